import type { Executor } from '../kernel/database/executor'
import { ApiError } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { sharedNow } from '../kernel/time/clock'
import { expiredEmail } from './emails/ending-emails'
import { recipientsOf } from './emails/recipients'
import { enqueueVoucherOrderEmail } from './emails/voucher-order-email'
import { giveBack } from './give-back'
import { refundAtEnd, type RefundableLine } from './refund-quote'
import { endOpenAppointments } from './repository/appointments'
import { type CouponOrderRow, lockCouponOrder } from './repository/coupon-orders'
import { endOpenGifts } from './repository/gifts'
import { findOrdersWithEndedVouchers, lockVouchersOfOrder, type SoldVoucher } from './repository/vouchers'
import { moveVoucher } from './voucher-state'

const MOST_AT_ONCE = 200

/**
 * Ends the vouchers whose time is over and that nobody has used: what terms or law promise goes back, and everybody concerned gets
 * an email. One with a date that is being booked is ended when its hold is. Several servers may do so at once.
 */
export async function expireVouchers(services: Services): Promise<void> {
  const now = await sharedNow(services)
  const orderIds = await findOrdersWithEndedVouchers(services.database.db, now, MOST_AT_ONCE)
  for (const orderId of orderIds) {
    await services.database
      .transaction((tx) => expireOfOrder(tx, services, orderId, now))
      .catch((error: unknown) => services.log.error({ err: error, orderId }, 'vouchers could not be expired, retrying'))
  }
  if (orderIds.length > 0) services.mailQueue.wake()
}

const isEnding = ({ status, expireAt }: SoldVoucher, now: Date) =>
  (status === 'UNUSED' || status === 'ASKED' || status === 'APPOINTED') && now >= expireAt

async function expireOfOrder(tx: Executor, services: Services, orderId: string, now: Date): Promise<void> {
  const order = await lockCouponOrder(tx, orderId)
  if (!order) return
  const ended = (await lockVouchersOfOrder(tx, orderId)).filter((voucher) => isEnding(voucher, now))
  const vouchers = await endAppointments(tx, services, ended)
  const lines = vouchers.map((voucher) => ({ voucher, refundMinor: refundAtEnd(voucher) }))
  const refunded = lines.filter(({ refundMinor }) => refundMinor > 0)
  const isRefunded = refunded.length > 0 && (await refundExpired(tx, services, order, refunded))
  const lapsed = isRefunded ? lines.filter(({ refundMinor }) => refundMinor === 0) : lines
  await lapse(
    tx,
    services,
    lapsed.map(({ voucher }) => voucher),
  )
  for (const { recipient, vouchers: theirs } of await recipientsOf(tx, order, vouchers)) {
    const email = expiredEmail(order, theirs, isRefunded ? refunded : [], recipient)
    await enqueueVoucherOrderEmail(tx, services, order, recipient, email)
  }
}

const EXPIRED = { actor: 'system', cause: 'expired', reason: 'Expired unused' } as const

/** Ends appointments that nobody came to or that were never confirmed; returns the vouchers as they are then. */
async function endAppointments(
  tx: Executor,
  services: Services,
  vouchers: readonly SoldVoucher[],
): Promise<SoldVoucher[]> {
  const ids = vouchers.flatMap(({ id, status }) => (status === 'UNUSED' ? [] : [id]))
  if (ids.length === 0) return [...vouchers]
  await endOpenAppointments(tx, ids, services.clock.now())
  const change = { actor: 'system', cause: 'appointment_expired', reason: 'Its validity ended' } as const
  for (const voucher of vouchers)
    if (ids.includes(voucher.id)) await moveVoucher(tx, services, voucher, 'appointment_ended', change)
  return vouchers.map((voucher) => ({ ...voucher, status: 'UNUSED' }))
}

/** Refunds expired vouchers; false, without a change, where the payment service has sent their money back of its own accord. */
async function refundExpired(
  tx: Executor,
  services: Services,
  order: CouponOrderRow,
  lines: readonly RefundableLine[],
): Promise<boolean> {
  try {
    await giveBack(tx, services, order, lines, { event: 'expired_with_refund', change: EXPIRED, cause: 'expired' })
    return true
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'refund_by_provider') throw error
    services.log.warn(
      { event: 'expired_without_refund', orderId: order.id },
      'money of expired vouchers is back already',
    )
    return false
  }
}

async function lapse(tx: Executor, services: Services, vouchers: readonly SoldVoucher[]): Promise<void> {
  for (const voucher of vouchers) await moveVoucher(tx, services, voucher, 'expired', EXPIRED)
  const ids = vouchers.map(({ id }) => id)
  if (ids.length > 0) await endOpenGifts(tx, ids, 'LAPSED', services.clock.now())
}
