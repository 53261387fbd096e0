import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const drawing = spawn(process.execPath, ['--import', 'tsx', 'server/pictures/generate-pictures.ts'], {
  cwd: root,
  stdio: 'inherit',
})
drawing.on('exit', (code) => {
  process.exitCode = code ?? 1
})
