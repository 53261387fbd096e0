import { runImport } from './import/run-import'
import { runCommand } from './run-command'

await runCommand(runImport)
