import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from '@/domain/days/civil-day'
import type { Database } from '../../../../server/kernel/database/executor'
import { openPglite } from '../../../../server/kernel/database/open-database'
import { instantOfWallTime } from '../../../../server/kernel/time/zones'
import { type BookingClient, bookingClient } from '../../../support/server/booking-client'
import { checkLedger } from '../../../support/server/check-ledger'
import { migrateOldOrders, type OldOrderName, type OldOrders } from '../../../support/server/orders-before-purchase'
import { projectFolder } from '../../../support/server/project-folder'
import { type SignedInPerson, signIn } from '../../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'
import {
  createTestDatabase,
  dropTestDatabase,
  openTestDatabase,
  type OwnDatabase,
} from '../../../support/server/test-database'

jest.setTimeout(120_000)

const base = mkdtempSync(join(tmpdir(), 'staylark-before-purchase-'))
afterAll(() => rmSync(base, { recursive: true }))

async function onPostgres(): Promise<OwnDatabase> {
  const connectionString = await createTestDatabase('template1')
  const database = openTestDatabase(connectionString, 5)
  return { database, remove: () => database.close().then(() => dropTestDatabase(connectionString)) }
}

async function onPglite(): Promise<OwnDatabase> {
  const database = await openPglite(join(base, 'data'), async () => undefined)
  return { database, remove: () => database.close() }
}

/** A reminder of check-in that is planned for an order, or is to be. */
interface Reminder {
  readonly id: string
  readonly at: string
}

async function readReminders({ db }: Database): Promise<Reminder[]> {
  const { rows } = await db.execute<{ id: string; at: string }>(
    `select payload ->> 'orderId' as id, available_at as at from outbox where topic = 'remind-of-check-in' order by 1`,
  )
  return rows.map(({ id, at }) => ({ id, at: new Date(at).toISOString() }))
}

async function dueReminders({ db }: Database): Promise<Reminder[]> {
  const { rows } = await db.execute<{ id: string; day: string; zone: string }>(
    `select id, check_in::text as day, snapshot ->> 'timeZone' as zone
    from hotel_order join purchase using (id) where status = 'CONFIRMED' order by id`,
  )
  return rows.map(({ id, day, zone }) => {
    const at = instantOfWallTime(addDays(day, -1), '10:00', zone)
    return { id, at: at.toISOString() }
  })
}

/** Runs the migration that plans reminders once more, as if the version before had planned them. */
const repeatMigration = ({ db }: Database) =>
  db.execute(readFileSync(join(projectFolder, 'server/migrations/0035_missing_reminders.sql'), 'utf8'))

describe.each([
  ['PostgreSQL', onPostgres],
  ['PGlite', onPglite],
])('orders of the version before, migrated on %s', (_engine, open) => {
  let server: TestServer
  let client: BookingClient
  let old: OldOrders
  let person: SignedInPerson

  beforeAll(async () => {
    const ownDatabase = await open()
    old = await migrateOldOrders(ownDatabase.database, join(base, 'schemas'))
    server = await startTestServer({ ownDatabase, startAt: old.now })
    client = bookingClient(server)
    const { rows } = await ownDatabase.database.db.execute<{ email: string }>(
      `select email from user_account where id = '${old.owner}'`,
    )
    person = await signIn(server.services, { email: rows[0]?.email ?? '' })
  })
  afterAll(() => server.close())

  const ledger = (when: 'now' | 'settled') => checkLedger(server.services.database.db, when)
  const idOf = (name: OldOrderName) => ({ orderid: old.orders[name].orderid })
  const detailOf = async (name: OldOrderName) => (await client.request('getOrderDetail', idOf(name), person)).body
  const own = () => Object.entries(old.orders).filter(([name]) => name !== 'confirming')

  /** Cancels rooms of an order, all where none are named, at the quote of now; resolves the quote and the reply. */
  async function cancel(name: OldOrderName, rooms?: string) {
    const named = { ...idOf(name), ...(rooms === undefined ? {} : { rooms }) }
    const quote = (await client.request('quoteCancel', named, person)).body
    const sent = { ...idOf(name), quoteToken: quote.quoteToken, reason: 'other' }
    const reply = await client.request('applyForCancel', sent, person, server.services.random.id())
    return { quote, status: reply.body.status, amountMinor: reply.body.refund?.amountMinor }
  }

  test('stand and open as they did, and the ledger holds', async () => {
    expect(person.uid).toBe(old.owner)
    await ledger('now')
    const { list } = (await client.request('listOrders', { pageSize: 50 }, person)).body
    const listed = list.map(({ orderid, status }: { orderid: string; status: string }) => [orderid, status])
    expect(new Map(listed)).toEqual(new Map(own().map(([, { orderid, status }]) => [orderid, status])))
    for (const [, { orderid, status }] of own()) {
      const { body } = await client.request('getOrderDetail', { orderid }, person)
      expect([body.orderid, body.status, body.logs.at(-1).to]).toEqual([orderid, status, status])
    }
    expect((await client.request('countOrders', {}, person)).body).toMatchObject({
      to_pay: 2,
      completed: 1,
      upcoming: 4,
      to_use: 0,
    })
    expect((await detailOf('refunded')).refunds).toMatchObject([
      { cause: 'late_payment', status: 'SUCCESS', sentAt: expect.any(String), rooms: [] },
    ])
    expect((await detailOf('surplus')).refunds).toMatchObject([{ cause: 'surplus', status: 'SUCCESS' }])
  })

  test('get the reminder of check-in that nobody planned, once each, at ten of the day before in hotel time', async () => {
    const { database } = server.services
    const planned = await readReminders(database)
    expect(planned).toEqual(await dueReminders(database))
    const named = (['surplus', 'confirmed', 'lateTaken'] as const).map((name) => old.orders[name].orderid)
    expect(planned.map(({ id }) => id)).toEqual(expect.arrayContaining(named))
    await repeatMigration(database)
    expect(await readReminders(database)).toEqual(planned)
  })

  test('whose jobs waited go on, also where the gateway had sent the money back already', async () => {
    await client.work()
    expect(await client.statusOf(old.orders.confirming.payId)).toBe('CONFIRMED')
    expect(await detailOf('late')).toMatchObject({ status: 'REFUNDED', refunds: [{ status: 'SUCCESS' }] })
    await ledger('settled')
  })

  test('that are unpaid are paid, by a new attempt or the open one', async () => {
    await client.pay(old.orders.unpaid.payId)
    await client.pay(old.orders.paying.payId)
    expect([(await detailOf('unpaid')).status, (await detailOf('paying')).status]).toEqual(['CONFIRMED', 'CONFIRMED'])
  })

  test('are cancelled room by room, and the rest later', async () => {
    const room = await cancel('confirmed', '1')
    expect(room).toMatchObject({
      quote: { isFree: true },
      status: 'PARTIAL_REFUNDED',
      amountMinor: room.quote.refundMinor,
    })
    await client.work()
    expect((await cancel('confirmed')).status).toBe('CANCELLED')
    await client.work()
    server.clock.advance(21_000)
    await client.work()
    const { status, totalMinor, refundedMinor } = await detailOf('confirmed')
    expect([status, refundedMinor]).toEqual(['REFUNDED', totalMinor])
    await ledger('settled')
  })

  test('that were paid twice or late are refunded in full', async () => {
    for (const name of ['surplus', 'lateTaken'] as const) expect((await cancel(name)).status).toBe('CANCELLED')
    await client.work()
    for (const name of ['surplus', 'lateTaken'] as const) {
      const { status, paidMinor, refundedMinor } = await detailOf(name)
      expect([status, refundedMinor]).toEqual(['REFUNDED', paidMinor])
    }
    await ledger('settled')
  })

  test('that are over are hidden, and stays end by the clock', async () => {
    const hide = (name: OldOrderName) =>
      client.request('deleteHotelOrder', idOf(name), person, server.services.random.id())
    expect([(await hide('closed')).status, (await hide('staying')).status]).toEqual([200, 409])
    server.clock.set(new Date('2026-11-26T04:00:00Z'))
    await client.work()
    expect(await client.statusOf(old.orders.staying.payId)).toBe('COMPLETED')
    await ledger('settled')
  })
})
