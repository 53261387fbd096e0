import { existsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { privateFolder } from './private-folder'
import { canReach, type ServerUser } from './server-user'
import { shelterFor } from './shelter'

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

/** Chooses the folders for a data folder's cluster; beside DATA_DIR only when PostgreSQL's user cannot go there, with a note that says where. */
export function clusterPlace(dataDir: string, user: ServerUser | null): ClusterPlace {
  const nursery = privateFolder(homeOf(dataDir, user), user)
  const cluster = join(nursery, 'cluster')
  return { cluster, nursery, socketFolder: socketFolderOf(cluster, user) }
}
