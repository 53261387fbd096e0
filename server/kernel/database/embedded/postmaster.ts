import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '../../errors'
import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { ClusterPlace } from './cluster'

/** A running PostgreSQL as recorded in its postmaster.pid. */
interface Postmaster {
  pid: number
  port: number
  socketFolder: string | null
}

/** A process that has ended but that nobody has waited for yet, as in containers without an init. */
function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Whether a process with that id runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

function commandOf(pid: number): string {
  try {
    if (existsSync(`/proc/${pid}/cmdline`)) return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

const isOf = (pid: number, cluster: string) => process.platform === 'win32' || commandOf(pid).includes(cluster)

function readPidFile(cluster: string): Postmaster | null {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const [pid, , , port, socketFolder] = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(pid), port: Number(port) || 5432, socketFolder: socketFolder || null }
}

/** The PostgreSQL that runs on this cluster, left by an earlier process of ours; null when none does. */
export function runningPostmaster(cluster: string): Postmaster | null {
  const found = readPidFile(cluster)
  return found && found.pid > 0 && isAlive(found.pid) && isOf(found.pid, cluster) ? found : null
}

/** Whether a lock file names a process that runs, or ended unmourned, but is not the cluster's PostgreSQL: PostgreSQL itself would take it for a running server. */
function isMistakenLock(file: string, cluster: string): boolean {
  if (!existsSync(file)) return false
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (!(pid > 0) || (isAlive(pid) && isOf(pid, cluster))) return false
  return isZombie(pid) || isAlive(pid)
}

const patienceMs = 10_000
const pollMs = 50

function worksIn(pid: string, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch {
    return false
  }
}

/** Whether processes of an earlier PostgreSQL still work in the cluster; they end by themselves when they notice that it is gone. */
function hasStragglers(cluster: string): boolean {
  if (process.platform !== 'linux') return false
  const place = realpathSync(cluster)
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && worksIn(name, place))
}

const locksOf = ({ cluster, socketFolder }: Pick<ClusterPlace, 'cluster' | 'socketFolder'>): string[] => [
  join(cluster, 'postmaster.pid'),
  ...(socketFolder === null ? [] : [join(socketFolder, '.s.PGSQL.5432.lock')]),
]

/**
 * Removes lock files, of the cluster and of its socket, that PostgreSQL would take for those of a running server although there is none.
 * Any others it judges better itself; and no file goes while processes of the earlier server could still write.
 */
export async function clearMistakenLocks(place: Pick<ClusterPlace, 'cluster' | 'socketFolder'>): Promise<void> {
  const { cluster } = place
  const mistaken = locksOf(place).filter((file) => isMistakenLock(file, cluster))
  if (mistaken.length === 0) return
  for (let waitedMs = 0; waitedMs < patienceMs && hasStragglers(cluster); waitedMs += pollMs) await wait(pollMs)
  if (!hasStragglers(cluster)) mistaken.forEach((file) => rmSync(file, { force: true }))
}
