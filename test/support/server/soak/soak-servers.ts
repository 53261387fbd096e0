import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../../server/kernel/database/executor'
import { createShiftedClock, systemClock, type VirtualClock } from '../../../../server/kernel/time/clock'
import { freePort } from '../free-port'
import { type HttpClient, httpClient } from '../http-client'
import { durable, startOwnPostgres } from '../own-postgres'
import { newDataDir, removeDataDir, type ServerProcess, startServerProcess } from '../start-server-process'
import { openTestDatabase } from '../test-database'

/** What every server process of a soak signs with. */
export const soakSecret = 'a-secret-that-outlives-a-server-process-0123456789'

/** What can go wrong while the servers work. */
export type Fault = 'kill' | 'pause' | 'drop connections' | 'clock jump'

/** Server processes on one PostgreSQL, and what can go wrong with them. */
export interface SoakServers {
  /** Past the servers; one connection, which no fault drops. */
  readonly database: Database
  /** Goes as the servers' own. */
  readonly clock: VirtualClock
  /** Origins and clients, one for each server; they outlive its restarts. */
  readonly urls: readonly string[]
  readonly clients: readonly HttpClient[]
  /** Lets something go wrong with one of them, and waits until it is over. */
  strike(fault: Fault): Promise<void>
  /** Moves the clocks of all servers, one after the other. */
  advance(milliseconds: number): Promise<void>
  /** Waits until no order waits for a job, and no job is due. */
  settled(): Promise<void>
  close(): Promise<void>
}

const PAUSE_MS = 1_500
const JUMP_MS = 5_000
const CONNECTIONS = 20

/** Starts a PostgreSQL of its own and so many servers without a catalogue on it, whose clock can be moved. */
export async function startSoakServers(amount: number): Promise<SoakServers> {
  const postgres = await startOwnPostgres(durable)
  const { connectionString } = postgres.server
  const clock = createShiftedClock(systemClock)
  let shiftMs = 0
  const ports = await Promise.all(Array.from({ length: amount }, () => freePort()))
  const envs = ports.map((port) => ({
    SECRET: soakSecret,
    DATA_DIR: newDataDir(),
    DATABASE_URL: connectionString,
    CLOCK: 'virtual',
    LOG_LEVEL: 'silent',
    PORT: String(port),
  }))
  const servers: ServerProcess[] = []
  for (const env of envs) servers.push(await startServerProcess(env))
  const urls = servers.map(({ url }) => url)
  const clients = urls.map((url) => httpClient(url, CONNECTIONS))
  const database = openTestDatabase(connectionString, 1)

  const moveClock = async (at: number, milliseconds: number) => {
    const reply = await clients[at]?.post('/dev/clock', { advanceMs: milliseconds })
    if (reply?.status !== 200) throw new Error(`the clock of server ${at} did not move: ${reply?.status}`)
  }
  async function advance(milliseconds: number): Promise<void> {
    for (const at of servers.keys()) await moveClock(at, milliseconds)
    shiftMs += milliseconds
    clock.advance(milliseconds)
  }
  async function kill(at: number): Promise<void> {
    await servers[at]?.stop('SIGKILL')
    servers[at] = await startServerProcess(envs[at])
    if (shiftMs !== 0) await moveClock(at, shiftMs)
  }
  async function pause(at: number): Promise<void> {
    const pid = servers[at]?.pid ?? 0
    process.kill(pid, 'SIGSTOP')
    await wait(PAUSE_MS)
    process.kill(pid, 'SIGCONT')
  }
  const dropConnections = () =>
    database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`)

  async function isSettled(): Promise<boolean> {
    const { rows } = await database.db.execute(sql`
      select 1 from purchase where status = 'CONFIRMING'
      union all select 1 from refund where status = 'SUBMITTED'
      union all select 1 from outbox
        where done_at is null and dead_at is null and available_at <= ${clock.now().toISOString()}::timestamptz`)
    return rows.length === 0
  }

  return {
    database,
    clock,
    urls,
    clients,
    advance,
    strike: async (fault) => {
      const at = randomInt(servers.length)
      if (fault === 'kill') await kill(at)
      else if (fault === 'pause') await pause(at)
      else if (fault === 'clock jump') await advance(randomInt(2) === 0 ? JUMP_MS : -JUMP_MS)
      else await dropConnections()
    },
    settled: async () => {
      while (!(await isSettled())) await wait(50)
    },
    close: async () => {
      for (const client of clients) client.close()
      for (const server of servers) await server.stop('SIGKILL')
      await database.close()
      await postgres.server.stop()
      for (const { DATA_DIR } of envs) removeDataDir(DATA_DIR)
      removeDataDir(postgres.dataDir)
    },
  }
}
