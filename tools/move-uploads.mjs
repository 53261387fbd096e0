import { runProgram } from './setup/run-program.mjs'

await runProgram('move-uploads', () => false)
