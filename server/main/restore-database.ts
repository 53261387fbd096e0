import { runRestore } from '../kernel/database/backup/run-backup'
import { runCommand } from './run-command'

await runCommand(runRestore)
