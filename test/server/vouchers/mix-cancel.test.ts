import type { MixCancelQuote } from '@/contract/mix-order'
import type { VoucherTerms } from '@/contract/voucher-terms'
import { recordDispute } from '../../../server/booking/payments/disputes'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { easyTerms } from '../../support/vouchers/easy-terms'
import { type BookingClient, bookingClient } from '../../support/server/booking-client'
import { checkLedger } from '../../support/server/check-ledger'
import { call } from '../../support/server/call'
import { type ExchangeClient, exchangeClient } from '../../support/server/exchange-client'
import { mixClient, type MixClient } from '../../support/server/mix-client'
import { type SignedInPerson, withFreshToken } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { voucherClient } from '../../support/server/voucher-client'

let server: TestServer
let client: BookingClient
let mixes: MixClient
let exchanges: ExchangeClient
let hotel: TestHotel
let buyer: SignedInPerson
let startedAt: Date

beforeAll(async () => {
  server = await startTestServer()
  client = bookingClient(server, { isPatient: true })
  mixes = mixClient(client)
  exchanges = exchangeClient(client, voucherClient(client))
  startedAt = server.clock.now()
})
beforeEach(async () => {
  server.clock.set(startedAt)
  hotel = await addHotel(server.services.database.db, { stock: 1 })
  buyer = await client.person()
})
afterEach(() => checkLedger(server.services.database.db))
afterAll(() => server.close())

const SATURDAY = '2026-12-05'

/** The date is given up free of charge until Friday 15:00 at the hotel, and the stay begins on Saturday 15:00. */
const [afterFreeTime, afterCheckIn] = [new Date('2026-12-04T08:00:00Z'), new Date('2026-12-05T08:00:00Z')]

const me = () => withFreshToken(server.services, buyer)

/** Buys two vouchers with a Saturday, which costs CNY 120 on top; the SKU is refunded by these rules. */
async function bought(refund: VoucherTerms['refund'] = 'any_time'): Promise<string> {
  const terms: VoucherTerms = {
    ...easyTerms,
    refund,
    surcharges: [{ kind: 'weekdays', weekdays: [5], amountMinor: 12_000 }],
  }
  const { id: skuId } = await addSku(server.services.database.db, hotel, { terms })
  return mixes.buy(await me(), { skuId, quantity: 2, roomTypeId: hotel.roomTypeId, checkIn: SATURDAY })
}

const detail = async (orderid: string) => (await mixes.detail(await me(), orderid)).body

async function quoteOf(orderid: string): Promise<MixCancelQuote> {
  return (await detail(orderid)).cancel
}

const cancel = async (orderid: string) => mixes.cancel(await me(), orderid, (await quoteOf(orderid)).quoteToken)

const standing = async (orderid: string) => {
  const { status, refundedMinor, coupon, exchange } = await detail(orderid)
  const vouchers = coupon.vouchers.map((voucher: { status: string }) => voucher.status)
  return { status, refundedMinor, coupon: coupon.status, exchange: exchange.status, vouchers }
}

/** Sends all refunds: those of one payment go one at a time. */
async function sendAll(): Promise<void> {
  for (const _round of [1, 2]) {
    await client.work()
    server.clock.advance(30_000)
  }
}

/** The id of the payment attempt of an order. */
async function attemptOf(orderid: string): Promise<string> {
  const { rows } = await server.services.database.db.execute<{ id: string }>(
    `select a.id from payment_attempt a join purchase p on p.pay_id = a.payment_id where p.id = '${orderid}'`,
  )
  return rows[0]?.id ?? ''
}

const outcomesOf = ({ lines }: MixCancelQuote) => lines.map(({ outcome, refundMinor }) => [outcome, refundMinor])

test('within the free time all of it comes back', async () => {
  const orderid = await bought()
  const quote = await quoteOf(orderid)
  expect(quote).toMatchObject({
    isDateFree: true,
    paidMinor: 172_000,
    refundMinor: 172_000,
    destinationText: 'The refund goes back the way you paid. Most banks need 3 to 10 working days.',
  })
  expect(quote.lines.map(({ text }) => text)).toEqual(['Voucher 1', 'Voucher 2', 'Date, Sat 5 Dec'])
  expect((await cancel(orderid)).body).toEqual({ orderid, status: 'CANCELLED' })
  await sendAll()
  expect(await standing(orderid)).toEqual({
    status: 'REFUNDED',
    refundedMinor: 172_000,
    coupon: 'REFUNDED',
    exchange: 'REFUNDED',
    vouchers: ['REFUNDED', 'REFUNDED'],
  })
  const subjects = (await server.mailbox()).map(({ subject }) => subject)
  expect(subjects).toContain('Order cancelled: A night by the lake')
  await checkLedger(server.services.database.db, 'settled')
})

test('past the free time the vouchers come back by their terms, and the date does not', async () => {
  const orderid = await bought()
  server.clock.set(afterFreeTime)
  const quote = await quoteOf(orderid)
  expect(quote).toMatchObject({ isDateFree: false, paidMinor: 172_000, refundMinor: 160_000 })
  expect(outcomesOf(quote)).toEqual([
    ['refunded', 80_000],
    ['refunded', 80_000],
    ['lost', 0],
  ])
  expect((await cancel(orderid)).body).toEqual({ orderid, status: 'CANCELLED_WITH_FEE' })
  await client.work()
  expect(await standing(orderid)).toEqual({
    status: 'CANCELLED_WITH_FEE',
    refundedMinor: 160_000,
    coupon: 'REFUNDED',
    exchange: 'CANCELLED_WITH_FEE',
    vouchers: ['REFUNDED', 'REFUNDED'],
  })
  // The room is on sale again.
  await client.book(await client.person(), hotel.pid, { checkIn: SATURDAY, checkOut: '2026-12-06' })
})

test('past the free time a voucher that can not be refunded once it was booked is lost with its date', async () => {
  const orderid = await bought('until_booked')
  server.clock.set(afterFreeTime)
  expect(outcomesOf(await quoteOf(orderid))).toEqual([
    ['lost', 0],
    ['refunded', 80_000],
    ['lost', 0],
  ])
  expect((await cancel(orderid)).body.status).toBe('CANCELLED_WITH_FEE')
  await client.work()
  expect(await standing(orderid)).toMatchObject({ refundedMinor: 80_000, vouchers: ['USED', 'REFUNDED'] })
})

test('vouchers that are not refundable stay to be used, and their date comes back within its free time', async () => {
  const orderid = await bought('none')
  expect(outcomesOf(await quoteOf(orderid))).toEqual([
    ['left', 0],
    ['left', 0],
    ['refunded', 12_000],
  ])
  expect((await cancel(orderid)).body.status).toBe('BOOKED')
  await client.work()
  expect(await standing(orderid)).toEqual({
    status: 'BOOKED',
    refundedMinor: 12_000,
    coupon: 'TO_USE',
    exchange: 'REFUNDED',
    vouchers: ['UNUSED', 'UNUSED'],
  })
  expect(await quoteOf(orderid)).toBeNull()
})

test('a quote that has changed or is too old cancels nothing', async () => {
  const orderid = await bought()
  const { quoteToken } = await quoteOf(orderid)
  server.clock.set(afterFreeTime)
  const changed = await mixes.cancel(await me(), orderid, quoteToken)
  expect([changed.status, changed.body.code, changed.body.data.refundMinor]).toEqual([409, 'quote_changed', 160_000])
  server.clock.advance(16 * 60_000)
  const old = await mixes.cancel(await me(), orderid, changed.body.data.quoteToken)
  expect([old.status, old.body.code]).toEqual([410, 'quote_expired'])
  const forged = await mixes.cancel(await me(), orderid, `${quoteToken}x`)
  expect([forged.status, forged.body.code]).toEqual([400, 'bad_token'])
  expect(await standing(orderid)).toMatchObject({ status: 'BOOKED', vouchers: ['EXCHANGED', 'UNUSED'] })
})

test('once the stay has begun nothing is cancelled, and its end completes the order with its vouchers', async () => {
  const orderid = await bought('none')
  server.clock.set(afterCheckIn)
  expect(await quoteOf(orderid)).toBeNull()
  expect((await mixes.cancel(await me(), orderid, 'x')).status).toBe(409)
  server.clock.set(new Date('2026-12-06T08:00:00Z'))
  await client.work()
  expect(await standing(orderid)).toMatchObject({
    status: 'BOOKED',
    exchange: 'COMPLETED',
    vouchers: ['USED', 'UNUSED'],
  })
  const { list } = (await call(server.app, 'listReviewableStays', {}, await me())).body
  const { exchange } = await detail(orderid)
  expect(list).toMatchObject([{ orderId: exchange.orderid, hotelId: hotel.hotelId }])
})

test('a part that is given back alone counts for the whole, and the last one ends it', async () => {
  const orderid = await bought()
  const { exchange, coupon } = await detail(orderid)
  await exchanges.cancelCertificate(await me(), exchange.orderid)
  await client.work()
  expect(await standing(orderid)).toMatchObject({ status: 'BOOKED', refundedMinor: 12_000, exchange: 'REFUNDED' })
  const quote = (await client.request('quoteCouponRefund', { orderid: coupon.orderid }, await me())).body
  const sent = { orderid: coupon.orderid, quoteToken: quote.quoteToken }
  expect((await client.request('cancelCouponOrder', sent, await me(), 'give-back')).status).toBe(200)
  await client.work()
  expect(await standing(orderid)).toMatchObject({ status: 'REFUNDED', refundedMinor: 172_000, coupon: 'REFUNDED' })
  await checkLedger(server.services.database.db, 'settled')
})

test('what is cancelled without a refund says so, and a dispute that holds the refund up is named', async () => {
  const orderid = await bought('none')
  await recordDispute(server.services, await attemptOf(orderid), 'open')
  expect((await quoteOf(orderid)).destinationText).toMatch(/^Your bank is looking into this payment\./)
  server.clock.set(afterFreeTime)
  expect(await quoteOf(orderid)).toMatchObject({ refundMinor: 0, destinationText: 'Nothing is refunded.' })
})

test('a payment that the bank takes back ends vouchers and date', async () => {
  const orderid = await bought()
  await recordDispute(server.services, await attemptOf(orderid), 'lost')
  expect(await standing(orderid)).toMatchObject({ vouchers: ['REVOKED', 'REVOKED'], exchange: 'CANCELLED' })
})

test('of all ways to end the order at once each part takes one', async () => {
  const orderid = await bought()
  const { exchange, coupon, cancel: quote } = await detail(orderid)
  const person = await me()
  const refund = (await client.request('quoteCouponRefund', { orderid: coupon.orderid }, person)).body
  const replies = await Promise.all([
    mixes.cancel(person, orderid, quote.quoteToken),
    mixes.cancel(person, orderid, quote.quoteToken),
    exchanges.cancelCertificate(person, exchange.orderid),
    client.request('cancelCouponOrder', { orderid: coupon.orderid, quoteToken: refund.quoteToken }, person, 'race'),
  ])
  expect(replies.every(({ status }) => status < 500)).toBe(true)
  await checkLedger(server.services.database.db)
  if (await quoteOf(orderid)) await cancel(orderid)
  await sendAll()
  expect(await standing(orderid)).toMatchObject({ status: 'REFUNDED', refundedMinor: 172_000 })
  await checkLedger(server.services.database.db, 'settled')
})

test('somebody else’s order can not be cancelled', async () => {
  const orderid = await bought()
  const { quoteToken } = await quoteOf(orderid)
  expect((await mixes.cancel(await client.person(), orderid, quoteToken)).status).toBe(404)
})

test('a voucher that has another date by now keeps the order booked', async () => {
  const orderid = await bought()
  const { exchange, coupon } = await detail(orderid)
  await exchanges.cancelCertificate(await me(), exchange.orderid)
  await exchanges.book(await me(), {
    voucherId: coupon.vouchers[0].voucherId,
    roomTypeId: hotel.roomTypeId,
    checkIn: '2026-12-06',
  })
  expect(outcomesOf(await quoteOf(orderid))).toEqual([['refunded', 80_000]])
  expect((await cancel(orderid)).body.status).toBe('BOOKED')
  await sendAll()
  expect(await standing(orderid)).toMatchObject({ status: 'BOOKED', vouchers: ['EXCHANGED', 'REFUNDED'] })
})
