import { eq } from 'drizzle-orm'
import { couponOrder, voucher } from '../../../server/kernel/database/schema/vouchers'
import { expireVouchers } from '../../../server/vouchers/expire-vouchers'
import { addHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { easyTerms } from '../../support/vouchers/easy-terms'
import { type BookingScene, useBookingScene } from '../../support/server/booking-scene'
import { call } from '../../support/server/call'
import { voucherClient, voucherRefunds } from '../../support/server/voucher-client'

let scene: BookingScene
useBookingScene({ env: { TRUST_PROXY: '1' } }, (taken) => (scene = taken))

const DAY_MS = 86_400_000

/** What somebody in a country is shown before buying a voucher. */
async function shownIn(country: string, change: Parameters<typeof addSku>[2] = {}) {
  const { server, hotel, person } = scene
  const { id: skuId } = await addSku(server.services.database.db, hotel, change)
  const headers = { 'cf-ipcountry': country, currency: 'CNY' }
  const { body } = await call(server.app, 'getCouponSubmitPage', { skuId }, { token: person.token, headers })
  return { skuId, page: body }
}

/** Buys a voucher in a country; the purchase itself may come from anywhere. */
async function buyIn(country: string, change: Parameters<typeof addSku>[2] = {}) {
  const { client, person } = scene
  const { page } = await shownIn(country, change)
  const reply = await voucherClient(client).submit(person, page.verifyToken)
  await client.pay(reply.body.payId)
  return String(reply.body.orderid)
}

const rowOf = async (orderid: string) => {
  const [row] = await scene.server.services.database.db.select().from(couponOrder).where(eq(couponOrder.id, orderid))
  return row
}

const nonRefundable = { terms: { ...easyTerms, refund: 'none' as const } }

test.each([
  ['DE', /^You can withdraw for 14 days after you buy/],
  ['GB', /^You can withdraw for 14 days after you buy/],
  ['US', /^What you paid for a voucher that expires unused is paid back\.$/],
])('somebody in %s is told before buying what the law adds', async (country, text) => {
  expect((await shownIn(country)).page.withdrawalText).toMatch(text)
})

test.each(['CN', 'JP'])('somebody in %s is told of no law', async (country) => {
  expect((await shownIn(country)).page.withdrawalText).toBeNull()
})

test('the law is read when it is sold and stays with the order', async () => {
  expect(await rowOf(await buyIn('FR'))).toMatchObject({
    market: 'EU',
    marketRule: { withdrawalDays: 14, needsWithdrawalButton: true },
    withdrawalUntil: new Date('2026-12-06T12:00:00.000Z'),
    snapshot: { vatKind: 'single_purpose' },
  })
  expect(await rowOf(await buyIn('JP'))).toMatchObject({ market: 'JP', marketRule: null, withdrawalUntil: null })
})

const spa = { terms: { ...easyTerms, extras: ['Sauna'], services: ['One treatment for 2'] } }
const packageOf = (lines: readonly { kind: string; text: string }[]) =>
  lines.find(({ kind }) => kind === 'package')?.text

test('nights with another travel service are called a package on their page, with the markets whose law says so', async () => {
  const { skuId, page } = await shownIn('JP', spa)
  const text =
    'By law this is a package for buyers in these markets: European Union, United Kingdom. It joins 1 night with the following: One treatment for 2.'
  expect(packageOf(page.product.termsLines)).toBe(text)
  const visitor = await call(scene.server.app, 'getCouponActivityDetail', { skuId })
  expect(packageOf(visitor.body.termsLines)).toBe(text)
})

test.each([
  ['FR', spa, 'By law this is a package. It joins 1 night with the following: One treatment for 2.'],
  ['GB', spa, 'By law this is a package. It joins 1 night with the following: One treatment for 2.'],
  ['JP', spa, undefined],
  ['US', spa, undefined],
  ['FR', { terms: { ...easyTerms, extras: ['Late check-out', 'Sauna'] } }, undefined],
  ['FR', { terms: { ...spa.terms, use: 'code' as const } }, undefined],
])('an order from %s says whether it is a package', async (country, change, text) => {
  const { client, person } = scene
  const { termsLines } = await voucherClient(client).detail(person, await buyIn(country, change))
  expect(packageOf(termsLines)).toBe(text)
})

test('vouchers for one day alone have no withdrawal, as a booked date has none', async () => {
  const oneDay = { validFrom: '2027-06-30', validUntil: '2027-06-30' }
  expect((await shownIn('FR', oneDay)).page.withdrawalText).toBeNull()
  expect(await rowOf(await buyIn('FR', oneDay))).toMatchObject({ market: 'EU', withdrawalUntil: null })
})

test('a withdrawal goes before terms without a refund, until the minute it ends, and has a receipt with the time', async () => {
  const { client, person, server } = scene
  const orderid = await buyIn('FR', nonRefundable)
  const refunds = voucherRefunds(client)
  const detail = await voucherClient(client).detail(person, orderid)
  expect(detail).toMatchObject({
    hasWithdrawalButton: true,
    withdrawalText: expect.stringContaining('until Sun 6 Dec 2026 12:00 UTC'),
  })
  const { body: quote } = await refunds.quote(person, orderid)
  expect(quote).toMatchObject({ isWithdrawal: true, hasWithdrawalButton: true, refundMinor: 80_000 })
  server.clock.advance(60_000)
  const applied = await refunds.apply(person, quote)
  expect(applied.body.refund).toMatchObject({ cause: 'withdrawn', amountMinor: 80_000 })
  await server.services.mailQueue.drained()
  const receipt = (await server.mailbox()).find(({ text }) => text.includes(detail.orderNo))
  expect(receipt?.subject).toBe('Withdrawal received: A night by the lake')
  expect(receipt?.text).toContain('We received this on Sat 21 Nov 2026 10:01 UTC')
  expect(receipt?.text).toContain('Voucher 1')
})

test('a quote of a withdrawal ends with the right to it', async () => {
  const { client, person } = scene
  const orderid = await buyIn('FR', nonRefundable)
  const end = new Date(scene.startedAt.getTime() + 5 * 60_000)
  await scene.server.services.database.db
    .update(couponOrder)
    .set({ withdrawalUntil: end })
    .where(eq(couponOrder.id, orderid))
  const { body: quote } = await voucherRefunds(client).quote(person, orderid)
  expect(quote.validUntil).toBe(end.toISOString())
  scene.server.clock.set(end)
  const late = await voucherRefunds(client).apply(person, quote)
  expect([late.status, late.body.code, late.body.data.quoteToken]).toEqual([409, 'quote_changed', null])
})

test('where the law does not let paid value lapse, the end of a voucher without a refund pays it back', async () => {
  const { client, server } = scene
  const orderid = await buyIn('US', nonRefundable)
  server.clock.set(new Date('2027-07-01T00:00Z'))
  await expireVouchers(server.services)
  await client.work()
  const rows = await server.services.database.db.select().from(voucher).where(eq(voucher.orderId, orderid))
  expect(rows).toMatchObject([{ status: 'REFUNDED', refundedMinor: 80_000 }])
})

test.each([
  ['country', `country_code = 'JP'`],
  ['tax rate', 'tax_percent = 8'],
])('a hotel of another %s makes it a voucher of several purposes', async (_name, change) => {
  const { server, hotel, client, person } = scene
  const { db } = server.services.database
  const { id } = await addSku(db, hotel)
  const other = await addHotel(db)
  const before = await voucherClient(client).buy(person, id)
  expect((await rowOf(before))?.snapshot.vatKind).toBe('single_purpose')
  await db.execute(`update hotel set ${change} where id = '${other.hotelId}'`)
  await db.execute(`insert into sku_room values ('${id}', '${other.roomTypeId}', '${other.hotelId}', 0)`)
  const { orderid } = await voucherClient(client).order(person, id)
  expect((await rowOf(orderid))?.snapshot.vatKind).toBe('multi_purpose')
})

test('a refund at the end that a provider would not send is told of before buying', async () => {
  const { server } = scene
  const within = Math.min(...server.services.payments.map(({ refundRules }) => refundRules.withinMs)) / DAY_MS
  const long = { validUntil: null, validDays: within - 29 }
  const text = `These vouchers end more than ${within - 30} days after you pay, when some payment services may no longer send money back. Where that is so, we ask you for an account and transfer the refund to it.`
  expect((await shownIn('CN', long)).page.longRefundText).toEqual(text)
  expect((await shownIn('CN', { ...long, validDays: within - 32 })).page.longRefundText).toBeNull()
  expect((await shownIn('CN')).page.longRefundText).toBeNull()
  expect((await shownIn('CN', { ...long, ...nonRefundable })).page.longRefundText).toBeNull()
})
