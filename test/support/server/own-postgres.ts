import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPostgres, type EmbeddedPostgres } from '../../../server/database/embedded/embedded-postgres'
import { runnableBinaries } from '../../../server/database/embedded/runnable-binaries'
import { serverUser } from '../../../server/database/embedded/server-user'
import { projectFolder } from './project-folder'

/** Durability is of no use to a cluster that ends with the tests. */
const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

/** A PostgreSQL of the tests' own, and the folder that it stands in. */
export interface OwnPostgres {
  readonly server: EmbeddedPostgres
  readonly dataDir: string
}

/** For tests that stop or kill it and count what is still there. */
export const durable = { max_connections: '100' }

/** Starts a PostgreSQL in a new folder, or again in the folder of one that has ended; stop it and remove the folder when the tests are over. */
export async function startOwnPostgres(
  settings: Readonly<Record<string, string>> = quick,
  again?: string,
): Promise<OwnPostgres> {
  const user = serverUser()
  const binaries = runnableBinaries(projectFolder, user)
  if (!('native' in binaries))
    throw new Error(`The server's tests need PostgreSQL, which cannot run here: ${binaries.reason}.`)
  const dataDir = again ?? mkdtempSync(join(tmpdir(), 'staylark-test-'))
  chmodSync(dataDir, 0o755)
  const server = await openEmbeddedPostgres({ dataDir, native: binaries.native, user, settings })
  return { server, dataDir }
}

/** A process of PostgreSQL's, and what it calls itself. */
interface PostgresProcess {
  readonly pid: number
  readonly title: string
}

/** The processes that a PostgreSQL has started: those of its own, and one for each session. */
function childrenOf(pid: number): PostgresProcess[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n')
  const parsed = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
  return parsed
    .filter(([, , parent]) => Number(parent) === pid)
    .map(([, child, , title = '']) => ({ pid: Number(child), title }))
}

/** Ids of the processes that serve sessions of the database "staylark". */
export const sessionsOf = (pid: number): number[] =>
  childrenOf(pid)
    .filter(({ title }) => title.startsWith('postgres: postgres staylark'))
    .map((child) => child.pid)

/** Sends a signal to a PostgreSQL and all of its processes. */
export function signalPostgres(pid: number, signal: NodeJS.Signals): void {
  for (const each of [pid, ...childrenOf(pid).map((child) => child.pid)]) process.kill(each, signal)
}
