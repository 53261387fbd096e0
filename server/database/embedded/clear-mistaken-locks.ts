import { readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ClusterPlace } from './cluster-place'
import { isMistakenLock } from './postmaster'

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
