import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { program } from './binaries'
import type { ClusterPlace } from './cluster-place'
import { clearMistakenLocks } from './clear-mistaken-locks'
import type { ServerUser } from './server-user'

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
export interface Launched {
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

function wordsFor(place: ClusterPlace, port: number, extra: Readonly<Record<string, string>>): string[] {
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
  const child = spawn(program(native, 'postgres'), wordsFor(place, port, extraSettings), {
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
