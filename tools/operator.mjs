import { runProgram } from './setup/run-program.mjs'

/** None of its words is a file. */
await runProgram('operator', () => false)
