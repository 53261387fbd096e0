import { runProgram } from './setup/run-program.mjs'

await runProgram('back-up-database')
