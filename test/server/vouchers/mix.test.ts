import { eq } from 'drizzle-orm'
import type { VoucherTerms } from '@/contract/voucher-terms'
import { sku, skuBuyer } from '../../../server/kernel/database/schema/vouchers'
import type { SkuRow } from '../../../server/vouchers/repository/skus'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { addSku } from '../../support/server/add-sku'
import { easyTerms } from '../../support/vouchers/easy-terms'
import { type BookingClient, bookingClient } from '../../support/server/booking-client'
import { checkLedger } from '../../support/server/check-ledger'
import { mixClient, type MixClient, type WantedMix } from '../../support/server/mix-client'
import { callbackBody, sendCallback } from '../../support/server/send-callback'
import { type SignedInPerson, withFreshToken } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { voucherClient, type VoucherClient } from '../../support/server/voucher-client'

let server: TestServer
let client: BookingClient
let mixes: MixClient
let vouchers: VoucherClient
let hotel: TestHotel
let person: SignedInPerson

beforeAll(async () => {
  server = await startTestServer()
  client = bookingClient(server)
  mixes = mixClient(client)
  vouchers = voucherClient(client)
})
beforeEach(async () => {
  hotel = await addHotel(server.services.database.db, { stock: 2 })
  person = await client.person()
})
afterEach(() => checkLedger(server.services.database.db))
afterAll(() => server.close())

const [SATURDAY, SUNDAY] = ['2026-12-05', '2026-12-06']

/** Saturday nights cost CNY 120 more. */
const dear: VoucherTerms = {
  ...easyTerms,
  surcharges: [{ kind: 'weekdays', weekdays: [5], amountMinor: 12_000 }],
}

async function wanted(quantity = 2, checkIn = SATURDAY, change: Partial<SkuRow> = {}): Promise<WantedMix> {
  const { id: skuId } = await addSku(server.services.database.db, hotel, { terms: dear, ...change })
  return { skuId, quantity, roomTypeId: hotel.roomTypeId, checkIn }
}

/** An order as its buyer sees it, however long ago the buyer signed in. */
const detail = async (orderid: string) =>
  (await mixes.detail(await withFreshToken(server.services, person), orderid)).body

const stockOf = async (skuId: string) => {
  const { db } = server.services.database
  const [row] = await db.select().from(sku).where(eq(sku.id, skuId))
  const [buyer] = await db.select().from(skuBuyer).where(eq(skuBuyer.skuId, skuId))
  return { held: row?.held, sold: row?.sold, count: buyer?.quantity ?? 0 }
}

test('the page names what vouchers and date cost, and what both come to', async () => {
  const page = (await mixes.page(await wanted())).body
  expect(page).toMatchObject({
    quantity: 2,
    voucherMinor: 160_000,
    differenceMinor: 12_000,
    totalMinor: 172_000,
    currencyAmount: '1,720',
    checkIn: SATURDAY,
    checkOut: SUNDAY,
    cancelText: expect.stringMatching(/^Can be cancelled until Fri 4 Dec 15:00/),
  })
})

test('one payment buys the vouchers and books the date of the first of them', async () => {
  const chosen = await wanted()
  const { orderid, payId } = await mixes.order(person, chosen)
  expect(await stockOf(chosen.skuId)).toEqual({ held: 2, sold: 0, count: 2 })
  const page = (await client.request('getPaymentPage', { payId })).body
  expect(page).toMatchObject({ totalMinor: 172_000, order: { type: 'mix', quantity: 2, checkIn: SATURDAY } })
  expect(await detail(orderid)).toMatchObject({ status: 'TO_PAY', coupon: null, exchange: null })
  await client.pay(payId)
  expect(await stockOf(chosen.skuId)).toEqual({ held: 0, sold: 2, count: 2 })
  const order = await detail(orderid)
  expect(order).toMatchObject({
    status: 'BOOKED',
    paidMinor: 172_000,
    coupon: { status: 'TO_USE', totalMinor: 160_000, paidMinor: 160_000, openCount: 2 },
    exchange: {
      status: 'CONFIRMED',
      totalMinor: 12_000,
      paidMinor: 12_000,
      certificateNo: expect.stringMatching(/^E/),
    },
  })
  expect(order.coupon.vouchers.map(({ status }: { status: string }) => status)).toEqual(['EXCHANGED', 'UNUSED'])
  const subjects = (await server.mailbox()).map(({ subject }) => subject)
  expect(subjects).toContain('Date booked: Lakeside House, Sat 5 Dec 2026')
  expect(subjects).toContain('Your vouchers: A night by the lake')
})

test('the list shows the whole, and not its parts', async () => {
  const orderid = await mixes.buy(person, await wanted())
  const { list } = (await client.request('listOrders', {}, person)).body
  expect(list).toMatchObject([{ type: 'mix', orderid, status: 'BOOKED' }])
  expect((await client.request('countOrders', {}, person)).body).toMatchObject({ to_use: 1, upcoming: 0 })
  const found = (await client.request('listOrders', { keyword: 'lake night' }, person)).body.list
  expect(found).toHaveLength(1)
})

test('an order that is not paid in time gives vouchers and room back', async () => {
  const chosen = await wanted()
  const { orderid } = await mixes.order(person, chosen)
  server.clock.advance(16 * 60_000)
  await client.work()
  expect((await detail(orderid)).status).toBe('CLOSED_TIMEOUT')
  expect(await stockOf(chosen.skuId)).toEqual({ held: 0, sold: 0, count: 0 })
})

test('an unpaid order is cancelled as a whole, twice without harm, and can be hidden then', async () => {
  const chosen = await wanted()
  const { orderid } = await mixes.order(person, chosen)
  expect((await mixes.remove(person, orderid)).status).toBe(409)
  expect((await mixes.cancel(person, orderid)).body).toEqual({ orderid, status: 'CANCELLED' })
  expect((await mixes.cancel(person, orderid)).body).toEqual({ orderid, status: 'CANCELLED' })
  expect(await stockOf(chosen.skuId)).toEqual({ held: 0, sold: 0, count: 0 })
  expect((await mixes.remove(person, orderid)).body).toEqual({ ok: true })
  expect((await client.request('listOrders', {}, person)).body.list).toEqual([])
})

test('where the room is gone, nothing is held', async () => {
  const chosen = await wanted()
  for (const _room of [1, 2]) await mixes.order(await client.person(), chosen)
  const page = await mixes.page(chosen, person)
  expect([page.status, page.body.code, page.body.data.refusal]).toEqual([409, 'date_refused', 'sold_out'])
  expect(await stockOf(chosen.skuId)).toMatchObject({ held: 4 })
})

test('fewer than are sold together have no price', async () => {
  const page = await mixes.page(await wanted(1, SATURDAY, { minQuantity: 2 }))
  expect([page.status, page.text.includes('sold together')]).toEqual([400, true])
})

test('the post that led to the voucher is written into the purchase', async () => {
  const chosen = await wanted()
  await client.request('putSkuSource', { skuId: chosen.skuId, fromKey: 'post-7' }, person)
  const { orderid } = await mixes.order(person, chosen)
  const { rows } = await server.services.database.db.execute(`select channel from purchase where id = '${orderid}'`)
  expect(rows).toEqual([{ channel: { fromKey: 'post-7' } }])
})

test('of two who want the last room at once one gets it, with the vouchers', async () => {
  const chosen = await wanted(2, SATURDAY, { stock: 10 })
  const { token } = (await mixes.page(chosen)).body
  const people = await Promise.all(Array.from({ length: 5 }, () => client.person()))
  const replies = await Promise.all(people.map((one) => mixes.submit(one, token)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
  expect((await stockOf(chosen.skuId)).held).toBe(4)
})

test('the limit counts vouchers whichever way they are bought', async () => {
  const chosen = await wanted(1, SATURDAY, { limitPerUser: 2 })
  const { token } = (await mixes.page(chosen, person)).body
  const { verifyToken } = (await vouchers.submitPage(chosen.skuId, 2, person)).body
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      at % 2 === 0 ? mixes.submit(person, token) : vouchers.submit(person, verifyToken),
    ),
  )
  const { count } = await stockOf(chosen.skuId)
  expect(count).toBeLessThanOrEqual(2)
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('paid late, both parts are sold again while both are there', async () => {
  const chosen = await wanted()
  const { orderid, payId } = await mixes.order(person, chosen)
  const { bankOrderId } = (await client.createPayment(payId)).body
  await payLate(bankOrderId)
  expect(await detail(orderid)).toMatchObject({
    status: 'BOOKED',
    coupon: { status: 'TO_USE' },
    exchange: { status: 'CONFIRMED' },
  })
  expect(await stockOf(chosen.skuId)).toEqual({ held: 0, sold: 2, count: 2 })
})

test.each([
  [
    'the room',
    async (chosen: WantedMix) => {
      for (const _room of [1, 2]) await mixes.buy(await client.person(), { ...chosen, quantity: 1 })
    },
  ],
  [
    'a voucher',
    async (chosen: WantedMix) => {
      await vouchers.buy(await client.person(), chosen.skuId, 2)
    },
  ],
])('paid late when %s is gone, all of it is paid back', async (_name, take) => {
  const chosen = await wanted(2, SATURDAY, { stock: 3 })
  const { orderid, payId } = await mixes.order(person, chosen)
  const { bankOrderId } = (await client.createPayment(payId)).body
  await payLate(bankOrderId, () => take(chosen))
  const order = await detail(orderid)
  expect(order).toMatchObject({ status: 'REFUNDED', coupon: null, exchange: null, refundedMinor: 172_000 })
})

/** Pays an attempt at the gateway although it was closed there, after something has happened. */
async function payLate(bankOrderId: string, meanwhile: () => Promise<unknown> = async () => undefined): Promise<void> {
  server.clock.advance(16 * 60_000)
  await client.work()
  await meanwhile()
  await server.services.database.db.execute(
    `update sandbox_charge set state = 'paid' where bank_order_id = '${bankOrderId}'`,
  )
  await sendCallback(server, await callbackBody(server, bankOrderId))
  await client.work()
}
