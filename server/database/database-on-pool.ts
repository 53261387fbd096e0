import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database } from './executor'
import { transactionsOn } from './in-transaction'
import { schema } from './schema'
import { withRetries } from './transaction-retries'

/** Without a listener, the failure of a connection would end the process: idle ones are replaced, and those in use fail by their query. */
function surviveLostConnections(pool: pg.Pool): void {
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
}

/** The database behind a pool of connections; `close` ends the pool and then whatever the pool stood on. */
export function databaseOnPool(
  pool: pg.Pool,
  facts: Pick<Database, 'kind' | 'connectionString'>,
  closeBelow: () => Promise<void>,
): Database {
  surviveLostConnections(pool)
  const inTransaction = transactionsOn(pool)
  return {
    ...facts,
    db: drizzle(pool, { schema }),
    transaction: (run) => withRetries(() => inTransaction(run)),
    close: async () => {
      await pool.end()
      await closeBelow()
    },
  }
}
