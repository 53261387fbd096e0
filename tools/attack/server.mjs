import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { serverNodeOptions } from '../../server/main/node-options.mjs'
import { root } from '../setup/root.mjs'

const SECRET = 'attack-only-0123456789-abcdefghijklmnopqrstuvwxyz'

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** Sets every setting, so that none comes from an .env file: only this script's own database may be attacked. */
const plainSettings = {
  NODE_ENV: 'production',
  DEMO: '0',
  HOST: '127.0.0.1',
  DATABASE: 'embedded',
  DATABASE_URL: '',
  MAIL_URL: '',
  CLOCK: 'system',
  SEED_HOTELS: '60',
  SECRET,
  LOG_LEVEL: 'info',
  RATE_LIMIT: '1200',
  TRUST_PROXY: '0',
  DEFAULT_REGION: 'CN',
}

function spawnServer(settings) {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [...serverNodeOptions, join(root, 'dist/server/server.mjs')], {
    env: { PATH, HOME, STAYLARK_ROOT: root, ...plainSettings, ...settings },
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (printed += String(bytes)))
  const ended = new Promise((resolve) => child.on('close', resolve))
  return { child, ended, printed: () => printed }
}

/** Starts a server that should refuse its settings; returns its exit code and output, or null when it accepted them. */
export async function refusedStart(settings, patienceMs = 60_000) {
  const dataDir = mkdtempSync(join(tmpdir(), 'staylark-attack-'))
  const server = spawnServer({ DATA_DIR: dataDir, PORT: String(await freePort()), ...settings })
  const state = { code: null }
  void server.ended.then((code) => (state.code = code))
  const deadline = Date.now() + patienceMs
  while (state.code === null && !server.printed().includes('Opening the database') && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { code } = state
  if (code === null) server.child.kill('SIGTERM')
  await server.ended
  rmSync(dataDir, { recursive: true, force: true })
  return code === null ? null : { code, output: server.printed() }
}

/** Starts a whole server with a database and a port of its own on loopback. */
export async function startServer(settings) {
  const dataDir = mkdtempSync(join(tmpdir(), 'staylark-attack-'))
  chmodSync(dataDir, 0o755)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = spawnServer({ DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: origin, ...settings })
  let isOver = false
  void server.ended.then(() => (isOver = true))
  while (!server.printed().includes('Ready:')) {
    if (isOver) throw new Error(`The server did not start:\n${server.printed()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const { databaseUrl } = JSON.parse(readFileSync(join(dataDir, 'server.json'), 'utf8'))
  return {
    origin,
    dataDir,
    printed: server.printed,
    isAlive: () => !isOver,
    /** Resident memory of the process, MB; null where it cannot be read. */
    memoryMb: () => (process.platform === 'linux' ? memoryOf(server.child.pid) : null),
    query: async (text, values) => {
      const client = new pg.Client({ connectionString: databaseUrl })
      client.on('error', () => undefined)
      await client.connect()
      return client
        .query(text, values)
        .then(({ rows }) => rows)
        .finally(() => client.end().catch(() => undefined))
    },
    stop: async () => {
      server.child.kill('SIGTERM')
      await server.ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const memoryOf = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
