import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { serverNodeOptions } from '../../server/main/node-options.mjs'

/** Starts the bundled server on a folder, or on the database of another one, and waits until it is ready; `stop` ends it together with its PostgreSQL. */
export async function startBenchServer({ root, dataDir, seedHotels, nodeOptions = [], databaseUrl: shared }) {
  mkdirSync(dataDir, { recursive: true })
  const serverFile = join(dataDir, 'server.json')
  rmSync(serverFile, { force: true })
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    SEED_HOTELS: String(seedHotels),
    PORT: '0',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
    STAYLARK_ROOT: root,
    ...(shared && { DATABASE_URL: shared }),
  }
  const server = spawn(process.execPath, [...serverNodeOptions, ...nodeOptions, join(root, 'dist/server/server.mjs')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => server.on('close', resolve))
  await new Promise((resolve, reject) => {
    server.stdout.on('data', (bytes) => String(bytes).includes('Ready:') && resolve())
    server.on('close', (code) => reject(new Error(`the server ended with ${code} before it was ready`)))
  })
  const { url, databaseUrl } = JSON.parse(readFileSync(serverFile, 'utf8'))
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  return {
    pid: server.pid,
    url,
    databaseUrl,
    memoryMb: () => (process.platform === 'linux' ? Math.round(memory()) : null),
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}
