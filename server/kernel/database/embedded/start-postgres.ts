import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { program } from './binaries'
import type { ClusterPlace } from './cluster'
import { clearMistakenLocks, isAlive } from './postmaster'
import type { ServerUser } from './server-user'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const settings = {
  max_connections: '100',
  shared_buffers: '64MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  random_page_cost: '1.1',
}

/** A PostgreSQL that was just launched. */
interface Launched {
  child: ChildProcess
  port: number
  logFile: string
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0))
    })
  })
}

function startFailureText(place: ClusterPlace, port: number, extra: Readonly<Record<string, string>>): string[] {
  const listening =
    place.socketFolder === null
      ? { listen_addresses: '127.0.0.1' }
      : { listen_addresses: '', unix_socket_directories: place.socketFolder, unix_socket_permissions: '0700' }
  const all = Object.entries({ ...settings, ...listening, ...extra, port: String(port) })
  return ['-D', place.cluster, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** Launches PostgreSQL on a cluster in a process group of its own, so that Ctrl+C reaches us first and we stop it in order. */
export async function startPostgres(
  native: string,
  place: ClusterPlace,
  user: ServerUser | null,
  extraSettings: Readonly<Record<string, string>>,
): Promise<Launched> {
  const port = place.socketFolder === null ? await freePort() : 5432
  await clearMistakenLocks(place)
  const logFile = join(place.nursery, 'postgres.log')
  const log = openSync(logFile, 'w')
  const child = spawn(program(native, 'postgres'), startFailureText(place, port, extraSettings), {
    ...user,
    cwd: place.nursery,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    windowsHide: true,
  })
  closeSync(log)
  child.on('error', () => undefined)
  child.unref()
  return { child, port, logFile }
}

/** The end of PostgreSQL's own log, for an error message. */
export const endOfLog = (logFile: string) => readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-8).join('\n')

const patienceMs = 8_000
const pollMs = 10

function send(native: string, cluster: string, pid: number, mode: 'fast' | 'immediate'): void {
  try {
    if (process.platform !== 'win32') process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT')
    else execFileSync(program(native, 'pg_ctl'), ['stop', '-D', cluster, '-m', mode, '-W'], { stdio: 'ignore' })
  } catch {
    // It is gone already, which is what was wanted.
  }
}

async function isGoneWithin(pid: number, milliseconds: number): Promise<boolean> {
  for (let waited = 0; waited < milliseconds; waited += pollMs) {
    if (!isAlive(pid)) return true
    await wait(pollMs)
  }
  return !isAlive(pid)
}

/** Signals PostgreSQL to stop without waiting, for use while the process exits. */
export const requestStop = (native: string, cluster: string, pid: number) => send(native, cluster, pid, 'fast')

/** Stops PostgreSQL: open transactions are rolled back, the rest is written; forced when it takes longer than eight seconds. */
export async function stopPostgres(native: string, cluster: string, pid: number): Promise<void> {
  send(native, cluster, pid, 'fast')
  if (await isGoneWithin(pid, patienceMs)) return
  send(native, cluster, pid, 'immediate')
  await isGoneWithin(pid, 2_000)
}

const readyPollMs = 15

async function tryOnce(connectionString: string): Promise<unknown> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return null
  } catch (error) {
    return error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Waits until PostgreSQL responds to a query; returns the last error when it ends or does not respond in time. */
export async function waitUntilReady(
  connectionString: string,
  timeoutMs: number,
  hasEnded: () => boolean,
): Promise<unknown> {
  let error: unknown = null
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += readyPollMs) {
    error = await tryOnce(connectionString)
    if (error === null || hasEnded()) return error
    await wait(readyPollMs)
  }
  return error
}
