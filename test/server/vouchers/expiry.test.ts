import { eq } from 'drizzle-orm'
import { sku, voucher, voucherAppointment } from '../../../server/kernel/database/schema/vouchers'
import { expireVouchers } from '../../../server/vouchers/expire-vouchers'
import { findCouponOrder } from '../../../server/vouchers/repository/coupon-orders'
import { readCouponOrder } from '../../../server/vouchers/wallet'
import { addSku } from '../../support/server/add-sku'
import { easyTerms } from '../../support/vouchers/easy-terms'
import { type BookingScene, useBookingScene } from '../../support/server/booking-scene'
import { checkLedger } from '../../support/server/check-ledger'
import { voucherClient, voucherRefunds } from '../../support/server/voucher-client'

let scene: BookingScene
useBookingScene({}, (taken) => (scene = taken))

/** The end of 30 June 2027 in Shanghai, where the hotel is. */
const END = new Date('2027-06-30T16:00:00.000Z')

async function buy(quantity: number, change: Parameters<typeof addSku>[2] = {}) {
  const { client, server, hotel, person } = scene
  const { id: skuId } = await addSku(server.services.database.db, hotel, change)
  const orderid = await voucherClient(client).buy(person, skuId, quantity)
  return { skuId, orderid }
}

const rowsOf = async (orderid: string) => {
  const rows = await scene.server.services.database.db.select().from(voucher).where(eq(voucher.orderId, orderid))
  return rows.toSorted((one, other) => one.lineNo - other.lineNo)
}

async function detailOf(orderid: string) {
  const { services } = scene.server
  const order = await findCouponOrder(services.database.db, orderid)
  if (!order) throw new Error(`no order ${orderid}`)
  return readCouponOrder(services, order)
}

/** Subjects of the emails about an order, oldest first. */
async function subjectsOf(orderNo: string): Promise<string[]> {
  await scene.server.services.mailQueue.drained()
  const emails = await scene.server.mailbox()
  return emails
    .filter(({ text }) => text.includes(orderNo))
    .map(({ subject }) => subject)
    .toReversed()
}

async function workAt(at: Date): Promise<void> {
  scene.server.clock.set(at)
  await scene.client.work()
  await scene.server.services.mailQueue.drained()
}

test('vouchers with a refund in their terms end with their last day, and what was paid comes back to the unit', async () => {
  const { skuId, orderid } = await buy(3, { priceMinor: 33_333 })
  await workAt(new Date(END.getTime() - 1))
  expect((await rowsOf(orderid)).map(({ status }) => status)).toEqual(['UNUSED', 'UNUSED', 'UNUSED'])
  scene.server.clock.set(END)
  await expireVouchers(scene.server.services)
  const ended = await rowsOf(orderid)
  expect(ended.map(({ status, refundedMinor }) => [status, refundedMinor])).toEqual([
    ['AUTO_REFUNDING', 33_333],
    ['AUTO_REFUNDING', 33_333],
    ['AUTO_REFUNDING', 33_333],
  ])
  expect((await detailOf(orderid)).status).toBe('COMPLETED')
  await scene.client.work()
  expect(await detailOf(orderid)).toMatchObject({ status: 'REFUNDED', paidMinor: 99_999, refundedMinor: 99_999 })
  const [row] = await scene.server.services.database.db.select().from(sku).where(eq(sku.id, skuId))
  expect(row).toMatchObject({ held: 0, sold: 0 })
  await checkLedger(scene.server.services.database.db, 'settled')
})

test.each([
  ['until_booked', 0],
  ['none', 0],
  ['on_expiry', 66_666],
] as const)('the end of one with a refund %s brings %d', async (refund, back) => {
  const { orderid } = await buy(1, { priceMinor: 66_666, terms: { ...easyTerms, refund } })
  await workAt(END)
  const order = await detailOf(orderid)
  expect(order).toMatchObject({ status: back > 0 ? 'REFUNDED' : 'COMPLETED', refundedMinor: back })
  expect(order.vouchers[0]?.status).toBe(back > 0 ? 'REFUNDED' : 'EXPIRED')
})

test('only the nights that are left of a voucher come back', async () => {
  const { orderid } = await buy(1, { nights: 3, priceMinor: 100_000, terms: { ...easyTerms, isPartial: true } })
  await scene.server.services.database.db.update(voucher).set({ nightsLeft: 1 }).where(eq(voucher.orderId, orderid))
  await workAt(END)
  expect(await detailOf(orderid)).toMatchObject({ status: 'COMPLETED', refundedMinor: 33_333 })
})

test('the end is looked for again and again and comes once, whoever looks', async () => {
  const { orderid } = await buy(2)
  scene.server.clock.set(END)
  await Promise.all(Array.from({ length: 8 }, () => expireVouchers(scene.server.services)))
  await scene.client.work()
  expect(await detailOf(orderid)).toMatchObject({ status: 'REFUNDED', refundedMinor: 160_000 })
})

test('an appointment that was not kept ends with its voucher', async () => {
  const { hotel, server } = scene
  const { orderid } = await buy(1, { terms: { ...easyTerms, use: 'appointment' } })
  const { db } = server.services.database
  const [row] = await rowsOf(orderid)
  await db.insert(voucherAppointment).values({
    id: `a-${orderid}`,
    voucherId: row?.id ?? '',
    hotelId: hotel.hotelId,
    days: ['2027-06-30'],
    status: 'ASKED',
    createdAt: server.clock.now(),
  })
  await db.update(voucher).set({ status: 'ASKED', version: 2 }).where(eq(voucher.orderId, orderid))
  await db.execute(
    `insert into voucher_log values ('${row?.id}', 2, now(), 'UNUSED', 'ASKED', 'user', 'asked', 'Asked')`,
  )
  await workAt(END)
  expect((await detailOf(orderid)).vouchers[0]?.status).toBe('REFUNDED')
  const [appointment] = await db
    .select()
    .from(voucherAppointment)
    .where(eq(voucherAppointment.voucherId, row?.id ?? ''))
  expect(appointment?.status).toBe('CANCELLED')
})

test('emails come 30, 7 and 1 days before with the zone, then about the end and the refund, each once', async () => {
  const { orderid } = await buy(2)
  const { orderNo } = await detailOf(orderid)
  for (const at of ['2027-05-31T02:00Z', '2027-06-23T02:00Z', '2027-06-29T02:00Z', '2027-06-30T16:00Z'])
    await workAt(new Date(at))
  await scene.client.work()
  const subjects = await subjectsOf(orderNo)
  expect(subjects.slice(0, 4)).toEqual([
    'Your vouchers: A night by the lake',
    'Your vouchers end in 30 days: A night by the lake',
    'Your vouchers end in 7 days: A night by the lake',
    'Your vouchers end tomorrow: A night by the lake',
  ])
  // Both are written at the end, and the mail queue may send either first.
  expect(subjects.slice(4).toSorted()).toEqual([
    'Refund sent: A night by the lake',
    'Your vouchers have expired: A night by the lake',
  ])
  const [soon] = (await scene.server.mailbox()).filter(
    ({ text, subject }) => text.includes(orderNo) && subject.includes('30 days'),
  )
  expect(soon?.text).toContain('Good until the end of Wed 30 Jun 2027, UTC+8')
  expect(soon?.text).toContain('CNY ¥ 1,600 is refunded')
})

test('a reminder names only what is not used, and none comes for what is refunded or bought later', async () => {
  const { client, server, person } = scene
  const given = await buy(2)
  const first = await voucherRefunds(client).quote(person, given.orderid)
  await voucherRefunds(client).refund(person, given.orderid, [first.body.vouchers[0].voucherId])
  const all = await buy(1)
  await voucherRefunds(client).refund(person, all.orderid)
  const [partly, wholly] = [(await detailOf(given.orderid)).orderNo, (await detailOf(all.orderid)).orderNo]
  await workAt(new Date('2027-05-31T02:00Z'))
  expect((await subjectsOf(partly)).at(-1)).toBe('Your vouchers end in 30 days: A night by the lake')
  expect((await subjectsOf(wholly)).filter((subject) => subject.includes('end in'))).toEqual([])
  const emails = await server.mailbox()
  const soon = emails.find(({ subject, text }) => subject.includes('30') && text.includes(partly))
  expect(soon?.text).toContain('1 voucher of yours ends in 30 days')
  expect(soon?.text).toContain('Voucher 2')
  expect(soon?.text).not.toContain('Voucher 1')
})

test('who buys two weeks before the end gets the later reminders alone', async () => {
  const { client, server, hotel } = scene
  const { id } = await addSku(server.services.database.db, hotel)
  server.clock.set(new Date('2027-06-16T10:00Z'))
  const orderid = await voucherClient(client).buy(await client.person(), id)
  const { orderNo } = await detailOf(orderid)
  await workAt(new Date('2027-06-29T23:00Z'))
  expect((await subjectsOf(orderNo)).map((subject) => subject.split(':')[0]).toSorted()).toEqual([
    'Your vouchers',
    'Your vouchers end in 7 days',
    'Your vouchers end tomorrow',
  ])
})
