import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { serverNodeOptions } from '../server/main/node-options.mjs'
import { ensureApp, ensureServer } from './setup/ensure-built.mjs'
import { ensurePackages } from './setup/ensure-packages.mjs'
import { root } from './setup/root.mjs'
import { main } from './setup/console.mjs'

await main(async () => {
  console.log('Staylark')
  await ensurePackages()
  await ensureApp('h5')
  await ensureServer()
  const server = spawn(process.execPath, [...serverNodeOptions, join(root, 'dist/server/server.mjs')], {
    cwd: root,
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.on('close', (code, signal) => {
    process.exitCode = signal ? 0 : (code ?? 1)
  })
})
