import { join } from 'node:path'
import { BoundedPool, longestConnectMs } from './bounded-pool'
import type { Database } from './executor'
import { databaseOnPool } from './database-on-pool'
import { privateFolder } from './embedded/private-folder'
import { NamedClient } from './named-client'

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
  const folder = privateFolder(join(dataDir, 'pglite'), null)
  const pglite = await PGlite.create(folder)
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
