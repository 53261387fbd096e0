import { sql } from 'drizzle-orm'
import { recordDispute } from '../../../server/booking/payments/disputes'
import { markRefundPaid } from '../../../server/operator/refunds'
import { signAccessToken } from '../../../server/account/access-token'
import { accountCode } from '../../support/server/account-code'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { type BookingClient, bookingClient } from '../../support/server/booking-client'
import { call } from '../../support/server/call'
import { checkLedger } from '../../support/server/check-ledger'
import { accountOf, usualAccount } from '../../support/server/refund-accounts'
import { type SignedInPerson, signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
let client: BookingClient
let hotel: TestHotel
let person: SignedInPerson
let startedAt: Date

beforeAll(async () => {
  server = await startTestServer()
  client = bookingClient(server)
  startedAt = server.clock.now()
})
beforeEach(async () => {
  server.clock.set(startedAt)
  hotel = await addHotel(server.services.database.db)
  person = await signIn(server.services, { deviceId: 'phone-1', ageDays: 30 })
})
afterEach(() => checkLedger(server.services.database.db))
afterAll(() => server.close())

async function goTo(now: Date): Promise<void> {
  server.clock.set(now)
  person = { ...person, token: await signAccessToken(server.services, person) }
}

/** Pays an order and cancels it; its refund goes the given way. */
async function cancelledOrder(way: 'now' | 'days' | 'fails') {
  const { orderid, payId } = await client.book(person, hotel.pid)
  const bankOrderId = await client.pay(payId)
  await server.services.database.db.execute(
    sql`update sandbox_charge set refund_way = ${way} where bank_order_id = ${bankOrderId}`,
  )
  const { quoteToken } = (await client.request('quoteCancel', { orderid }, person)).body
  const sent = { orderid, quoteToken, reason: 'other' }
  const { refund } = (await client.request('applyForCancel', sent, person, server.services.random.id())).body
  await client.work()
  return { orderid, bankOrderId, refundId: String(refund?.refundId) }
}

const request = (operationId: string, input: object) =>
  call(server.app, operationId, input, { token: person.token, deviceId: 'phone-1' })

async function leave() {
  const allowed = await request('sendAccountCode', { purpose: 'delete' })
  if (allowed.status !== 200) return allowed
  server.clock.advance(60_000)
  const code = await accountCode(server, person, 'delete', { deviceId: 'phone-1' })
  return request('deleteAccount', { code })
}

const refusal = (orderid: string) => ({
  code: 'stays_open',
  data: [{ orderid, statusText: 'Refund on its way' }],
})

test.each([
  ['free, and the refund was sent', '2026-11-21T12:00:00Z', 'REFUNDED'],
  // The free time of the usual stay ends at 18:00 the day before, in Shanghai.
  ['with a fee, and the rest was sent', '2026-11-30T10:00:00Z', 'CANCELLED_WITH_FEE'],
])('a stay that was cancelled %s lets the account go', async (_case, at, status) => {
  await goTo(new Date(at))
  const { orderid } = await cancelledOrder('now')
  expect((await client.request('getOrderDetail', { orderid }, person)).body.status).toBe(status)
  expect((await leave()).body).toEqual({ ok: true })
})

test('a refund that takes days keeps the account until it was sent', async () => {
  const { orderid } = await cancelledOrder('days')
  expect((await leave()).body).toMatchObject(refusal(orderid))
  await goTo(new Date(startedAt.getTime() + 4 * 86_400_000))
  await client.work()
  expect((await leave()).body).toEqual({ ok: true })
})

test('a refund that failed keeps the account until it was transferred, and then the named account goes too', async () => {
  const { orderid, refundId } = await cancelledOrder('fails')
  expect((await leave()).body).toMatchObject(refusal(orderid))
  const sent = { refundId, accountId: await accountOf(server, person) }
  await client.request('setRefundTransferAccount', sent, person, 'set')
  expect((await leave()).body).toMatchObject(refusal(orderid))
  await markRefundPaid(server.services, { operator: 'maya@staylark.example', refundId })
  expect((await leave()).body).toEqual({ ok: true })
  const { rows } = await server.services.database.db.execute(
    sql`select 1 from payment_account where user_id = ${person.uid} or holder = ${usualAccount.holder}`,
  )
  expect(rows).toEqual([])
})

test('a refund that a lost dispute has closed does not keep the account', async () => {
  const { bankOrderId } = await cancelledOrder('fails')
  await recordDispute(server.services, bankOrderId, 'lost')
  expect((await leave()).body).toEqual({ ok: true })
})
