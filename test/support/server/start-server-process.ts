import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningServer } from '../../../server/kernel/database/open-beside-server'
import { freePort } from './free-port'
import { projectFolder } from './project-folder'
import { serverBundle } from './server-bundle'

/** How a server process ended. */
export interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
}

/** A whole server in a process of its own, spoken to over HTTP. */
export interface ServerProcess {
  readonly url: string
  readonly pid: number
  readonly dataDir: string
  /** All that it printed so far. */
  output(): string
  /** What it wrote into server.json; its databaseUrl lets a second process share the database. */
  readServerFile(): RunningServer
  /** Sends a signal (SIGTERM when none is named) and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<Ending>
  readonly ended: Promise<Ending>
}

const plainEnv = { NODE_ENV: 'development', RATE_LIMIT: '0', SEED_HOTELS: '0', LOG_LEVEL: 'warn' }

/** A data folder that every user can walk into; remove it when the test is over. */
export function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'staylark-process-'))
  chmodSync(dataDir, 0o755)
  return dataDir
}

/** Removes a data folder, and the shelter that PostgreSQL's files had outside it, if any. */
export function removeDataDir(dataDir: string): void {
  const pointerFile = join(dataDir, 'where-is-the-database.txt')
  const shelter = existsSync(pointerFile) ? readFileSync(pointerFile, 'utf8').trim().split('\n').at(-1) : undefined
  for (const folder of [shelter, dataDir]) if (folder) rmSync(folder, { recursive: true, force: true })
}

/** Starts a server process without waiting until it is ready. */
export async function launchServer(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const dataDir = env.DATA_DIR ?? newDataDir()
  const port = env.PORT ?? String(await freePort())
  const own = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    STAYLARK_ROOT: process.env.STAYLARK_ROOT ?? projectFolder,
  }
  const child = spawn(process.execPath, [serverBundle()], {
    env: { ...own, ...plainEnv, PORT: port, ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  const ended = new Promise<Ending>((resolve) => child.on('close', (code, signal) => resolve({ code, signal })))
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    dataDir,
    output: () => printed,
    readServerFile: () => JSON.parse(readFileSync(join(dataDir, 'server.json'), 'utf8')),
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
    ended,
  }
}

const isUp = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts a server process and waits until it is ready; rejects with what it printed when it ends instead. */
export async function startServerProcess(env: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const server = await launchServer(env)
  let isOver = false
  void server.ended.then(() => (isOver = true))
  while (!server.output().includes('Ready:') || !(await isUp(server.url))) {
    if (isOver) throw new Error(`The server did not start:\n${server.output()}`)
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
  return server
}
