import { createLog } from '../kernel/config/log'
import { runMoveUploads } from '../uploads/move/command'
import { createServices } from './create-services'
import { loadDemo } from './load-demo'
import { runCommand } from './process'

await runCommand((args, environment, root) =>
  runMoveUploads(args, environment, root, async (env, database) =>
    createServices({ env, database, log: createLog(env), demo: await loadDemo(env) }),
  ),
)
