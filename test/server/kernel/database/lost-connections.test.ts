import pg from 'pg'
import { sql } from 'drizzle-orm'
import { isDatabaseUnreachable } from '../../../../server/kernel/database/database-unreachable'
import { runDueJobs } from '../../../../server/main/jobs'
import { enqueueJob } from '../../../../server/kernel/jobs/outbox'
import { addHotel, type TestHotel } from '../../../support/server/add-hotel'
import { type BookingClient, bookingClient } from '../../../support/server/booking-client'
import { checkLedger } from '../../../support/server/check-ledger'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

const ROUNDS = 20
const AT_ONCE = 8
const CONNECTIONS = 10

let server: TestServer
let client: BookingClient
let hotel: TestHotel
/** A session of another process's kind, which ends all others of the test's database. */
let killer: pg.Client

beforeAll(async () => {
  server = await startTestServer({ connections: CONNECTIONS })
  client = bookingClient(server)
  hotel = await addHotel(server.services.database.db, { stock: 100_000 })
  killer = new pg.Client({ connectionString: server.services.database.connectionString ?? '' })
  await killer.connect()
})
afterAll(async () => {
  await killer.end()
  await server.close()
})

const terminateAll = async () => {
  const { rowCount } = await killer.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return rowCount ?? 0
}

const passes = async () => {
  for (let count = 0; count < CONNECTIONS * 2; count++)
    await server.services.database.transaction((tx) => tx.execute(sql`select 1`)).catch(() => undefined)
}

test('a session ended inside a transaction fails that transaction alone', async () => {
  const { database } = server.services
  const outcome = database.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    await terminateAll()
    await tx.execute(sql`select 1`)
  })
  const error = await outcome.then(
    () => null,
    (failure: unknown) => failure,
  )
  expect(isDatabaseUnreachable(error)).toBe(true)
})

test('more transactions than there are connections may fail at any step, and every connection comes back', async () => {
  const { database } = server.services
  for (let round = 0; round < CONNECTIONS * 2; round++) {
    const begun = Promise.allSettled(
      Array.from({ length: 4 }, () => database.transaction((tx) => tx.execute(sql`select pg_sleep(0.001)`))),
    )
    await terminateAll()
    await begun
  }
  await passes()
  const all = await Promise.all(
    Array.from({ length: CONNECTIONS * 3 }, () => database.transaction((tx) => tx.execute(sql`select 1 as one`))),
  )
  expect(all.every(({ rows }) => rows[0]?.one === 1)).toBe(true)
})

test('all sessions ended 20 times under 8 bookings at once: each call succeeds or gets 503 with Retry-After, and nothing is lost', async () => {
  const booked: string[] = []
  const run = { isOver: false }
  async function keepBooking(): Promise<void> {
    while (!run.isOver) {
      const person = await client.person().catch(() => null)
      if (!person) continue
      const verified = await client.verify(hotel.pid)
      const reply = verified.status === 200 ? await client.submit(person, verified.body.verifyToken) : verified
      if (reply.status === 200) booked.push(reply.body.orderid)
      else {
        expect([reply.status, reply.body.code]).toEqual([503, 'database_unreachable'])
        expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
      }
    }
  }
  const endsAll = (error: unknown) => {
    run.isOver = true
    throw error
  }
  const load = Promise.all(Array.from({ length: AT_ONCE }, () => keepBooking().catch(endsAll)))
  let ended = 0
  for (let round = 0; round < ROUNDS; round++) {
    const before = booked.length
    while (booked.length === before && !run.isOver) await new Promise((resolve) => setImmediate(resolve))
    ended += await terminateAll()
  }
  run.isOver = true
  await load
  expect(ended).toBeGreaterThanOrEqual(ROUNDS)
  await passes()
  const { rows } = await server.services.database.db.execute(
    sql`select id from purchase where id = any(${sql.param(booked)}::text[])`,
  )
  expect(rows).toHaveLength(booked.length)
  await checkLedger(server.services.database.db)
}, 60_000)

test('jobs and mail go on after their sessions were ended', async () => {
  const { services } = server
  await client.work().catch(() => undefined)
  await passes()
  const posted: string[] = []
  const payload = { body: 'after' }
  await enqueueJob(services.database.db, services, { topic: 'send-sandbox-callback', key: 'after', payload })
  await terminateAll()
  await passes()
  const postHere = async (_path: string, _headers: Record<string, string>, body: string) => {
    posted.push(body)
    return 200
  }
  await runDueJobs(services, { postHere })
  expect(posted).toContain('after')
})
