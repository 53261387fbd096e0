import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { signAccessToken } from '../../../../server/account/access-token'
import { confirmOrder } from '../../../../server/booking/confirm'
import { remindOfCheckIn, remindToPay } from '../../../../server/booking/emails/reminders'
import { recordReport } from '../../../../server/booking/payments/refunds'
import type { OutgoingEmail } from '../../../../server/kernel/mail/mailer'
import { postHere, runDueJobs } from '../../../../server/main/jobs'
import { addHotel, type TestHotel } from '../../../support/server/add-hotel'
import { type BookingClient, bookingClient } from '../../../support/server/booking-client'
import { projectFolder } from '../../../support/server/project-folder'
import type { SignedInPerson } from '../../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../../support/server/start-test-server'

let server: TestServer
let client: BookingClient
let hotel: TestHotel
let person: SignedInPerson
let startedAt: Date
/** Emails that were handed over, by id, and how often each was tried. */
const taken = new Map<string, OutgoingEmail>()
const tries = new Map<string, number>()

/** A mail server that refuses every email at first. */
async function takeAtSecondTry(email: OutgoingEmail): Promise<void> {
  const count = (tries.get(email.id) ?? 0) + 1
  tries.set(email.id, count)
  if (count === 1) throw new Error('try again')
  taken.set(email.id, email)
}

beforeAll(async () => {
  server = await startTestServer({ connections: 20, services: { mail: { send: takeAtSecondTry } } })
  client = bookingClient(server)
  startedAt = server.clock.now()
})
beforeEach(async () => {
  server.clock.set(startedAt)
  taken.clear()
  hotel = await addHotel(server.services.database.db, { stock: 9 })
  person = await client.person()
})
afterAll(() => server.close())

const minutes = (count: number) => count * 60_000
const at = (instant: string) => goTo(new Date(instant))

/** Moves the clock, renews the person's token, which would have expired, and does what is due. */
async function goTo(now: Date): Promise<void> {
  server.clock.set(now)
  person = { ...person, token: await signAccessToken(server.services, person) }
  await client.work()
}

/** The emails about an order that were taken since the last look, each once, by the beginnings of their subjects. */
async function newEmails(orderNo: string): Promise<string[]> {
  for (const seconds of [0, 10, 10]) {
    server.clock.advance(seconds * 1_000)
    await server.services.mailQueue.drained()
  }
  const found = [...taken.values()].filter(({ text }) => text.includes(`Booking number: ${orderNo}`))
  taken.clear()
  return found.map(({ subject }) => subject.split(':')[0] ?? '').toSorted()
}

/** Does every job of the past once more, as after a crash before it was noted as done. */
async function repeatAllJobs(): Promise<void> {
  const { database, clock } = server.services
  const now = clock.now().toISOString()
  await database.db.execute(sql`
    update outbox set done_at = null, available_at = ${now}::timestamptz
    where done_at is not null and topic not in ('purge', 'send-sandbox-callback')`)
  const work = () => runDueJobs(server.services, { postHere: postHere(server.app) })
  await Promise.all([work(), work(), work()])
}

let keys = 0
async function cancel(orderid: string, more: object = {}, rooms?: string) {
  const quote = await client.request('quoteCancel', { orderid, ...(rooms === undefined ? {} : { rooms }) }, person)
  const { quoteToken } = quote.body
  return client.request('applyForCancel', { orderid, quoteToken, ...more }, person, `cancel-${(keys += 1)}`)
}

async function paidOrder(rooms = 1) {
  const order = await client.book(person, hotel.pid, { rooms, adults: rooms })
  const bankOrderId = await client.pay(order.payId)
  return { ...order, bankOrderId }
}

const refundOf = async (orderid: string): Promise<string> =>
  (await client.request('getOrderDetail', { orderid }, person)).body.refunds[0].refundId

test('the emails of a whole life are written once each, though every job runs again and beside itself', async () => {
  const { orderid, orderNo, payId } = await client.book(person, hotel.pid, { rooms: 3, adults: 3 })
  await goTo(new Date(startedAt.getTime() + minutes(8)))
  await repeatAllJobs()
  expect(await newEmails(orderNo)).toEqual(['Waiting for your payment'])
  await client.pay(payId)
  await Promise.all([1, 2, 3].map(() => confirmOrder(server.services, { orderId: orderid }, noTools)))
  await cancel(orderid, {}, '1')
  await client.work()
  await repeatAllJobs()
  await at('2026-11-30T01:59:00Z')
  expect(await newEmails(orderNo)).toEqual(['1 room cancelled', 'Confirmed', 'Refund sent'])
  await at('2026-11-30T02:00:00Z')
  await repeatAllJobs()
  expect(await newEmails(orderNo)).toEqual(['Check-in tomorrow'])
  await at('2026-11-30T10:00:00Z')
  await cancel(orderid, { requestsWaiver: false, reason: 'illness' })
  await client.work()
  await repeatAllJobs()
  expect(await newEmails(orderNo)).toEqual(['Cancelled', 'Refund sent'])
  const { rows } = await server.services.database.db.execute(
    sql`select event from order_email where order_id = ${orderid} order by event`,
  )
  expect(rows).toHaveLength(7)
})

test('each calendar file of an order has a higher sequence than the one before', async () => {
  const { orderid, orderNo } = await paidOrder(2)
  await cancel(orderid, {}, '0')
  await cancel(orderid)
  await client.work()
  const sequences = async () => {
    await server.services.mailQueue.drained()
    server.clock.advance(10_000)
    await server.services.mailQueue.drained()
    return [...taken.values()].flatMap(({ text, files }) =>
      text.includes(orderNo) && files ? Number(/SEQUENCE:(\d+)/.exec(files[0]?.text ?? '')?.[1]) : [],
    )
  }
  const found = await sequences()
  expect([found.length, new Set(found).size, Math.min(...found) > 0]).toEqual([3, 3, true])
  const last = [...taken.values()].find(({ files }) => files?.[0]?.text.includes(`SEQUENCE:${Math.max(...found)}\r\n`))
  expect(last?.files?.[0]?.text).toContain('STATUS:CANCELLED')
})

const missingReminders = 'server/migrations/0035_missing_reminders.sql'

const noTools = { postHere: async () => 200 }

test('a reminder to pay comes when half of the hold is gone, and not before', async () => {
  const { orderNo } = await client.book(person, hotel.pid)
  await goTo(new Date(startedAt.getTime() + minutes(7.5) - 1))
  expect(await newEmails(orderNo)).toEqual([])
  await goTo(new Date(startedAt.getTime() + minutes(7.5)))
  expect(await newEmails(orderNo)).toEqual(['Waiting for your payment'])
})

test.each([
  ['paid', async (payId: string) => void (await client.pay(payId)), ['Confirmed']],
  [
    'cancelled',
    async (_payId: string, orderid: string) =>
      void (await client.request('cancelHotelOrder', { orderid }, person, `cancel-${orderid}`)),
    [],
  ],
])('an order that was %s meanwhile is not reminded of', async (_how, end, expected) => {
  const { payId, orderid, orderNo } = await client.book(person, hotel.pid)
  await end(payId, orderid)
  await goTo(new Date(startedAt.getTime() + minutes(8)))
  expect(await newEmails(orderNo)).toEqual(expected)
})

test('a reminder to pay that is late comes no more, nor is one sent that waited too long', async () => {
  const { orderid, orderNo } = await client.book(person, hotel.pid)
  const { payExpireTime } = (await client.request('getOrderDetail', { orderid }, person)).body
  server.clock.set(new Date(payExpireTime))
  await remindToPay(server.services, { orderId: orderid }, noTools)
  expect(await newEmails(orderNo)).toEqual([])
  server.clock.set(new Date(Date.parse(payExpireTime) - 1_000))
  await remindToPay(server.services, { orderId: orderid }, noTools)
  expect(await newEmails(orderNo)).toEqual([])
})

test.each([
  ['Asia/Shanghai', '2026-11-30T02:00:00Z'],
  ['America/New_York', '2026-11-30T15:00:00Z'],
  ['Pacific/Kiritimati', '2026-11-29T20:00:00Z'],
])('a stay in %s is reminded of at ten in the morning there, the day before it: %s', async (timeZone, instant) => {
  hotel = await addHotel(server.services.database.db, { timeZone })
  const { orderNo } = await paidOrder()
  await goTo(new Date(Date.parse(instant) - 1_000))
  expect(await newEmails(orderNo)).toEqual(['Confirmed'])
  await goTo(new Date(Date.parse(instant)))
  expect(await newEmails(orderNo)).toEqual(['Check-in tomorrow'])
})

test('a stay is not reminded of once it is cancelled, once its day has come, or where it was confirmed after ten', async () => {
  const [cancelled, begun] = [await paidOrder(), await paidOrder()]
  await cancel(cancelled.orderid)
  await client.work()
  expect(await newEmails(cancelled.orderNo)).toEqual(['Cancelled', 'Confirmed', 'Refund sent'])
  server.clock.set(new Date('2026-11-30T16:00:00Z'))
  for (const { orderid } of [cancelled, begun]) await remindOfCheckIn(server.services, { orderId: orderid }, noTools)
  server.clock.set(new Date('2026-11-30T15:00:00Z'))
  expect(await newEmails(begun.orderNo)).toEqual([])
  await remindOfCheckIn(server.services, { orderId: cancelled.orderid }, noTools)
  expect(await newEmails(cancelled.orderNo)).toEqual([])
  await at('2026-11-30T03:00:00Z')
  const { orderNo } = await paidOrder()
  await at('2026-11-30T15:58:00Z')
  expect(await newEmails(orderNo)).toEqual(['Confirmed'])
})

test('a request to waive the fee is reported', async () => {
  const { orderid, orderNo } = await paidOrder()
  await at('2026-11-30T10:00:00Z')
  expect(await newEmails(orderNo)).toEqual(['Check-in tomorrow', 'Confirmed'])
  await cancel(orderid, { requestsWaiver: true, reason: 'other' })
  expect(await newEmails(orderNo)).toEqual(['Request sent'])
})

test('a refund that fails is reported once, also where it was sent before; reports that come again change nothing', async () => {
  const { orderid, orderNo } = await paidOrder()
  await cancel(orderid)
  await client.work()
  expect(await newEmails(orderNo)).toEqual(['Cancelled', 'Confirmed', 'Refund sent'])
  const refundId = await refundOf(orderid)
  const failed = { state: 'failed', failReason: 'account closed' } as const
  await Promise.all([1, 2, 3].map(() => recordReport(server.services, refundId, failed)))
  expect(await newEmails(orderNo)).toEqual(['Your refund needs an account'])
})

test('nobody is written to once the account is erased', async () => {
  const { orderid, orderNo } = await paidOrder()
  await cancel(orderid)
  await client.work()
  const refundId = await refundOf(orderid)
  await newEmails(orderNo)
  await server.services.database.transaction((tx) =>
    server.services.bookings.eraseGuests(tx, server.services, person.uid),
  )
  await recordReport(server.services, refundId, { state: 'failed', failReason: 'closed' })
  expect(await newEmails(orderNo)).toEqual([])
})

test('an application that is repeated or refused writes no email', async () => {
  const { orderid, orderNo } = await paidOrder()
  const { quoteToken } = (await client.request('quoteCancel', { orderid }, person)).body
  const apply = (key: string) => client.request('applyForCancel', { orderid, quoteToken }, person, key)
  const replies = await Promise.all([apply('same'), apply('same'), apply('other')])
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  await client.work()
  expect(await newEmails(orderNo)).toEqual(['Cancelled', 'Confirmed', 'Refund sent'])
})

test('the migration for orders without a planned reminder leads to one email each, and to none where it was confirmed after ten', async () => {
  const { db } = server.services.database
  const planMissing = () => db.execute(readFileSync(join(projectFolder, missingReminders), 'utf8'))
  const [without, planned, refused] = [await paidOrder(), await paidOrder(), await paidOrder()]
  await db.execute(sql`delete from outbox where dedupe_key = ${`remind-of-check-in:${without.orderid}`}`)
  await cancel(refused.orderid)
  await planMissing()
  for (const { orderNo } of [without, planned, refused]) await newEmails(orderNo)
  await at('2026-11-30T02:00:00Z')
  await repeatAllJobs()
  const { rows: mailed } = await db.execute(sql`select order_id from order_email where event = 'check_in_soon'`)
  const ids = mailed.map(({ order_id }) => order_id)
  const isMailed = [without, planned, refused].map(({ orderid }) => ids.includes(orderid))
  expect(isMailed).toEqual([true, true, false])
  await db.execute(sql`delete from outbox where topic = 'remind-of-check-in'`)
  const late = await paidOrder()
  await planMissing()
  const { rows } = await db.execute(sql`select payload from outbox where topic = 'remind-of-check-in'`)
  expect([late.orderNo, rows]).toEqual([expect.any(String), []])
})
