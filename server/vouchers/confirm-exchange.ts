import { planReviewInvitation } from '../booking/review-invitation'
import { exchangeOrderStates } from '@/domain/orders/exchange-order'
import { nextVoucherStatus } from '@/domain/vouchers/voucher-state'
import { movePurchase } from '../booking/purchase-state'
import type { Executor } from '../kernel/database/executor'
import { enqueueJob } from '../kernel/jobs/outbox'
import type { JobHandler } from '../kernel/jobs/run-jobs'
import type { Services } from '../kernel/services'
import { instantOfWallTime } from '../kernel/time/zones'
import { emailDateBooked } from './emails/exchange-emails'
import { lockCouponOrder } from './repository/coupon-orders'
import {
  type ExchangeOrderRow,
  type StoredExchange,
  findExchangeOrder,
  lockExchangeOrder,
  updateExchange,
} from './repository/exchange-orders'
import { lockKnownVoucher } from './repository/vouchers'
import { moveVoucher } from './voucher-state'

type NewlyBooked = Omit<StoredExchange, 'certificateNo'>

/** Gives an exchange that is booked its certificate, emails it to the traveler and plans the end of the stay. Returns the certificate's number; wake the mail queue after the commit. */
export async function confirmExchange(tx: Executor, services: Services, order: NewlyBooked): Promise<string> {
  const certificateNo = `E${services.random.digits(10)}`
  await updateExchange(tx, order.id, { certificateNo, isOpen: true })
  const { id: orderId, checkOut, snapshot } = order
  const availableAt = instantOfWallTime(checkOut, snapshot.checkoutUntil, snapshot.timeZone)
  await enqueueJob(tx, services, { topic: 'end-exchange', key: orderId, payload: { orderId }, availableAt })
  await emailDateBooked(tx, services, { ...order, certificateNo })
  return certificateNo
}

/** Ends a stay that was booked with a voucher: its nights are used. */
export const endExchange: JobHandler<'end-exchange'> = async (services, { orderId }) => {
  const known = await findExchangeOrder(services.database.db, orderId)
  if (!known) return
  await services.database.transaction(async (tx) => {
    // An order is locked before its exchanges, and both before its vouchers.
    await lockCouponOrder(tx, known.couponOrderId)
    const order = await lockExchangeOrder(tx, orderId)
    if (order?.status !== 'CONFIRMED') return
    const change = { actor: 'system', reason: 'The stay is over' } as const
    await movePurchase(tx, services, exchangeOrderStates, order, 'stay_ended', change)
    await updateExchange(tx, orderId, { isOpen: false })
    await useNights(tx, services, order)
    await planReviewInvitation(tx, services, { ...order, timeZone: order.snapshot.timeZone })
  })
}

async function useNights(tx: Executor, services: Services, { id, voucherId, nights }: ExchangeOrderRow): Promise<void> {
  const voucher = await lockKnownVoucher(tx, voucherId)
  const nightsLeft = voucher.nightsLeft - nights
  const event = nightsLeft === 0 ? 'all_used' : 'nights_used'
  if (nextVoucherStatus(voucher.status, event) === null) return
  const change = { actor: 'system', cause: `nights_used:${id}`, reason: 'The stay is over' } as const
  const usedAt = nightsLeft === 0 ? { usedAt: services.clock.now() } : {}
  await moveVoucher(tx, services, voucher, event, change, { nightsLeft, ...usedAt })
}
