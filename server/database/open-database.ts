import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../env'
import { databaseOnPool } from './database-on-pool'
import { lockDataDir } from './data-dir-lock'
import { openEmbeddedPostgres } from './embedded/embedded-postgres'
import { runnableBinaries, type Binaries } from './embedded/runnable-binaries'
import { serverUser, type ServerUser } from './embedded/server-user'
import type { Database } from './executor'
import { openPglite } from './open-pglite'
import { openPool } from './open-pool'
import { refuseOldPostgres } from './refuse-old-postgres'

/** What the opening of the database tells whoever started the server. */
export interface OpeningListener {
  /** Something that deserves a line. */
  tell(line: string): void
  /** PostgreSQL ended although nobody stopped it. */
  lost(): void
}

async function openByUrl(url: string): Promise<Database> {
  const database = databaseOnPool(openPool(url), { kind: 'url', connectionString: url }, async () => undefined)
  try {
    await refuseOldPostgres(database.db)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openEmbedded(
  env: Env,
  native: string,
  user: ServerUser | null,
  unlock: () => void,
  listener: OpeningListener,
) {
  const server = await openEmbeddedPostgres({ dataDir: env.dataDir, native, user })
  if (server.isTakenOver)
    listener.tell('PostgreSQL was still running after the last server process died; it goes on from there.')
  server.onLost(listener.lost)
  const facts = { kind: 'embedded', connectionString: server.connectionString } as const
  return databaseOnPool(openPool(server.connectionString), facts, async () => {
    await server.stop()
    unlock()
  })
}

function checkFallback(env: Env, reason: string): void {
  if (env.databaseChoice === 'embedded') throw new Error(`PostgreSQL cannot run here: ${reason}.`)
  if (!existsSync(join(env.dataDir, 'postgres')) && !existsSync(join(env.dataDir, 'where-is-the-database.txt'))) return
  throw new Error(
    `The data in ${env.dataDir} belongs to PostgreSQL, which cannot run here any more: ${reason}. Mend that, or set another DATA_DIR.`,
  )
}

async function openFallback(env: Env, unlock: () => void, listener: OpeningListener): Promise<Database> {
  listener.tell(
    'NOTE: the database is PGlite, not PostgreSQL: one process, one connection, and a power cut can lose data.',
  )
  return openPglite(env.dataDir, async () => unlock())
}

async function openOwn(env: Env, unlock: () => void, listener: OpeningListener): Promise<Database> {
  if (env.databaseChoice === 'pglite') return openFallback(env, unlock, listener)
  const user = serverUser()
  const binaries: Binaries = runnableBinaries(env.root, user)
  if ('native' in binaries) return openEmbedded(env, binaries.native, user, unlock, listener)
  checkFallback(env, binaries.reason)
  listener.tell(`PostgreSQL cannot run here: ${binaries.reason}.`)
  return openFallback(env, unlock, listener)
}

/** Opens the database that the settings ask for: DATABASE_URL, else our own PostgreSQL in DATA_DIR, else PGlite; throws DataDirInUse beside another process, PostgresTooOld where DATABASE_URL leads to an old one. */
export async function openDatabase(env: Env, listener: OpeningListener): Promise<Database> {
  if (env.databaseUrl !== null) return openByUrl(env.databaseUrl)
  const unlock = lockDataDir(env.dataDir)
  try {
    return await openOwn(env, unlock, listener)
  } catch (error) {
    unlock()
    throw error
  }
}
