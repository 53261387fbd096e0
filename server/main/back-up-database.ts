import { runBackup } from '../kernel/database/backup/run-backup'
import { runCommand } from './process'

await runCommand(runBackup)
