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

/** Starts a PostgreSQL in a new folder; stop it and remove the folder when the tests are over. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const user = serverUser()
  const binaries = runnableBinaries(projectFolder, user)
  if (!('native' in binaries))
    throw new Error(`The server's tests need PostgreSQL, which cannot run here: ${binaries.reason}.`)
  const dataDir = mkdtempSync(join(tmpdir(), 'staylark-test-'))
  chmodSync(dataDir, 0o755)
  const server = await openEmbeddedPostgres({ dataDir, native: binaries.native, user, settings: quick })
  return { server, dataDir }
}

/** Sends a signal to a PostgreSQL and all of its processes. */
export function signalPostgres(pid: number, signal: NodeJS.Signals): void {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const children = pairs.filter(([, parent]) => parent === pid).map(([child = 0]) => child)
  for (const each of [pid, ...children]) process.kill(each, signal)
}
