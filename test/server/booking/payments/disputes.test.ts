import { sql } from 'drizzle-orm'
import { recordDispute } from '../../../../server/booking/payments/disputes'
import { recordReport } from '../../../../server/booking/payments/refunds'
import type { Database } from '../../../../server/kernel/database/executor'
import type { TestHotel } from '../../../support/server/add-hotel'
import type { BookingClient } from '../../../support/server/booking-client'
import { useBookingScene } from '../../../support/server/booking-scene'
import { type SignedInPerson, withFreshToken } from '../../../support/server/sign-in'
import type { TestServer } from '../../../support/server/start-test-server'

let server: TestServer
let client: BookingClient
let hotel: TestHotel
let person: SignedInPerson

useBookingScene({}, (scene) => {
  ;({ server, client, hotel, person } = scene)
})

const paidOrder = (rooms?: number) => client.paidOrder(person, hotel.pid, rooms)

/** Longer than a refund waits that a dispute blocks; the person's token would have expired. */
async function waitAnHour(): Promise<void> {
  server.clock.advance(3_600_000)
  person = await withFreshToken(server.services, person)
}

const quoteOf = (orderid: string, rooms?: string) => client.quote(person, orderid, rooms)

async function cancel(orderid: string, rooms?: string) {
  const { quoteToken } = await quoteOf(orderid, rooms)
  const sent = { orderid, quoteToken }
  return (await client.request('applyForCancel', sent, person, server.services.random.id())).body
}

/** Transactions that fail after all of their work is done. */
const rolledBack =
  (database: Database): Database['transaction'] =>
  (work) =>
    database.transaction(async (tx) => {
      await work(tx)
      throw new Error('no commit')
    })

const detailOf = (orderid: string) => client.detail(person, orderid)

const blocked = 'Your bank is looking into this payment. Nothing can be sent back until it has decided.'
const returned = 'Your bank has given this payment back to you, so nothing more is sent.'

test('an inquiry lets a refund through', async () => {
  const { orderid, bankOrderId } = await paidOrder()
  await recordDispute(server.services, bankOrderId, 'inquiry')
  await cancel(orderid)
  await client.work()
  expect((await detailOf(orderid)).status).toBe('REFUNDED')
})

test('an open dispute holds a refund up, says so, and lets it go once it is won', async () => {
  const { orderid, bankOrderId } = await paidOrder()
  await recordDispute(server.services, bankOrderId, 'open')
  expect((await quoteOf(orderid)).destinationText).toBe(blocked)
  const applied = await cancel(orderid)
  expect(applied).toMatchObject({ status: 'CANCELLED', refund: { status: 'SUBMITTED', statusText: blocked } })
  await client.work()
  expect((await detailOf(orderid)).refunds).toMatchObject([{ status: 'SUBMITTED', sentAt: null }])
  await recordDispute(server.services, bankOrderId, 'won')
  await recordDispute(server.services, bankOrderId, 'open')
  await client.work()
  expect(await detailOf(orderid)).toMatchObject({ status: 'REFUNDED', refundedMinor: 220_000 })
})

test('an order’s refunds of another charge than the disputed one are not woken', async () => {
  const [won, still] = [await paidOrder(), await paidOrder()]
  for (const { orderid, bankOrderId } of [won, still]) {
    await recordDispute(server.services, bankOrderId, 'open')
    await cancel(orderid)
  }
  await client.work()
  await recordDispute(server.services, won.bankOrderId, 'won')
  const { rows } = await server.services.database.db.execute(sql`
    select purchase_id, available_at <= ${server.clock.now().toISOString()}::timestamptz as due
    from outbox join refund on outbox.dedupe_key = 'send-refund:' || refund.id
    where purchase_id in (${won.orderid}, ${still.orderid})`)
  expect(new Map(rows.map(({ purchase_id, due }) => [purchase_id, due]))).toEqual(
    new Map([
      [won.orderid, true],
      [still.orderid, false],
    ]),
  )
})

test('a refund is not woken where the report of the dispute is rolled back', async () => {
  const { orderid, bankOrderId } = await paidOrder()
  await recordDispute(server.services, bankOrderId, 'open')
  await cancel(orderid)
  await client.work()
  const { database } = server.services
  const failing = { ...server.services, database: { ...database, transaction: rolledBack(database) } }
  await expect(recordDispute(failing, bankOrderId, 'won')).rejects.toThrow('no commit')
  await client.work()
  expect((await detailOf(orderid)).refunds).toMatchObject([{ status: 'SUBMITTED', sentAt: null }])
})

test('a lost dispute closes the refund that waited: nothing is sent, no account is asked for, the order is over', async () => {
  const { orderid, bankOrderId } = await paidOrder()
  await recordDispute(server.services, bankOrderId, 'open')
  await cancel(orderid)
  await recordDispute(server.services, bankOrderId, 'lost')
  await waitAnHour()
  await client.work()
  const order = await detailOf(orderid)
  expect(order).toMatchObject({
    status: 'REFUNDED',
    refundedMinor: 0,
    refunds: [{ status: 'FAILED', statusText: returned, needsAccount: false, sentAt: null }],
  })
  expect(order.logs.at(-1).text).toBe('Your bank has given this payment back to you')
  const { rows } = await server.services.database.db.execute(
    `select fail_reason from refund where attempt_id = '${bankOrderId}'`,
  )
  expect(rows).toEqual([{ fail_reason: 'The dispute was lost: the bank has returned the payment.' }])
})

test('what was refunded before a dispute was lost stays so, and what is cancelled afterwards is closed at once', async () => {
  const { orderid, bankOrderId } = await paidOrder(2)
  await cancel(orderid, '0')
  await client.work()
  await recordDispute(server.services, bankOrderId, 'lost')
  await recordDispute(server.services, bankOrderId, 'won')
  expect((await quoteOf(orderid)).destinationText).toBe(returned)
  server.clock.advance(60_000)
  expect((await cancel(orderid)).refund).toMatchObject({ status: 'FAILED', needsAccount: false })
  await client.work()
  expect(await detailOf(orderid)).toMatchObject({
    status: 'CANCELLED',
    refundedMinor: 220_000,
    refunds: [{ status: 'SUCCESS' }, { status: 'FAILED' }],
  })
})

test('the same report twice adds one line to the history, and one on a confirmed order moves nothing', async () => {
  const { orderid, bankOrderId } = await paidOrder()
  await recordDispute(server.services, bankOrderId, 'inquiry')
  await recordDispute(server.services, bankOrderId, 'inquiry')
  const { status, logs } = await detailOf(orderid)
  const lines = logs.filter(({ text }: { text: string }) => text === 'Your bank asked about this payment')
  expect([status, lines.length]).toEqual(['CONFIRMED', 1])
})

test('a refund that is closed stays closed whatever the provider reports of it', async () => {
  const { orderid, bankOrderId } = await paidOrder()
  await recordDispute(server.services, bankOrderId, 'open')
  const { refund } = await cancel(orderid)
  await recordDispute(server.services, bankOrderId, 'lost')
  await recordReport(server.services, refund.refundId, { state: 'done', failReason: null })
  expect((await detailOf(orderid)).refunds).toMatchObject([{ status: 'FAILED' }])
})

test('a dispute over a charge that is not ours is refused', async () => {
  await expect(recordDispute(server.services, 'NOSUCHCHARGE', 'open')).rejects.toMatchObject({
    status: 400,
    code: 'unknown_payment',
  })
})
