import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const pollMs = 15

async function tryOnce(connectionString: string): Promise<unknown> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return null
  } catch (error) {
    return error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Waits until a PostgreSQL answers a query; the last error when it does not in time or has ended. */
export async function waitUntilReady(
  connectionString: string,
  timeoutMs: number,
  hasEnded: () => boolean,
): Promise<unknown> {
  let error: unknown = null
  for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += pollMs) {
    error = await tryOnce(connectionString)
    if (error === null || hasEnded()) return error
    await wait(pollMs)
  }
  return error
}
