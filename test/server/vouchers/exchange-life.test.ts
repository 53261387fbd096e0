import { eq } from 'drizzle-orm'
import type { VoucherTerms } from '@/contract/voucher-terms'
import { recordDispute } from '../../../server/booking/payments/disputes'
import { payment, paymentAttempt } from '../../../server/kernel/database/schema/orders'
import { voucher } from '../../../server/kernel/database/schema/vouchers'
import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { easyTerms } from '../../support/vouchers/easy-terms'
import { checkLedger } from '../../support/server/check-ledger'
import { type BoughtVoucher, buyVoucher, exchangeScene, type ExchangeScene } from '../../support/server/exchange-client'
import { withFreshToken } from '../../support/server/sign-in'

let scene: ExchangeScene
let hotel: TestHotel

beforeEach(async () => {
  scene = await exchangeScene()
  hotel = await addHotel(scene.server.services.database.db)
})
afterEach(async () => {
  await checkLedger(scene.server.services.database.db, 'settled')
  await scene.server.close()
})

/** Saturday nights cost CNY 120 more. */
const dear: VoucherTerms = {
  ...easyTerms,
  surcharges: [{ kind: 'weekdays', weekdays: [5], amountMinor: 12_000 }],
}
const [SATURDAY, SUNDAY] = ['2026-12-05', '2026-12-06']

/** Moves the clock to an instant and does what is due then. */
async function until(instant: string): Promise<void> {
  const { server, client } = scene
  server.clock.advance(Date.parse(instant) - server.services.clock.now().getTime())
  await client.work()
}

async function rowOf({ voucherId }: Pick<BoughtVoucher, 'voucherId'>) {
  const [row] = await scene.server.services.database.db.select().from(voucher).where(eq(voucher.id, voucherId))
  return row
}

const fresh = (person: BoughtVoucher['person']) => withFreshToken(scene.server.services, person)

const couponStatusOf = async (person: BoughtVoucher['person']) => {
  const { list } = (await scene.client.request('listOrders', {}, await fresh(person))).body
  return list.find(({ type }: { type: string }) => type === 'coupon')?.status
}

test('a difference that is not paid in time leaves voucher and room free', async () => {
  const { person, ...wanted } = await buyVoucher(scene, hotel, { terms: dear })
  const { orderid } = await scene.exchanges.book(person, { ...wanted, checkIn: SATURDAY })
  await until('2026-11-21T10:16:00.000Z')
  expect((await scene.exchanges.detail(await fresh(person), orderid)).body.status).toBe('CLOSED_TIMEOUT')
  expect(await rowOf(wanted)).toMatchObject({ status: 'UNUSED', tries: 1, wasBooked: false })
})

test('the end of the stay uses the voucher up, and completes its order', async () => {
  const { person, ...wanted } = await buyVoucher(scene, hotel)
  const { orderid } = await scene.exchanges.book(person, { ...wanted, checkIn: SUNDAY })
  await until('2026-12-07T03:59:00.000Z')
  expect((await rowOf(wanted))?.status).toBe('EXCHANGED')
  await until('2026-12-07T04:00:00.000Z')
  expect(await rowOf(wanted)).toMatchObject({ status: 'USED', nightsLeft: 0, usedAt: expect.any(Date) })
  expect((await scene.exchanges.detail(await fresh(person), orderid)).body.status).toBe('COMPLETED')
  expect(await couponStatusOf(person)).toBe('COMPLETED')
})

test('nights are used one after another, and their shares of the value add up', async () => {
  const { exchanges } = scene
  const terms = { ...easyTerms, isPartial: true, difference: { kind: 'market', mostMinor: null } } as const
  const { person, ...wanted } = await buyVoucher(scene, hotel, { terms, nights: 3, faceMinor: 100_000 })
  const first = (await exchanges.difference(person, { ...wanted, checkIn: SUNDAY, nights: 1 })).body
  expect([first.nights, first.differenceMinor]).toEqual([1, 110_000 - 33_333])
  await scene.client.pay((await exchanges.submit(person, first.token)).body.payId)
  await until('2026-12-07T04:00:00.000Z')
  expect(await rowOf(wanted)).toMatchObject({ status: 'UNUSED', nightsLeft: 2, wasBooked: true })
  expect(await couponStatusOf(person)).toBe('TO_USE')
  const holder = await fresh(person)
  const rest = (await exchanges.difference(holder, { ...wanted, checkIn: '2026-12-20' })).body
  expect([rest.nights, rest.differenceMinor]).toEqual([2, 220_000 - 66_667])
  const tooMany = await exchanges.difference(holder, { ...wanted, checkIn: '2026-12-20', nights: 3 })
  expect([tooMany.status, tooMany.body.field]).toEqual([400, 'nights'])
})

test('all nights of another voucher are used on one stay', async () => {
  const { person, ...wanted } = await buyVoucher(scene, hotel, { nights: 2 })
  const reply = await scene.exchanges.difference(person, { ...wanted, checkIn: SUNDAY, nights: 1 })
  expect([reply.status, reply.body.field]).toEqual([400, 'nights'])
})

test('a booked date can not be cancelled after its deadline', async () => {
  const { person, ...wanted } = await buyVoucher(scene, hotel)
  const { orderid } = await scene.exchanges.book(person, { ...wanted, checkIn: SUNDAY })
  await until('2026-12-05T07:00:00.000Z')
  const reply = await scene.exchanges.cancelCertificate(await fresh(person), orderid)
  expect([reply.status, reply.body.code]).toEqual([409, 'deadline_passed'])
  expect((await scene.exchanges.detail(await fresh(person), orderid)).body).toMatchObject({
    canCancel: false,
    cancelText: 'Can no longer be cancelled',
  })
})

test.each([
  ['none', 'EXPIRED', 'voucher_over'],
  ['any_time', 'REFUNDED', 'voucher_state'],
] as const)('a voucher whose last day is over has no date any more: refund %s, now %s', async (refund, now, code) => {
  const terms = { ...easyTerms, refund }
  const { person, ...wanted } = await buyVoucher(scene, hotel, { validUntil: '2026-11-22', terms })
  const { token } = (await scene.exchanges.difference(person, { ...wanted, checkIn: '2026-11-22' })).body
  await until('2026-11-22T16:00:00.000Z')
  const late = await scene.exchanges.submit(await fresh(person), token)
  expect([late.status, late.body.code]).toEqual([410, 'token_expired'])
  const reply = await scene.exchanges.difference(await fresh(person), { ...wanted, checkIn: '2026-11-23' })
  expect([reply.status, reply.body.code]).toEqual([409, code])
  expect(reply.body.data).toMatchObject({ status: now })
})

test.each([
  ['held', SATURDAY],
  ['booked', SUNDAY],
])('a date that is %s ends when the payment of its voucher is taken back', async (_name, checkIn) => {
  const { exchanges } = scene
  const { person, ...wanted } = await buyVoucher(scene, hotel, { terms: dear })
  const { orderid } = await exchanges.book(person, { ...wanted, checkIn })
  await loseDispute(wanted.voucherId)
  expect((await rowOf(wanted))?.status).toBe('REVOKED')
  expect((await exchanges.detail(person, orderid)).body.status).toBe('CANCELLED')
  await until('2026-12-08T04:00:00.000Z')
})

/** Has the bank take the payment of a voucher back. */
async function loseDispute(voucherId: string): Promise<void> {
  const { services } = scene.server
  const [row] = await services.database.db
    .select({ bankOrderId: paymentAttempt.id })
    .from(voucher)
    .innerJoin(payment, eq(payment.purchaseId, voucher.orderId))
    .innerJoin(paymentAttempt, eq(paymentAttempt.paymentId, payment.id))
    .where(eq(voucher.id, voucherId))
  await recordDispute(services, row?.bankOrderId ?? '', 'lost')
}
