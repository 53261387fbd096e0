import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database, Executor } from './executor'
import { DatabaseUnreachable, isConnectionFailure, isWorthRetrying } from './database-unreachable'
import { schema } from './schema/all-tables'
import { setTimeout as wait } from 'node:timers/promises'
import { randomInt } from 'node:crypto'

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
function transactionsOn(pool: pg.Pool): <T>(run: (tx: Executor) => Promise<T>) => Promise<T> {
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

const mostRetries = 5

/** Runs a transaction again after a serialization failure or deadlock, at most five times, each after a longer random pause. */
export async function withRetries<T>(
  run: () => Promise<T>,
  pause: (milliseconds: number) => Promise<unknown> = wait,
): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await run()
    } catch (error) {
      if (retry >= mostRetries || !isWorthRetrying(error)) throw error
      await pause(randomInt(1, 10 * 2 ** retry))
    }
  }
}

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
