import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureServer } from './ensure-built.mjs'
import { ensurePackages } from './ensure-packages.mjs'
import { root } from './root.mjs'
import { main } from './say.mjs'

/** npm runs scripts in the project's folder; files are named from where the command was given. */
const fromCaller = (word) => resolve(process.env.INIT_CWD ?? '.', word)

/** Runs one of the server's programs with the words of the command line and ends with its code; words that name files, as `isFile(word, wordBefore)` tells, are taken from where the command was given. */
export const runProgram = (name, isFile = (word) => !word.startsWith('-')) =>
  main(async () => {
    await ensurePackages()
    await ensureServer()
    const words = process.argv.slice(2).map((word, at, all) => (isFile(word, all[at - 1]) ? fromCaller(word) : word))
    const child = spawn(process.execPath, [`dist/server/${name}.mjs`, ...words], { cwd: root, stdio: 'inherit' })
    process.exitCode = await new Promise((done, failed) => {
      child.on('error', failed)
      child.on('close', (code) => done(code ?? 2))
    })
  })
