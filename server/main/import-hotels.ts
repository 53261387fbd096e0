import { runImport } from '../import/command'
import { fillDatabase } from './fill-database'
import { loadDemo } from './load-demo'
import { runCommand } from './process'

await runCommand((words, environment, root) =>
  runImport(words, environment, root, async (services) =>
    fillDatabase({ ...services, demo: await loadDemo(services.env) }),
  ),
)
