import { runRestore } from './backup/run-backup'
import { runCommand } from './run-command'

await runCommand(runRestore)
