import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database } from './executor'
import { schema } from './schema'
import { withRetries } from './transaction-retries'

/** The database behind a pool of connections; `close` ends the pool and then whatever the pool stood on. */
export function databaseOnPool(
  pool: pg.Pool,
  facts: Pick<Database, 'kind' | 'connectionString'>,
  closeBelow: () => Promise<void>,
): Database {
  const db = drizzle(pool, { schema })
  return {
    ...facts,
    db,
    transaction: (run) => withRetries(() => db.transaction(run, { isolationLevel: 'read committed' })),
    close: async () => {
      await pool.end()
      await closeBelow()
    },
  }
}
