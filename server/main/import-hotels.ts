import { runImport } from '../import/command'
import { fillDatabase } from './fill-database'
import { loadDemo } from './load-demo'
import { runCommand } from './process'

await runCommand((args, environment, root) =>
  runImport(args, environment, root, async (services) =>
    fillDatabase({ ...services, demo: await loadDemo(services.env) }),
  ),
)
