import type { MixCancelOutcome } from '@/contract/mix-order'
import { type QuotableVoucher, refundNow } from './refund-quote'

/** A voucher of an order, with whether the order's date is booked with it. */
export interface MixVoucher extends QuotableVoucher {
  readonly id: string
  readonly hasDate: boolean
}

/** The booked date of an order: what was paid for it beside its voucher, in minor units; until when it is given up free of charge; and when the stay begins. */
export interface MixDate {
  readonly differenceMinor: number
  readonly cancelUntil: Date
  readonly beginsAt: Date
}

/** What becomes of a part of a cancelled order. */
export interface CancelledPart {
  readonly outcome: MixCancelOutcome
  readonly refundMinor: number
}

/** What cancelling an order brings: each voucher that it is about, and the date; null where the order has no date any more. */
export interface MixCancellation<Voucher> {
  readonly vouchers: readonly (CancelledPart & { readonly voucher: Voucher })[]
  readonly date: CancelledPart | null
  readonly isDateFree: boolean
}

/**
 * Works out what cancelling an order of vouchers with a date brings now. The date goes by the room's terms: free of charge until its deadline,
 * and then at the price of the difference. Each voucher goes by its own: paid back, or left to use; one whose date is given up too late is lost where it can't be paid back.
 * Null where there is nothing to cancel, or the stay has begun.
 */
export function cancelMix<Voucher extends MixVoucher>(
  date: MixDate | null,
  vouchers: readonly Voucher[],
  now: Date,
): MixCancellation<Voucher> | null {
  if (date && now >= date.beginsAt) return null
  const isDateFree = date !== null && now < date.cancelUntil
  const parts = vouchers
    .filter(({ hasDate, status }) => hasDate || status === 'UNUSED')
    .map((voucher) => ({ voucher, ...partOf(voucher, isDateFree, now) }))
  if (!date && parts.every(({ outcome }) => outcome === 'left')) return null
  const refundMinor = date && isDateFree ? date.differenceMinor : 0
  return {
    vouchers: parts,
    date: date && { refundMinor, outcome: isDateFree || date.differenceMinor === 0 ? 'refunded' : 'lost' },
    isDateFree,
  }
}

function partOf(voucher: MixVoucher, isDateFree: boolean, now: Date): CancelledPart {
  const refundMinor = refundNow({ ...voucher, status: 'UNUSED' }, now)
  if (refundMinor !== null) return { outcome: 'refunded', refundMinor }
  return { outcome: voucher.hasDate && !isDateFree ? 'lost' : 'left', refundMinor: 0 }
}
