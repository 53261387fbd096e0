import { sql } from 'drizzle-orm'
import { purchase } from '../../../server/kernel/database/schema/orders'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { type BookingClient, bookingClient } from '../../support/server/booking-client'
import { call } from '../../support/server/call'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
let client: BookingClient
let hotel: TestHotel

beforeAll(async () => {
  server = await startTestServer({ env: { UNPAID_ORDERS: '100' } })
  client = bookingClient(server)
  hotel = await addHotel(server.services.database.db, { stock: 50, memberPercent: 10 })
})
afterAll(() => server.close())

interface PastStay {
  /** How long ago it ended by the database's calendar, as an interval of SQL. */
  readonly ago: string
  readonly status: string
}

/** Somebody with stays in the past. */
async function guestWith(stays: readonly PastStay[]) {
  const person = await client.person()
  const booked: { orderid: string; stay: PastStay }[] = []
  for (const [index, stay] of stays.entries()) {
    const days = { checkIn: `2026-12-0${index + 1}`, checkOut: `2026-12-0${index + 2}` }
    booked.push({ orderid: (await client.book(person, hotel.pid, days)).orderid, stay })
  }
  for (const { orderid, stay } of booked) {
    const { db } = server.services.database
    await db.execute(sql`update purchase set status = ${stay.status} where id = ${orderid}`)
    await db.execute(sql`
      update hotel_order set check_out = current_date - ${stay.ago}::interval,
        check_in = current_date - ${stay.ago}::interval - interval '1 day' where id = ${orderid}`)
  }
  return person
}

const ended = (...agos: string[]): PastStay[] => agos.map((ago) => ({ ago, status: 'COMPLETED' }))

test.each([
  ['no stay', [], false],
  ['two stays', ended('10 days', '20 days'), false],
  ['three stays within a year', ended('1 day', '100 days', '11 months'), true],
  ['three stays, the first more than a year before the last', ended('1 day', '100 days', '13 months'), false],
  ['three stays within a year that ended less than a year ago', ended('11 months', '15 months', '22 months'), true],
  ['three stays within a year that ended more than a year ago', ended('13 months', '14 months', '15 months'), false],
  ['four stays, three of them within a year', ended('2 days', '3 months', '9 months', '20 months'), true],
  [
    'three bookings, one of them cancelled',
    [...ended('1 day', '2 days'), { ago: '3 days', status: 'CANCELLED' }],
    false,
  ],
  [
    'three bookings, one of them not shown up for',
    [...ended('1 day', '2 days'), { ago: '3 days', status: 'NO_SHOW' }],
    false,
  ],
])('%s', async (_name, stays: readonly PastStay[], isVip) => {
  const { uid, token } = await guestWith(stays)
  expect((await call(server.app, 'getVipStatus', { uid }, { token })).body).toBe(String(isVip))
  expect((await call(server.app, 'getCurrentUser', {}, { token })).body.isVip).toBe(isVip)
  expect((await call(server.app, 'getUserExtInfo', {}, { token })).body.isVip).toBe(isVip)
})

/** The last day of the twelve months that begin with a day so long ago, by the database's calendar. */
async function yearAfter(ago: string): Promise<string> {
  const { rows } = await server.services.database.db.execute<{ day: string }>(
    sql`select (((current_date - ${ago}::interval)::date + interval '12 months')::date - 1)::text as day`,
  )
  return rows[0]?.day ?? ''
}

interface Progress {
  readonly isVip: boolean
  readonly stays: number
  /** How long ago the stay ended whose twelve months `until` and `by` are the ends of. */
  readonly untilAfter: string | null
  readonly byAfter: string | null
}

test.each<[string, readonly PastStay[], Progress]>([
  ['no stay', [], { isVip: false, stays: 0, untilAfter: null, byAfter: null }],
  ['one stay', ended('10 days'), { isVip: false, stays: 1, untilAfter: null, byAfter: '10 days' }],
  ['stays too old to count', ended('13 months'), { isVip: false, stays: 0, untilAfter: null, byAfter: null }],
  [
    'an old stay and two that count',
    ended('10 days', '40 days', '14 months'),
    { isVip: false, stays: 2, untilAfter: null, byAfter: '40 days' },
  ],
  [
    'a VIP, whom one more stay would keep one for longer',
    ended('10 days', '40 days', '90 days'),
    { isVip: true, stays: 2, untilAfter: '10 days', byAfter: '40 days' },
  ],
  [
    'a VIP whose stays are nearly a year old',
    ended('11 months', '15 months', '22 months'),
    { isVip: true, stays: 1, untilAfter: '11 months', byAfter: '11 months' },
  ],
  [
    'a cancelled booking',
    [...ended('10 days'), { ago: '12 days', status: 'CANCELLED' }],
    { isVip: false, stays: 1, untilAfter: null, byAfter: '10 days' },
  ],
])('progress with %s', async (_name, past, { isVip, stays, untilAfter, byAfter }) => {
  const { token } = await guestWith(past)
  const until = untilAfter === null ? null : await yearAfter(untilAfter)
  const by = byAfter === null ? null : await yearAfter(byAfter)
  const { body } = await call(server.app, 'getVipProgress', {}, { token })
  expect(body).toEqual({ isVip, until, stays, toGo: 3 - stays, by })
})

test('who was made a VIP by the operator is one without an end', async () => {
  const { uid, token } = await guestWith(ended('10 days'))
  await server.services.database.db.execute(sql`update user_account set is_vip = true where id = ${uid}`)
  const { body } = await call(server.app, 'getVipProgress', {}, { token })
  expect([body.isVip, body.until, body.stays, body.toGo]).toEqual([true, null, 1, 2])
})

test('who became a VIP by stays is shown and charged the member price', async () => {
  const vip = await guestWith(ended('1 day', '2 days', '3 days'))
  const stay = { pid: hotel.pid, checkIn: '2026-12-20', checkOut: '2026-12-21', rooms: 1, adults: 2, children: 0 }
  const verified = await client.request('verifyPackageTrade', stay, vip)
  expect(verified.body.price.vip).toEqual({ state: 'taken' })
  const { orderid } = (await client.submit(vip, verified.body.verifyToken)).body
  const stored = await server.services.database.db.select().from(purchase)
  expect(stored.find(({ id }) => id === orderid)?.totalMinor).toBe(verified.body.price.totalMinor)
  const other = await client.request('verifyPackageTrade', stay, await client.person())
  expect(other.body.price.totalMinor).toBeGreaterThan(verified.body.price.totalMinor)
})
