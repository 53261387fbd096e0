import { runImport } from '../import/command'
import { runCommand } from './run-command'

await runCommand(runImport)
