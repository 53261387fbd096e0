import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { program } from './binaries'
import { isAlive } from './postmaster'

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

/** Asks PostgreSQL to end without waiting; for the last moment of a process. */
export const askToStop = (native: string, cluster: string, pid: number) => send(native, cluster, pid, 'fast')

/** Stops PostgreSQL: open transactions are rolled back, the rest is written; forced when it takes longer than eight seconds. */
export async function stopPostgres(native: string, cluster: string, pid: number): Promise<void> {
  send(native, cluster, pid, 'fast')
  if (await isGoneWithin(pid, patienceMs)) return
  send(native, cluster, pid, 'immediate')
  await isGoneWithin(pid, 2_000)
}
