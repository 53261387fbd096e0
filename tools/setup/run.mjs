import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { PlainError } from './console.mjs'
import { root } from './root.mjs'

/** Runs a program in the project's root, or a folder below it, and waits. Its output is shown only when it fails, unless `show` is set. */
export function run(program, args, { env = {}, show = false, folder = '' } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: join(root, folder),
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    const output = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(Buffer.concat(output).toString())
      const text = Buffer.concat(output).toString().trimEnd().split('\n').slice(-60).join('\n')
      reject(new PlainError(`${text}\n\n"${program} ${args.join(' ')}" ended with ${signal ?? `exit code ${code}`}.`))
    })
  })
}
