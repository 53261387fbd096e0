import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from '../../server/kernel/database/executor'
import { isAlive } from '../../server/kernel/database/embedded/postmaster'
import { addHotel } from '../support/server/add-hotel'
import { type BookingLoad, startBookingLoad } from '../support/server/booking-load'
import { checkLedger } from '../support/server/check-ledger'
import { durable, type OwnPostgres, sessionsOf, signalPostgres, startOwnPostgres } from '../support/server/own-postgres'
import {
  newDataDir,
  removeDataDir,
  type ServerProcess,
  startServerProcess,
} from '../support/server/start-server-process'
import { openTestDatabase } from '../support/server/test-database'

const AT_ONCE = 8
const SECRET = 'a-secret-that-outlives-a-server-process-0123456789'

/** How often each fault happens and how long the database stands still; the whole size by `npm run reliability`. */
const RESTARTS = Number(process.env.RELIABILITY_RESTARTS ?? 2)
const STOPPED_MS = Number(process.env.RELIABILITY_STOPPED_MS ?? 6_000)
const TERMINATIONS = 20

/** A call is to end within 5 s; the rest is for machines that do much else. */
const longestCallMs = 5_000 + 5_000

/** Orders that show that all is well again. */
const RECOVERED = 10

interface Stage {
  readonly server: ServerProcess
  readonly load: BookingLoad
  database(): Database
  reopen(): Promise<void>
}

async function stageOn(server: ServerProcess, url: string): Promise<Stage> {
  let database = openTestDatabase(url, 2)
  const hotel = await addHotel(database.db, { stock: 100_000 })
  const load = startBookingLoad({ url: server.url, secret: SECRET, hotel, atOnce: AT_ONCE })
  return {
    server,
    load,
    database: () => database,
    reopen: async () => {
      await database.close()
      database = openTestDatabase(url, 2)
    },
  }
}

/** Lets a fault happen under load, then sees that bookings go on, that no call hung or was cut, and that nothing acknowledged is lost. */
async function survive(
  { server, load, database, reopen }: Stage,
  name: string,
  fault: () => Promise<void>,
): Promise<void> {
  await load.addPeople(database(), 600)
  await load.more(RECOVERED)
  const beganAt = performance.now()
  await fault()
  await load.more(RECOVERED)
  const tookMs = Math.round(performance.now() - beganAt)
  await reopen()
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(isAlive(server.pid)).toBe(true)
  expect(load.statuses['0'] ?? 0).toBe(0)
  expect(load.longestMs()).toBeLessThan(longestCallMs)
  const ids = [...load.orderIds]
  const { rows } = await database().db.execute(`select id from purchase where id = any('{${ids.join(',')}}'::text[])`)
  expect(rows).toHaveLength(ids.length)
  await checkLedger(database().db)
  console.log(
    `${name}: ${tookMs} ms until bookings went on; ${ids.length} orders, longest call ${Math.round(load.longestMs())} ms, ${JSON.stringify(load.statuses)}`,
  )
}

describe('a database of its own, by DATABASE_URL', () => {
  let postgres: OwnPostgres
  let stage: Stage

  beforeAll(async () => {
    postgres = await startOwnPostgres(durable)
    const url = postgres.server.connectionString
    stage = await stageOn(await startServerProcess({ SECRET, DATABASE_URL: url }), url)
  }, 120_000)
  afterAll(async () => {
    await stage.load.stop()
    await stage.database().close()
    await stage.server.stop()
    await postgres.server.stop()
    for (const folder of [stage.server.dataDir, postgres.dataDir]) removeDataDir(folder)
  })

  const restart = async (signal: NodeJS.Signals) => {
    process.kill(postgres.server.pid, signal)
    while (isAlive(postgres.server.pid)) await wait(10)
    postgres = await startOwnPostgres(durable, postgres.dataDir)
  }

  const asAdmin = async (work: (client: pg.Client) => Promise<void>) => {
    const client = new pg.Client({ connectionString: postgres.server.connectionString })
    client.on('error', () => undefined)
    await client.connect()
    await work(client).finally(() => client.end())
  }

  test('restarted in order', async () => {
    for (let round = 0; round < RESTARTS; round++) await survive(stage, 'fast restart', () => restart('SIGINT'))
  }, 120_000)

  test('restarted at once', async () => {
    for (let round = 0; round < RESTARTS; round++) await survive(stage, 'immediate restart', () => restart('SIGQUIT'))
  }, 120_000)

  /** Begins a checkpoint that takes minutes; resolves while it writes. */
  const beginCheckpoint = async (client: pg.Client) => {
    client.query(`select pg_backup_start('a checkpoint without haste', false)`).catch(() => undefined)
    const writing = `select 1 from pg_stat_activity where backend_type = 'checkpointer' and wait_event = 'CheckpointWriteDelay'`
    await asAdmin(async (other) => {
      while ((await other.query(writing)).rowCount === 0) await wait(5)
    })
  }

  /** Makes the running checkpoint finish at once; resolves when PostgreSQL has received the command. */
  const hurryCheckpoint = () =>
    asAdmin(async (client) => {
      const state = { isOver: false }
      const hurried = (other: pg.Client) => other.query('checkpoint').then(() => undefined)
      void asAdmin(hurried)
        .catch(() => undefined)
        .finally(() => (state.isOver = true))
      const waiting = `select 1 from pg_stat_activity where query = 'checkpoint' and state = 'active'`
      while (!state.isOver && (await client.query(waiting)).rowCount === 0) await wait(1)
    })

  test('killed while a checkpoint writes, and while it hurries to its end', async () => {
    for (let round = 0; round < 2 * RESTARTS; round++) {
      await survive(stage, 'kill in a checkpoint', () =>
        asAdmin(async (client) => {
          await beginCheckpoint(client)
          await stage.load.more(RECOVERED)
          if (round % 2 === 1) await hurryCheckpoint()
          signalPostgres(postgres.server.pid, 'SIGKILL')
          while (isAlive(postgres.server.pid)) await wait(10)
          postgres = await startOwnPostgres(durable, postgres.dataDir)
        }),
      )
    }
  }, 120_000)

  test('one session killed', async () => {
    for (let round = 0; round < RESTARTS; round++) {
      await survive(stage, 'killed session', async () => {
        const [session] = sessionsOf(postgres.server.pid)
        process.kill(session ?? 0, 'SIGKILL')
      })
    }
  }, 120_000)

  test('all sessions ended, 20 times', async () => {
    await survive(stage, 'ended sessions', () =>
      asAdmin(async (client) => {
        for (let round = 0; round < TERMINATIONS; round++) {
          await client.query(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
          )
          await stage.load.more(2)
        }
      }),
    )
  }, 120_000)

  test('stopped, and then going on', async () => {
    await survive(stage, `stopped for ${STOPPED_MS} ms`, async () => {
      const refusedBefore = stage.load.statuses['503'] ?? 0
      const { pid } = postgres.server
      signalPostgres(pid, 'SIGSTOP')
      await wait(STOPPED_MS)
      const startedAt = performance.now()
      const { status, headers } = await fetch(`${stage.server.url}/api/hotel/GetHotelDetail?id=none`)
      const tookMs = performance.now() - startedAt
      const ready = await fetch(`${stage.server.url}/readyz`)
      signalPostgres(pid, 'SIGCONT')
      expect([status, Number(headers.get('retry-after')) > 0, ready.status]).toEqual([503, true, 503])
      expect(tookMs).toBeLessThan(longestCallMs)
      expect(stage.load.statuses['503'] ?? 0).toBeGreaterThanOrEqual(refusedBefore + AT_ONCE)
    })
  }, 120_000)
})

describe("the server's own PostgreSQL", () => {
  let stage: Stage
  let dataDir: string

  beforeAll(async () => {
    dataDir = newDataDir()
    const server = await startServerProcess({ SECRET, DATA_DIR: dataDir })
    stage = await stageOn(server, server.readServerFile().databaseUrl ?? '')
  }, 120_000)
  afterAll(async () => {
    await stage.load.stop()
    await stage.database().close()
    await stage.server.stop()
    removeDataDir(dataDir)
  })

  const postmaster = async () => {
    const { rows } = await stage
      .database()
      .db.execute<{ pid: number }>(`select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid`)
    return rows[0]?.pid ?? 0
  }

  test('one session killed, as the system does when memory runs out', async () => {
    for (let round = 0; round < RESTARTS; round++) {
      await survive(stage, 'killed session of its own', async () => {
        const [session] = sessionsOf(await postmaster())
        process.kill(session ?? 0, 'SIGKILL')
      })
    }
  }, 120_000)
})
