import { createShiftedClock, systemClock, type VirtualClock } from '../../../server/kernel/time/clock'
import type { Database } from '../../../server/kernel/database/executor'
import { type FaultPoint, startFaultProxy } from './fault-proxy'
import { type HttpClient, httpClient } from './http-client'
import { durable, startOwnPostgres } from './own-postgres'
import { newDataDir, removeDataDir, startServerProcess } from './start-server-process'
import { openTestDatabase } from './test-database'

/** What every server process of a stage signs with. */
export const stageSecret = 'a-secret-that-outlives-a-server-process-0123456789'

/** Longer than the lease of a job that a dead process held, ms. */
export const leaseMs = 61_000

/** Longer than an order may stay unpaid, ms. */
export const holdMs = 20 * 60_000

/** A server that can be killed at a point of its talk with PostgreSQL, and started again at the time at which it died. */
export interface FaultStage {
  /** Past the server, and past the proxy. */
  readonly database: Database
  /** Goes as the server's own. */
  readonly clock: VirtualClock
  /** Origin of the server that runs now. */
  url(): string
  /** Calls the server that runs now. */
  readonly post: HttpClient['post']
  advance(milliseconds: number): Promise<void>
  /** Resolves once the server reached the point and was killed with SIGKILL. */
  killAt(point: FaultPoint): Promise<void>
  restart(): Promise<void>
  /** Waits until every order stands for good, no money is on its way back and no job that is due waits. */
  settled(): Promise<void>
  close(): Promise<void>
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

/** Polls until a condition holds. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause()
}

/** Starts a PostgreSQL of its own, a proxy before it and a server without a catalogue behind that. */
export async function startFaultStage(): Promise<FaultStage> {
  const postgres = await startOwnPostgres(durable)
  const { connectionString } = postgres.server
  const proxy = await startFaultProxy(`${decodeURIComponent(new URL(connectionString).hostname)}/.s.PGSQL.5432`)
  const dataDir = newDataDir()
  const clock = createShiftedClock(systemClock)
  const env = {
    SECRET: stageSecret,
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://postgres@127.0.0.1:${proxy.port}/staylark`,
    CLOCK: 'virtual',
  }
  let shiftMs = 0
  let server = await startServerProcess(env)
  let client = httpClient(server.url, 4)
  const database = openTestDatabase(connectionString, 2)

  async function isSettled(): Promise<boolean> {
    const { rows } = await database.db.execute(
      `select 1 from purchase where status in ('CONFIRMING', 'AUTO_REFUNDING', 'TO_PAY')
       union all select 1 from refund where status = 'SUBMITTED'
       union all select 1 from outbox where done_at is null and dead_at is null and available_at <= '${clock.now().toISOString()}'`,
    )
    return rows.length === 0
  }

  return {
    database,
    clock,
    url: () => server.url,
    post: (...call) => client.post(...call),
    advance: async (milliseconds) => {
      shiftMs += milliseconds
      clock.advance(milliseconds)
      await client.post('/dev/clock', { advanceMs: milliseconds })
    },
    killAt: async (point) => {
      await proxy.strike(point)
      await server.stop('SIGKILL')
    },
    restart: async () => {
      client.close()
      server = await startServerProcess(env)
      client = httpClient(server.url, 4)
      await client.post('/dev/clock', { advanceMs: shiftMs })
    },
    settled: () => until(isSettled),
    close: async () => {
      client.close()
      await server.stop('SIGKILL')
      await database.close()
      await proxy.close()
      await postgres.server.stop()
      for (const folder of [dataDir, postgres.dataDir]) removeDataDir(folder)
    },
  }
}
