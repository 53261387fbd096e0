import { sql } from 'drizzle-orm'
import { signAccessToken } from '../../../server/account/access-token'
import { addHotel } from '../../support/server/add-hotel'
import { type BookingClient, bookingClient } from '../../support/server/booking-client'
import type { SignedInPerson } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
let client: BookingClient
let person: SignedInPerson
let pid: string
let startedAt: Date

beforeAll(async () => {
  server = await startTestServer()
  client = bookingClient(server)
  startedAt = server.clock.now()
})
beforeEach(async () => {
  server.clock.set(startedAt)
  ;({ pid } = await addHotel(server.services.database.db))
  person = await client.person()
})
afterAll(() => server.close())

async function tips() {
  const token = await signAccessToken(server.services, person)
  return (await client.request('listOrderTips', {}, { ...person, token })).body.list
}

const kinds = async () => (await tips()).map(({ kind }: { kind: string }) => kind)

async function paid(stay: object = {}): Promise<string> {
  const { orderid, payId } = await client.book(person, pid, stay)
  await client.pay(payId)
  return orderid
}

test('nobody without orders gets a tip', async () => expect(await tips()).toEqual([]))

test('an unpaid order: until when it is held, in hotel time, and what it costs', async () => {
  const { orderid, payId } = await client.book(person, pid)
  const [tip] = await tips()
  expect(tip).toMatchObject({
    orderid,
    payId,
    kind: 'pay_within',
    button: 'pay',
    hotelName: 'Lakeside House',
    at: new Date(startedAt.getTime() + server.services.env.holdMinutes * 60_000).toISOString(),
    currencyCode: 'CNY',
    currencyAmount: '2,200',
  })
  expect(tip.atText).toMatch(/^Sat 21 Nov 18:\d\d$/)
  server.clock.set(new Date(tip.at))
  expect(await tips()).toEqual([])
})

// Free until 30 Nov 18:00 in Shanghai; check-in on 1 Dec at 15:00 there.
test.each<[string, string[], number]>([
  ['2026-11-21T10:00:00.000Z', ['check_in'], 10],
  ['2026-11-23T09:59:59.999Z', ['check_in'], 8],
  ['2026-11-23T10:00:00.000Z', ['free_cancellation_ends', 'check_in'], 8],
  ['2026-11-30T09:59:59.999Z', ['free_cancellation_ends', 'check_in'], 1],
  ['2026-11-30T10:00:00.000Z', ['check_in'], 1],
  // In Shanghai it is the day of check-in already.
  ['2026-11-30T16:00:00.000Z', ['check_in'], 0],
])('a confirmed order at %s', async (at, expected, days) => {
  await paid()
  server.clock.set(new Date(at))
  const found = await tips()
  expect(found.map(({ kind }: { kind: string }) => kind)).toEqual(expected)
  expect(found.at(-1)).toMatchObject({ daysToCheckIn: days, at: '2026-12-01T07:00:00.000Z', atText: 'Tue 1 Dec 15:00' })
})

test('a stay that has begun has no tip', async () => {
  await paid()
  server.clock.set(new Date('2026-12-01T07:00:00.000Z'))
  await client.work()
  expect(await tips()).toEqual([])
})

test('a refund that could not be sent needs an account, also of an order that was hidden', async () => {
  const orderid = await paid()
  const { db } = server.services.database
  await db.execute(sql`
    insert into refund (id, payment_id, attempt_id, purchase_id, amount_minor, currency_code, cause, status, created_at)
    select 'r-' || p.id, m.id, a.id, p.id, 100, 'CNY', 'by_provider', 'FAILED', ${startedAt.toISOString()}::timestamptz
    from purchase p join payment m on m.purchase_id = p.id join payment_attempt a on a.payment_id = m.id where p.id = ${orderid}`)
  await db.execute(sql`update purchase set status = 'CANCELLED', deleted_at = created_at where id = ${orderid}`)
  expect(await tips()).toMatchObject([{ orderid, kind: 'refund_account', at: startedAt.toISOString(), button: 'view' }])
})

test('an order that waits for its hotel tells since when', async () => {
  const orderid = await paid()
  await server.services.database.db.execute(sql`update purchase set status = 'CONFIRMING' where id = ${orderid}`)
  expect((await tips()).at(-1)).toMatchObject({ kind: 'waiting_for_hotel', at: startedAt.toISOString() })
})

test('a hidden order has no tip, and nobody sees those of another', async () => {
  const orderid = await paid()
  const owner = person
  person = await client.person()
  expect(await kinds()).toEqual([])
  person = owner
  await server.services.database.db.execute(sql`update purchase set deleted_at = created_at where id = ${orderid}`)
  expect(await kinds()).toEqual([])
})
