import { REFUND_MARGIN_DAYS, refundWayAtEnd } from '@/domain/vouchers/refund-window'
import { isRefundedOnExpiry } from '@/domain/vouchers/voucher-state'
import type { MarketRule, SkuSnapshot } from '../kernel/database/schema/vouchers'
import type { Services } from '../kernel/services'
import { daysOfUse, expiryOf } from './validity'

const DAY_MS = 86_400_000

/**
 * What is shown before buying vouchers whose refund at their end may come later after the payment than some provider sends money
 * back: that it is transferred to an account then. Null where every provider sends it, or none is promised.
 */
export function longRefundText(
  { payments, clock }: Pick<Services, 'payments' | 'clock'>,
  { terms, validity, hotels }: Pick<SkuSnapshot, 'terms' | 'validity' | 'hotels'>,
  rule: MarketRule | null,
): string | null {
  if (!isRefundedOnExpiry(terms) && rule?.paidValueLapses !== false) return null
  const now = clock.now()
  const zones = hotels.map(({ timeZone }) => timeZone)
  const lastsMs = expiryOf(daysOfUse(validity, now).lastDay, zones).getTime() - now.getTime()
  const withinMs = Math.min(...payments.map(({ refundRules }) => refundRules.withinMs))
  if (refundWayAtEnd(lastsMs, withinMs) === 'provider') return null
  const days = Math.floor(withinMs / DAY_MS) - REFUND_MARGIN_DAYS
  return `These vouchers end more than ${days} days after you pay, when some payment services may no longer send money back. Where that is so, we ask you for an account and transfer the refund to it.`
}
