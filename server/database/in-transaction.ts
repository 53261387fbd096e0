import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Executor } from './executor'
import { DatabaseUnreachable, isConnectionFailure } from './database-unreachable'
import { schema } from './schema'

async function checkOut(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    if (!isConnectionFailure(error)) throw error
    throw new DatabaseUnreachable('no connection to the database', { cause: error })
  }
}

/** Whether the next transaction may use a connection: it is idle, neither broken nor inside a failed transaction. */
const isReusable = (client: pg.PoolClient) => client.getTransactionStatus() === 'I'

/**
 * What runs transactions on a pool's connections at read committed. drizzle's own way over a pool never returns a connection
 * whose `begin` failed, and returns those whose `rollback` failed; here every connection is returned or discarded.
 */
export function transactionsOn(pool: pg.Pool): <T>(run: (tx: Executor) => Promise<T>) => Promise<T> {
  const databases = new WeakMap<pg.PoolClient, ReturnType<typeof databaseOf>>()
  const databaseOf = (client: pg.PoolClient) => drizzle(client, { schema })
  return async (run) => {
    const client = await checkOut(pool)
    const db = databases.get(client) ?? databaseOf(client)
    databases.set(client, db)
    try {
      return await db.transaction(run, { isolationLevel: 'read committed' })
    } finally {
      client.release(!isReusable(client))
    }
  }
}
