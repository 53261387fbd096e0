import { resolve } from 'node:path'
import { ensureServer } from './setup/ensure-built.mjs'
import { ensurePackages } from './setup/ensure-packages.mjs'
import { run } from './setup/run.mjs'
import { main } from './setup/say.mjs'

/** npm runs scripts in the project's folder; files are named from where the command was given. */
const fromCaller = (word) => (word.startsWith('-') ? word : resolve(process.env.INIT_CWD ?? '.', word))

await main(async () => {
  await ensurePackages()
  await ensureServer()
  const words = process.argv.slice(2)
  const files = words.map((word, at) => (words[at - 1] === '--source' ? word : fromCaller(word)))
  await run('node', ['dist/server/import-hotels.mjs', ...files])
})
