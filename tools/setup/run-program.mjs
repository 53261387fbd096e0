import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { ensureServer } from './ensure-built.mjs'
import { ensurePackages } from './ensure-packages.mjs'
import { root } from './root.mjs'
import { main } from './console.mjs'

/** npm runs scripts in the project's folder; files are named from where the command was given. */
const fromCaller = (argument) => resolve(process.env.INIT_CWD ?? '.', argument)

/** Runs one of the server's programs with the command line's arguments and exits with its code. Arguments that `isFile(argument, previous)` identifies as files are resolved from the caller's folder. */
export const runProgram = (name, isFile = (argument) => !argument.startsWith('-')) =>
  main(async () => {
    await ensurePackages()
    await ensureServer()
    const args = process.argv
      .slice(2)
      .map((argument, at, all) => (isFile(argument, all[at - 1]) ? fromCaller(argument) : argument))
    const child = spawn(process.execPath, [`dist/server/${name}.mjs`, ...args], { cwd: root, stdio: 'inherit' })
    process.exitCode = await new Promise((done, failed) => {
      child.on('error', failed)
      child.on('close', (code) => done(code ?? 2))
    })
  })
