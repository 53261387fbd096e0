import type { RefundCause } from '@/contract/refund'
import { attemptToRefund, requestRefund } from '../booking/payments/refunds'
import type { RefundRow } from '../booking/repository/refunds'
import type { Executor } from '../kernel/database/executor'
import type { Services } from '../kernel/services'
import { type RefundableLine, sumOf } from './refund-quote'
import type { CouponOrderRow } from './repository/coupon-orders'
import { endOpenGifts } from './repository/gifts'
import { returnSoldStock, uncountForBuyer } from './repository/skus'
import { moveVoucher, type VoucherChange } from './voucher-state'

/** Vouchers that are given back, or that expire with a refund, and how. */
interface GivingBack {
  readonly event: 'refund_requested' | 'expired_with_refund'
  readonly change: VoucherChange
  readonly cause: RefundCause
  readonly accountId?: string
}

/**
 * Gives vouchers back in the transaction that holds the locks of their order and of themselves: they can no longer be used before
 * any provider is called, each is a line of the refund, and all are for sale again. Throws 409 refund_by_provider.
 */
export async function giveBack(
  tx: Executor,
  services: Services,
  order: CouponOrderRow,
  lines: readonly RefundableLine[],
  { event, change, cause, accountId }: GivingBack,
): Promise<RefundRow> {
  const refundMinor = sumOf(lines)
  const attempt = await attemptToRefund(tx, order, refundMinor)
  for (const line of lines)
    await moveVoucher(tx, services, line.voucher, event, change, { refundedMinor: line.refundMinor })
  const ids = lines.map(({ voucher }) => voucher.id)
  await endOpenGifts(tx, ids, event === 'refund_requested' ? 'WITHDRAWN' : 'LAPSED', services.clock.now())
  const refund = await requestRefund(tx, services, {
    purchase: order,
    attempt,
    cause,
    lines: lines.map(({ voucher, refundMinor: amountMinor }) => ({ room: null, voucherId: voucher.id, amountMinor })),
    ...(accountId !== undefined && { accountId }),
  })
  await uncountForBuyer(tx, order.skuId, order.userId, lines.length)
  // The contended row comes last, so that it is locked shortly.
  await returnSoldStock(tx, order.skuId, lines.length)
  return refund
}
