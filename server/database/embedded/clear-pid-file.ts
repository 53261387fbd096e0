import { readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { mistakenPid } from './postmaster'

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

/**
 * Removes a pid file that PostgreSQL would take for that of a running server although it is none.
 * Any other it judges better itself; and no file goes while processes of the earlier server could still write.
 */
export async function clearPidFile(cluster: string): Promise<void> {
  if (mistakenPid(cluster) === null) return
  for (let waitedMs = 0; waitedMs < patienceMs && hasStragglers(cluster); waitedMs += pollMs) await wait(pollMs)
  if (!hasStragglers(cluster)) rmSync(join(cluster, 'postmaster.pid'), { force: true })
}
