import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { canReach, privateFolder, type ServerUser, shelterFor } from './server-user'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { program } from './binaries'
import pg from 'pg'

/** Longest path of a Unix socket, in bytes, that every system takes. */
const longestSocketPath = 103

/** Where the cluster's files stand. */
export interface ClusterPlace {
  /** PostgreSQL's data directory; it need not exist yet. */
  cluster: string
  /** Folder in which the cluster is built before it gets its name; PostgreSQL's user may write there. */
  nursery: string
  /** Folder of the Unix socket, closed to other users; null where the server listens on loopback TCP. */
  socketFolder: string | null
}

function homeOf(dataDir: string, user: ServerUser | null): string {
  if (user === null || canReach(dataDir, user)) return join(dataDir, 'postgres')
  const home = shelterFor(dataDir, user)
  writeFileSync(
    join(dataDir, 'where-is-the-database.txt'),
    `PostgreSQL runs as the user "nobody", who cannot read this folder. Its data stands in\n${home}\n`,
  )
  return home
}

function socketFolderOf(cluster: string, user: ServerUser | null): string | null {
  if (process.platform === 'win32') return null
  if (Buffer.byteLength(join(cluster, '.s.PGSQL.5432.lock')) <= longestSocketPath) return cluster
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 12)
  return privateFolder(join(existsSync('/tmp') ? '/tmp' : tmpdir(), `staylark-${name}`), user)
}

/** Chooses the folders of a data folder's cluster. They lie outside DATA_DIR only when PostgreSQL's user cannot enter it; a note then names the location. */
export function clusterPlace(dataDir: string, user: ServerUser | null): ClusterPlace {
  const nursery = privateFolder(homeOf(dataDir, user), user)
  const cluster = join(nursery, 'cluster')
  return { cluster, nursery, socketFolder: socketFolderOf(cluster, user) }
}

const run = promisify(execFile)

/** Name of the file with the superuser's password, in the folder around the cluster. */
const passwordFile = (place: ClusterPlace) => join(place.nursery, 'password')

function createPassword(place: ClusterPlace, user: ServerUser | null): void {
  const file = passwordFile(place)
  writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (user) chownSync(file, user.uid, user.gid)
}

/** Makes the cluster if there is none; a half-made one of an earlier start is thrown away, for only a finished one has the name. */
export async function createCluster(native: string, place: ClusterPlace, user: ServerUser | null): Promise<void> {
  if (existsSync(join(place.cluster, 'PG_VERSION'))) return
  for (const name of readdirSync(place.nursery)) {
    // Retried, because a process of the interrupted start may still be writing into it.
    if (name.startsWith('unfinished-'))
      rmSync(join(place.nursery, name), { recursive: true, force: true, maxRetries: 10 })
  }
  createPassword(place, user)
  const unfinished = join(place.nursery, `unfinished-${process.pid}`)
  const args = ['--pgdata', unfinished, '--username=postgres', '--encoding=UTF8', '--locale=C']
  const collation = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${passwordFile(place)}`]
  await run(program(native, 'initdb'), [...args, ...collation, ...access], { ...user, cwd: place.nursery })
  renameSync(unfinished, place.cluster)
}

/** Makes a database on a server unless it is there. */
export async function ensureDatabase(adminConnection: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminConnection })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

/** Where a running PostgreSQL of ours listens. */
export interface Listening {
  port: number
  socketFolder: string | null
}

/** Returns the connection string of one of its databases: over its socket, or over loopback with the stored password. */
export function connectionString(place: ClusterPlace, { port, socketFolder }: Listening, database: string): string {
  if (socketFolder !== null) return `postgres://postgres@${encodeURIComponent(socketFolder)}:${port}/${database}`
  return `postgres://postgres:${readFileSync(passwordFile(place), 'utf8')}@127.0.0.1:${port}/${database}`
}
