import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensurePackages, ensurePackagesOf } from './setup/ensure-packages.mjs'
import { root } from './setup/root.mjs'
import { main } from './setup/console.mjs'

const folder = 'tools/pictures'

await main(async () => {
  await ensurePackages()
  await ensurePackagesOf(folder)
  const tsx = join(root, folder, 'node_modules/tsx/dist/cli.mjs')
  const drawing = spawn(process.execPath, [tsx, `${folder}/generate.ts`], { cwd: root, stdio: 'inherit' })
  drawing.on('exit', (code) => {
    process.exitCode = code ?? 1
  })
})
