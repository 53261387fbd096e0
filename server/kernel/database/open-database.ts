import { join } from 'node:path'
import { BoundedPool, longestConnectMs, NamedClient, openPool } from './pool'
import type { Database, Executor } from './executor'
import { databaseOnPool } from './transactions'
import { privateFolder, serverUser, type ServerUser } from './embedded/server-user'
import { sql } from 'drizzle-orm'
import { existsSync } from 'node:fs'
import type { Env } from '../config/env'
import { lockDataDir } from './data-dir-lock'
import { openEmbeddedPostgres } from './embedded/embedded-postgres'
import { type Binaries, runnableBinaries } from './embedded/binaries'

interface PgliteConnection {
  parse(query: object): void
}

/** drizzle passes its type parsers in the field where this adapter expects the numbers of parameter types. */
function withoutTypeParsers<Config extends { connection: PgliteConnection }>(config: Config): Config {
  const { connection } = config
  const parse = connection.parse.bind(connection)
  connection.parse = (query) => parse({ ...query, types: [] })
  return config
}

/** The fallback: PostgreSQL as WebAssembly in this process, one connection, its files in DATA_DIR/pglite; safe when the process dies, not when the power does. */
export async function openPglite(dataDir: string, closeBelow: () => Promise<void>): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  const folder = privateFolder(join(dataDir, 'pglite'), null)
  const pglite = await PGlite.create(folder, { extensions: { pg_trgm } })
  const pool = new BoundedPool({
    Client: NamedClient,
    ...withoutTypeParsers(createPgConfig(pglite)),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: longestConnectMs,
  })
  return databaseOnPool(pool, { kind: 'pglite', connectionString: null }, async () => {
    await pglite.close()
    await closeBelow()
  })
}

/** The oldest major version of PostgreSQL that this server's SQL is tested on. */
const leastVersion = 15

/** The PostgreSQL of DATABASE_URL is older than this server's SQL. */
export class PostgresTooOld extends Error {
  override readonly name = 'PostgresTooOld'
}

/** Throws PostgresTooOld on a PostgreSQL that is too old; databases that only speak like one are not judged by their version. */
async function refuseOldPostgres(db: Executor): Promise<void> {
  const { rows } = await db.execute<{ version: string }>(sql`select version() as version`)
  const major = /^PostgreSQL (\d+)/.exec(rows[0]?.version ?? '')?.[1]
  if (major === undefined || Number(major) >= leastVersion) return
  throw new PostgresTooOld(
    `The database of DATABASE_URL is PostgreSQL ${major}; Staylark needs ${leastVersion} or newer. Bring it up to that with pg_upgrade, or pg_dump it into a newer one.`,
  )
}

/** Receives progress and notices while the database is opened. */
interface OpeningListener {
  /** Something that deserves a line. */
  log(line: string): void
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
    listener.log('PostgreSQL was still running after the last server process died; it goes on from there.')
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
  listener.log(
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
  listener.log(`PostgreSQL cannot run here: ${binaries.reason}.`)
  return openFallback(env, unlock, listener)
}

/** Opens the configured database: DATABASE_URL, else the embedded PostgreSQL in DATA_DIR, else PGlite. Throws DataDirInUse when another process uses the folder, and PostgresTooOld when DATABASE_URL leads to an old version. */
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
