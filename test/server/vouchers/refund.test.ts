import { eq, sql } from 'drizzle-orm'
import type { CouponRefundQuote } from '@/contract/coupon-refund'
import { voucher } from '../../../server/kernel/database/schema/vouchers'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { easyTerms } from '../../support/vouchers/easy-terms'
import { type BookingClient, bookingClient } from '../../support/server/booking-client'
import { checkLedger } from '../../support/server/check-ledger'
import { accountOf } from '../../support/server/refund-accounts'
import { countOf, stockOf } from '../../support/server/sku-stock'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import {
  voucherClient,
  type VoucherClient,
  voucherRefunds,
  type VoucherRefunds,
} from '../../support/server/voucher-client'

let server: TestServer
let client: BookingClient
let vouchers: VoucherClient
let refunds: VoucherRefunds
let hotel: TestHotel

beforeAll(async () => {
  server = await startTestServer()
  client = bookingClient(server)
  vouchers = voucherClient(client)
  refunds = voucherRefunds(client)
  hotel = await addHotel(server.services.database.db)
})
afterEach(() => checkLedger(server.services.database.db))
afterAll(() => server.close())

const MINUTE_MS = 60_000

/** Somebody who has bought so many vouchers of a new SKU. */
async function buyer(quantity: number, change: Parameters<typeof addSku>[2] = {}) {
  const { id: skuId } = await addSku(server.services.database.db, hotel, change)
  const person = await client.person()
  const orderid = await vouchers.buy(person, skuId, quantity)
  const detail = await vouchers.detail(person, orderid)
  const ids: string[] = detail.vouchers.map(({ voucherId }: { voucherId: string }) => voucherId)
  return { skuId, person, orderid, ids, payId: detail.payId }
}

const statusesOf = async (orderid: string) => {
  const rows = await server.services.database.db.select().from(voucher).where(eq(voucher.orderId, orderid))
  return rows.toSorted((one, other) => one.lineNo - other.lineNo).map(({ status }) => status)
}

test('one of three is refunded: it is locked before the money goes, and the other two stay', async () => {
  const { skuId, person, orderid, ids } = await buyer(3)
  const quote: CouponRefundQuote = (await refunds.quote(person, orderid, [String(ids[1])])).body
  expect(quote.vouchers).toMatchObject([{ voucherId: ids[1], number: 2, paidMinor: 80_000, refundMinor: 80_000 }])
  expect(quote.otherVouchers.map(({ voucherId }) => voucherId)).toEqual([ids[0], ids[2]])
  expect(quote).toMatchObject({ refundMinor: 80_000, isWithdrawal: false, closedVouchers: [] })
  const { status, body } = await refunds.apply(person, quote, { reason: 'no_suitable_date' })
  expect([status, body.status]).toEqual([200, 'TO_USE'])
  expect(body.refund).toMatchObject({
    status: 'SUBMITTED',
    amountMinor: 80_000,
    voucherIds: [ids[1]],
    cause: 'cancelled',
  })
  expect(await statusesOf(orderid)).toEqual(['UNUSED', 'REFUNDING', 'UNUSED'])
  expect([await stockOf(server, skuId), await countOf(server, skuId)]).toEqual([{ held: 0, sold: 2 }, 2])
  await client.work()
  expect(await statusesOf(orderid)).toEqual(['UNUSED', 'REFUNDED', 'UNUSED'])
  const order = await vouchers.detail(person, orderid)
  expect(order).toMatchObject({ status: 'TO_USE', refundedMinor: 80_000, openCount: 2, refundableMinor: 160_000 })
  await checkLedger(server.services.database.db, 'settled')
})

test('the last open voucher completes the order, and all money back refunds it', async () => {
  const { person, orderid, ids } = await buyer(2)
  const first = await refunds.refund(person, orderid, [String(ids[0])])
  expect(first.body.status).toBe('TO_USE')
  const last = await refunds.refund(person, orderid)
  expect(last.body.status).toBe('COMPLETED')
  expect(last.body.refund).toMatchObject({ amountMinor: 160_000, voucherIds: ids })
  await client.work()
  expect((await vouchers.detail(person, orderid)).status).toBe('REFUNDED')
})

test('of a voucher of several nights the share of those that are left comes back, rounded down', async () => {
  const terms = { ...easyTerms, isPartial: true }
  const { person, orderid, ids } = await buyer(1, { nights: 3, priceMinor: 100_000, terms })
  await server.services.database.db
    .update(voucher)
    .set({ nightsLeft: 2 })
    .where(eq(voucher.id, String(ids[0])))
  const { body } = await refunds.quote(person, orderid)
  expect(body.vouchers).toMatchObject([{ nights: 3, nightsLeft: 2, paidMinor: 100_000, refundMinor: 66_666 }])
  expect((await refunds.apply(person, body)).body.refund.amountMinor).toBe(66_666)
  await client.work()
  expect((await vouchers.detail(person, orderid)).status).toBe('COMPLETED')
})

test('a quote binds for 15 minutes, then 410 brings the next one and nothing has moved', async () => {
  const { skuId, person, orderid } = await buyer(2)
  const { body } = await refunds.quote(person, orderid)
  server.clock.advance(15 * MINUTE_MS)
  const late = await refunds.apply(person, body)
  expect([late.status, late.body.code, late.body.data.refundMinor]).toEqual([410, 'quote_expired', 160_000])
  expect(await statusesOf(orderid)).toEqual(['UNUSED', 'UNUSED'])
  expect(await stockOf(server, skuId)).toEqual({ held: 0, sold: 2 })
  expect((await refunds.apply(person, late.body.data)).status).toBe(200)
})

test('a quote never binds past the end of a voucher', async () => {
  const { person, orderid, ids } = await buyer(1)
  const soon = new Date(server.clock.now().getTime() + 4 * MINUTE_MS)
  await server.services.database.db
    .update(voucher)
    .set({ expireAt: soon })
    .where(eq(voucher.id, String(ids[0])))
  const { body } = await refunds.quote(person, orderid)
  expect(body.validUntil).toBe(soon.toISOString())
})

test('a voucher that was given back meanwhile changes the quote: 409 with the new one', async () => {
  const { person, orderid, ids } = await buyer(2)
  const { body } = await refunds.quote(person, orderid)
  await refunds.refund(person, orderid, [String(ids[0])])
  const stale = await refunds.apply(person, body)
  expect([stale.status, stale.body.code]).toEqual([409, 'quote_changed'])
  expect(stale.body.data).toMatchObject({ refundMinor: 80_000, closedVouchers: [{ text: 'Refund on its way' }] })
  expect(await statusesOf(orderid)).toEqual(['REFUNDING', 'UNUSED'])
})

test.each([
  ['none', 'none', 'Not refundable'],
  ['on expiry alone', 'on_expiry', 'Refunded by itself when it expires'],
] as const)('terms with a refund %s give no token before the end', async (_name, refund, text) => {
  const { person, orderid } = await buyer(1, { terms: { ...easyTerms, refund } })
  const { body } = await refunds.quote(person, orderid)
  expect(body).toMatchObject({ quoteToken: null, refundMinor: 0, closedVouchers: [{ text }] })
})

test('the same key gives the same reply and moves nothing twice', async () => {
  const { person, orderid } = await buyer(1)
  const { body } = await refunds.quote(person, orderid)
  const first = await refunds.apply(person, body, { key: 'one-key' })
  const again = await refunds.apply(person, body, { key: 'one-key' })
  expect(again.body).toEqual(first.body)
})

test("another's order, a foreign token and a changed one are refused", async () => {
  const { person, orderid } = await buyer(1)
  const other = await buyer(1)
  expect((await refunds.quote(other.person, orderid)).status).toBe(404)
  expect((await client.request('getCouponRefundRules', { orderid }, other.person)).status).toBe(404)
  const { quoteToken } = (await refunds.quote(person, orderid)).body
  const foreign = await refunds.apply(other.person, { orderid: other.orderid, quoteToken })
  expect([foreign.status, foreign.body.code]).toEqual([400, 'bad_token'])
  const stolen = await refunds.apply(other.person, { orderid, quoteToken })
  expect(stolen.status).toBe(404)
  expect((await refunds.quote(person, orderid, ['nosuchvoucher'])).status).toBe(400)
})

test('to an account: the refund waits for its transfer and names the account', async () => {
  const { person, orderid } = await buyer(1)
  const accountId = await accountOf(server, person)
  const { body } = await refunds.quote(person, orderid)
  const strangers = await accountOf(server, await client.person())
  expect((await refunds.apply(person, body, { accountId: strangers })).status).toBe(404)
  const { body: applied } = await refunds.apply(person, body, { accountId })
  expect(applied.refund).toMatchObject({
    status: 'TRANSFER',
    needsAccount: false,
    accountText: 'Bank of Hangzhou •••• 0123',
  })
  await client.work()
  expect(await statusesOf(orderid)).toEqual(['REFUNDING'])
})

test('a refund that comes back is one again that is on its way, with an account to be named', async () => {
  const { person, orderid, payId } = await buyer(1)
  const { db } = server.services.database
  await db.execute(sql`
    update sandbox_charge set refund_way = 'fails'
    where bank_order_id = (select id from payment_attempt where payment_id = ${payId})`)
  await refunds.refund(person, orderid)
  await client.work()
  expect(await statusesOf(orderid)).toEqual(['REFUNDING'])
  const { refunds: list } = (await client.request('getCouponRefundRules', { orderid }, person)).body
  expect(list).toMatchObject([{ status: 'FAILED', needsAccount: true }])
  const accountId = await accountOf(server, person)
  const key = server.services.random.id()
  const named = await client.request('setRefundTransferAccount', { refundId: list[0].refundId, accountId }, person, key)
  expect(named.body.status).toBe('TRANSFER')
  const emails = (await server.mailbox()).map(({ subject }) => subject)
  expect(emails).toEqual(expect.arrayContaining([expect.stringMatching(/^Your refund needs an account: A night/)]))
})

test('rules name the terms and the refunds, and emails tell of the request and the refund without a code', async () => {
  const { person, orderid, ids } = await buyer(2)
  const rules = (await client.request('getCouponRefundRules', { orderid }, person)).body
  expect(rules).toMatchObject({
    quantity: 2,
    ruleLines: [{ kind: 'refund', text: expect.stringContaining('Refunded at any time') }],
    withdrawalText: null,
    refunds: [],
  })
  const { code } = (await client.request('showVoucherCode', { voucherId: ids[0] }, person)).body
  await refunds.refund(person, orderid, [String(ids[0])])
  await client.work()
  await server.services.mailQueue.drained()
  const about = (await server.mailbox()).filter(({ text }) => text.includes(rules.orderNo))
  const own = about.filter(({ subject }) => subject.startsWith('Refund'))
  expect(own.map(({ subject }) => subject).toSorted()).toEqual([
    'Refund requested: A night by the lake',
    'Refund sent: A night by the lake',
  ])
  for (const { text, html } of own) {
    expect(text).toContain('Voucher 1')
    expect(`${text}${html}`).not.toContain(code.slice(-4))
  }
})
