import type { VoucherRefund, VoucherStatus } from '@/contract/voucher-terms'
import type { CouponRefundReason } from '@/contract/coupon-refund'
import { refundOnRequest, type RefundableVoucher, voucherStatusText } from './voucher-state'

/** How long a quote of a refund binds at most, in ms. */
export const QUOTE_MS = 15 * 60_000

/** A voucher with all that decides whether it can be refunded: its state, its terms, and the ends of its life and of the right to withdraw. */
export interface QuotableVoucher extends RefundableVoucher {
  readonly expireAt: Date
  readonly withdrawalUntil: Date | null
  readonly snapshot: { readonly terms: { readonly refund: VoucherRefund } }
}

/** Whether the buyer can withdraw from the purchase by law, whatever the terms are. */
export const canWithdraw = ({ withdrawalUntil }: Pick<QuotableVoucher, 'withdrawalUntil'>, now: Date): boolean =>
  withdrawalUntil !== null && now < withdrawalUntil

/** What comes back if a voucher is given back now, in minor units; null where it can't be, or nothing would come back. */
export function refundNow(voucher: QuotableVoucher, now: Date): number | null {
  if (now >= voucher.expireAt) return null
  const amountMinor = refundOnRequest(voucher, voucher.snapshot.terms, canWithdraw(voucher, now))
  return amountMinor === 0 ? null : amountMinor
}

/** Until when a quote of vouchers binds: at most 15 minutes, and never past the end of one of them or of the right to withdraw. */
export function quoteEnd(vouchers: readonly QuotableVoucher[], now: Date): Date {
  const ends = vouchers.flatMap((voucher) => [
    voucher.expireAt.getTime(),
    ...(canWithdraw(voucher, now) && voucher.withdrawalUntil ? [voucher.withdrawalUntil.getTime()] : []),
  ])
  return new Date(Math.min(now.getTime() + QUOTE_MS, ...ends))
}

const freeFirst: Readonly<Partial<Record<VoucherStatus, string>>> = {
  ASKED: 'Cancel its appointment first',
  APPOINTED: 'Cancel its appointment first',
  EXCHANGING: 'Cancel its date first',
  EXCHANGED: 'Cancel its date first',
}

/** Why a voucher can't be given back now, in a few words. */
export function notRefundableText(voucher: QuotableVoucher, now: Date): string {
  const { status, wasBooked, expireAt, snapshot } = voucher
  if (status !== 'UNUSED') return freeFirst[status] ?? voucherStatusText(status)
  if (now >= expireAt) return 'Expired'
  if (snapshot.terms.refund === 'on_expiry') return 'Refunded by itself when it expires'
  return snapshot.terms.refund === 'until_booked' && wasBooked ? 'Not refundable: a date was booked' : 'Not refundable'
}

/** Reasons to give vouchers back in the order of their chips. */
export const couponRefundReasons: readonly { readonly value: CouponRefundReason; readonly label: string }[] = [
  { value: 'plans_changed', label: 'My plans changed' },
  { value: 'no_suitable_date', label: 'No date suits me' },
  { value: 'found_better', label: 'I found something better' },
  { value: 'bought_by_mistake', label: 'I bought it by mistake' },
  { value: 'other', label: 'Another reason' },
]

/** A reason as it stands on its chip. */
export const couponReasonText = (reason: CouponRefundReason): string =>
  couponRefundReasons.find(({ value }) => value === reason)?.label ?? ''
