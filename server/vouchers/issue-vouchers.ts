import type { Executor } from '../kernel/database/executor'
import type { Services } from '../kernel/services'
import { planEndingReminders } from './ending-reminders'
import { drawCode, sealCode } from './codes'
import { createGift } from './give'
import type { CouponOrderRow } from './repository/coupon-orders'
import { findVouchersOfOrder, insertVoucherLog, insertVouchers, type VoucherRow } from './repository/vouchers'
import { daysOfUse, expiryOf } from './validity'

/** Makes the vouchers of an order that is paid, each with its own code; what was paid is shared out to the last minor unit. Those that were bought as a gift are given. */
export async function issueVouchers(tx: Executor, services: Services, order: CouponOrderRow): Promise<VoucherRow[]> {
  const { random, clock } = services
  const createdAt = clock.now()
  const { snapshot, quantity, totalMinor } = order
  const { lastDay } = daysOfUse(snapshot.validity, createdAt)
  const expireAt = expiryOf(
    lastDay,
    snapshot.hotels.map(({ timeZone }) => timeZone),
  )
  const rows = Array.from({ length: quantity }, (_, lineNo): VoucherRow => {
    const id = random.id()
    return {
      id,
      orderId: order.id,
      lineNo,
      skuId: order.skuId,
      userId: order.userId,
      status: 'UNUSED',
      ...sealCode(services, id, drawCode(random)),
      nights: snapshot.nights,
      nightsLeft: snapshot.nights,
      paidMinor: shareOf(totalMinor, quantity, lineNo),
      refundedMinor: 0,
      faceMinor: snapshot.faceMinor,
      currencyCode: order.currencyCode,
      lastDay,
      expireAt,
      triesOn: null,
      tries: 0,
      wasBooked: false,
      usedAt: null,
      hands: 0,
      createdAt,
      version: 1,
    }
  })
  await insertVouchers(tx, rows)
  for (const { id } of rows)
    await insertVoucherLog(tx, {
      voucherId: id,
      version: 1,
      at: createdAt,
      fromStatus: null,
      toStatus: 'UNUSED',
      actor: 'payment',
      cause: 'issued',
      reason: 'Bought',
    })
  await planEndingReminders(tx, services, order, lastDay)
  const { gift } = order
  if (gift) await createGift(tx, services, await findVouchersOfOrder(tx, order.id), gift)
  return rows
}

/** The share of one of several in an amount; the first ones get what is left over. */
const shareOf = (totalMinor: number, count: number, place: number): number =>
  Math.floor(totalMinor / count) + (place < totalMinor % count ? 1 : 0)
