import { runProgram } from './setup/run-program.mjs'

await runProgram('restore-database')
