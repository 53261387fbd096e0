import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureServer } from './setup/ensure-built.mjs'
import { ensurePackages } from './setup/ensure-packages.mjs'
import { root } from './setup/root.mjs'
import { main } from './setup/say.mjs'

/** Options with a word behind them that is no file. */
const withWord = new Set(['--source', '--remove-source', '--country', '--map'])

/** npm runs scripts in the project's folder; files are named from where the command was given. */
const fromCaller = (word, before) =>
  word.startsWith('-') || withWord.has(before) ? word : resolve(process.env.INIT_CWD ?? '.', word)

await main(async () => {
  await ensurePackages()
  await ensureServer()
  const words = process.argv.slice(2)
  const files = words.map((word, at) => fromCaller(word, words[at - 1]))
  const child = spawn(process.execPath, ['dist/server/import-hotels.mjs', ...files], { cwd: root, stdio: 'inherit' })
  process.exitCode = await new Promise((done, failed) => {
    child.on('error', failed)
    child.on('close', (code) => done(code ?? 2))
  })
})
