import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { BoundedPool } from '../../../../server/kernel/database/pool'
import { DatabaseUnreachable } from '../../../../server/kernel/database/database-unreachable'

/** A client whose connection is always there. */
class ReadyClient extends EventEmitter {
  readonly _queryable = true
  connect(done: () => void): void {
    done()
  }
  end(): void {}
  query(_text: unknown, done: (error: null, result: object) => void): void {
    done(null, { rows: [] })
  }
}

const isClient = (value: unknown): value is typeof pg.Client => value === ReadyClient

function poolOfOne(): BoundedPool {
  const Client: unknown = ReadyClient
  if (!isClient(Client)) throw new Error('not a client')
  return new BoundedPool({ Client, max: 1, idleTimeoutMillis: 0 })
}

test('2,000 calls wait for a connection; one more is refused at once, however it queries, and the waiting ones succeed', async () => {
  const pool = poolOfOne()
  const first = await pool.connect()
  const waiting = Array.from({ length: 2_000 }, () => pool.connect())
  await expect(pool.connect()).rejects.toThrow(DatabaseUnreachable)
  await expect(pool.query('select 1')).rejects.toThrow('too many calls wait')
  first.release()
  for (const next of waiting) (await next).release()
  const last = await pool.connect()
  expect(pool.waitingCount).toBe(0)
  last.release()
})
