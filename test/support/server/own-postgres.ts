import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { program, runnableBinaries } from '../../../server/kernel/database/embedded/binaries'
import { clusterPlace } from '../../../server/kernel/database/embedded/cluster'
import { openEmbeddedPostgres, type EmbeddedPostgres } from '../../../server/kernel/database/embedded/embedded-postgres'
import { serverUser, type ServerUser } from '../../../server/kernel/database/embedded/server-user'
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

/** Folder (bin, lib, share) of another PostgreSQL than npm's to run the tests on. */
const otherNative = process.env.TEST_POSTGRES

/** Makes the cluster of another PostgreSQL as those are whom others set up: it sorts as people do, not by bytes. */
function createOtherCluster(native: string, dataDir: string, user: ServerUser | null): void {
  const { cluster, nursery } = clusterPlace(dataDir, user)
  if (existsSync(join(cluster, 'PG_VERSION'))) return
  const args = ['--pgdata', cluster, '--username=postgres', '--encoding=UTF8', '--auth=trust', '--locale=C.UTF-8']
  const collation = ['--locale-provider=icu', '--icu-locale=en-US']
  execFileSync(program(native, 'initdb'), [...args, ...collation], { ...user, cwd: nursery, stdio: 'pipe' })
}

/** The programs to start, as that user can run them. */
function nativeFor(user: ServerUser | null): string {
  if (otherNative) return otherNative
  const binaries = runnableBinaries(projectFolder, user)
  if ('native' in binaries) return binaries.native
  throw new Error(`The server's tests need PostgreSQL, which cannot run here: ${binaries.reason}.`)
}

/** Starts a PostgreSQL in a new folder, or again in the folder of one that has ended; stop it and remove the folder when the tests are over. */
export async function startOwnPostgres(
  settings: Readonly<Record<string, string>> = quick,
  again?: string,
): Promise<OwnPostgres> {
  const user = serverUser()
  const native = nativeFor(user)
  const dataDir = again ?? mkdtempSync(join(tmpdir(), 'staylark-test-'))
  chmodSync(dataDir, 0o755)
  if (otherNative) createOtherCluster(otherNative, dataDir, user)
  const server = await openEmbeddedPostgres({ dataDir, native, user, settings })
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
