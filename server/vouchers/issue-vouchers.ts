import type { Executor } from '../kernel/database/executor'
import type { Services } from '../kernel/services'
import { planEndingReminders } from './ending-reminders'
import { createCode, sealCode } from './codes'
import { createGift } from './give'
import type { CouponOrderRow } from './repository/coupon-orders'
import { findVouchersOfOrder, insertVoucherLog, insertVouchers, type VoucherRow } from './repository/vouchers'
import { daysOfUse, expiryOf } from './validity'

/** Issues the vouchers of a paid order, each with its own code and its share of the price. Sends them as a gift if they were bought as one. */
export async function issueVouchers(tx: Executor, services: Services, order: CouponOrderRow): Promise<VoucherRow[]> {
  const createdAt = services.clock.now()
  const { lastDay } = daysOfUse(order.snapshot.validity, createdAt)
  const rows = Array.from({ length: order.quantity }, (_, lineNo) =>
    createVoucher(services, order, lineNo, lastDay, createdAt),
  )
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

function createVoucher(
  services: Pick<Services, 'random' | 'env'>,
  { id: orderId, skuId, userId, snapshot, quantity, totalMinor, currencyCode }: CouponOrderRow,
  lineNo: number,
  lastDay: string,
  createdAt: Date,
): VoucherRow {
  const id = services.random.id()
  const { nights, faceMinor } = snapshot
  const timeZones = snapshot.hotels.map(({ timeZone }) => timeZone)
  return {
    id,
    orderId,
    lineNo,
    skuId,
    userId,
    status: 'UNUSED',
    ...sealCode(services, id, createCode(services.random)),
    nights,
    nightsLeft: nights,
    paidMinor: shareOf(totalMinor, quantity, lineNo),
    refundedMinor: 0,
    faceMinor,
    currencyCode,
    lastDay,
    expireAt: expiryOf(lastDay, timeZones),
    triesOn: null,
    tries: 0,
    wasBooked: false,
    usedAt: null,
    hands: 0,
    createdAt,
    version: 1,
  }
}

/** The share of one of several in an amount; the first ones get what is left over. */
const shareOf = (totalMinor: number, count: number, index: number): number =>
  Math.floor(totalMinor / count) + (index < totalMinor % count ? 1 : 0)
