import { runProgram } from './setup/run-program.mjs'

/** Options with a word behind them that is no file. */
const withWord = new Set(['--source', '--remove-source', '--country', '--map'])

await runProgram('import-hotels', (word, before) => !word.startsWith('-') && !withWord.has(before))
