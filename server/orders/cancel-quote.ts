import { formatAmount } from '@/domain/money/amount-text'
import { penaltyTierAt } from '@/domain/booking/cancellation'
import { shownAmount } from '@/domain/rates/shown-amount'
import type { OrderRow } from '../repositories/order'

/** What cancelling an order now would cost and give back; validUntil is when the next tier begins, null where none does. */
export interface CancelQuote {
  readonly currencyCode: string
  readonly currencySymbol: string
  readonly currencyAmount: string
  readonly feeMinor: number
  readonly feeAmount: string
  readonly refundMinor: number
  readonly refundAmount: string
  readonly validUntil: string | null
}

/** Quotes a cancellation from the terms agreed at booking: free while nothing is paid, then the tier of now, and never more back than was paid. */
export function cancelQuote(order: OrderRow, now: Date): CancelQuote {
  const { currencyCode, totalMinor, status } = order
  const tier = penaltyTierAt(order.snapshot.cancellation.tiers, now)
  const keptMinor = order.paidMinor - order.refundedMinor
  const feeMinor = status === 'TO_PAY' ? 0 : Math.min(keptMinor, tier?.feeMinor ?? totalMinor)
  const refundMinor = keptMinor - feeMinor
  return {
    ...shownAmount(totalMinor, currencyCode),
    feeMinor,
    feeAmount: formatAmount(feeMinor, currencyCode),
    refundMinor,
    refundAmount: formatAmount(refundMinor, currencyCode),
    validUntil: status === 'TO_PAY' ? order.payExpireAt.toISOString() : (tier?.endAt ?? null),
  }
}
