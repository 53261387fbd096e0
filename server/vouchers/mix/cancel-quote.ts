import { Type, type Static } from 'typebox'
import type { MixCancelQuote } from '@/contract/mix-order'
import { formatDay } from '@/domain/days/format-day'
import { shownAmount } from '@/domain/money/amount-text'
import type { DisputeState } from '@/domain/orders/dispute'
import { refundWayText } from '@/domain/orders/refund-text'
import { cancelMix, type MixCancellation, type MixVoucher } from '@/domain/vouchers/mix-cancel'
import { QUOTE_MS, quoteEnd } from '@/domain/vouchers/refund-quote'
import { expiringToken } from '../../kernel/crypto/expiring-token'
import type { Services } from '../../kernel/services'
import { instantOfWallTime } from '../../kernel/time/zones'
import { refundAmounts, sumOf } from '../refund-quote'
import type { ExchangeOrderRow } from '../repository/exchange-orders'
import type { MixOrderRow } from '../repository/mix-orders'
import type { SoldVoucher } from '../repository/vouchers'

/** The parts of a paid order as they are stored, and the dispute of its payment, if any. */
export interface MixParts {
  readonly mix: MixOrderRow
  readonly exchange: ExchangeOrderRow
  readonly vouchers: readonly SoldVoucher[]
  readonly dispute: DisputeState | null
}

/** What cancelling a paid order brings now. */
export type LiveCancellation = MixCancellation<SoldVoucher & MixVoucher>

const QuotedCancel = Type.Object({
  orderid: Type.String(),
  isDateFree: Type.Boolean(),
  /** What comes back for the date; null where there is none. */
  dateMinor: Type.Union([Type.Integer(), Type.Null()]),
  vouchers: Type.Array(Type.Object({ voucherId: Type.String(), outcome: Type.String(), refundMinor: Type.Integer() })),
})

type QuotedCancel = Static<typeof QuotedCancel>

/** Signs and reads what was quoted for cancelling an order of vouchers with a date. */
export const cancelToken = expiringToken('mix-cancel', QuotedCancel)

/** What the token of a cancellation fixes. */
export const contentOf = ({ mix }: MixParts, { vouchers, date, isDateFree }: LiveCancellation): QuotedCancel => ({
  orderid: mix.id,
  isDateFree,
  dateMinor: date && date.refundMinor,
  vouchers: vouchers.map(({ voucher, outcome, refundMinor }) => ({ voucherId: voucher.id, outcome, refundMinor })),
})

/** Works out what cancelling a paid order brings now; null where nothing is to be cancelled, or the stay has begun. Vouchers that somebody claimed as gifts are not part of it. */
export function cancellationOf({ mix, exchange, vouchers }: MixParts, now: Date): LiveCancellation | null {
  if (mix.status !== 'BOOKED') return null
  const { checkIn, cancelUntil, snapshot, totalMinor: differenceMinor } = exchange
  const isBooked = exchange.status === 'CONFIRMED'
  const beginsAt = instantOfWallTime(checkIn, snapshot.checkinFrom, snapshot.timeZone)
  const own = vouchers.filter(({ userId }) => userId === mix.userId)
  const dated = own.map((voucher) => ({ ...voucher, hasDate: isBooked && voucher.id === exchange.voucherId }))
  return cancelMix(isBooked ? { differenceMinor, cancelUntil, beginsAt } : null, dated, now)
}

/** Presents what cancelling brings, line by line; its token binds until validUntil. */
export function presentCancelQuote(
  services: Pick<Services, 'env' | 'clock'>,
  parts: MixParts,
  cancellation: LiveCancellation,
): MixCancelQuote {
  const { mix, exchange, dispute } = parts
  const now = services.clock.now()
  const { isDateFree } = cancellation
  const lines = linesOf(parts, cancellation)
  const refundMinor = sumOf(lines)
  const voucherEnd = quoteEnd(
    cancellation.vouchers.map(({ voucher }) => voucher),
    now,
  )
  const dateEnd = isDateFree ? exchange.cancelUntil.getTime() : now.getTime() + QUOTE_MS
  const validUntil = new Date(Math.min(voucherEnd.getTime(), dateEnd))
  return {
    lines,
    isDateFree,
    paidMinor: lines.reduce((sum, { paidMinor }) => sum + paidMinor, 0),
    refundMinor,
    ...shownAmount(refundMinor, mix.currencyCode),
    destinationText: refundWayText(refundMinor, dispute),
    quoteToken: cancelToken.sign(services, contentOf(parts, cancellation), validUntil),
    validUntil: validUntil.toISOString(),
  }
}

/** The lines of a cancellation: the vouchers in their order, then the date. */
function linesOf({ mix, exchange }: MixParts, { vouchers, date }: LiveCancellation): MixCancelQuote['lines'] {
  const { currencyCode } = mix
  const ofVouchers = vouchers.map(({ voucher, outcome, refundMinor }) => ({
    kind: 'voucher' as const,
    voucherId: voucher.id,
    text: `Voucher ${voucher.lineNo + 1}`,
    outcome,
    ...refundAmounts(voucher.paidMinor, refundMinor, currencyCode),
  }))
  if (!date) return ofVouchers
  const text = `Date, ${formatDay(exchange.checkIn)}`
  const ofDate = { kind: 'date' as const, voucherId: null, text, outcome: date.outcome }
  return [...ofVouchers, { ...ofDate, ...refundAmounts(exchange.totalMinor, date.refundMinor, currencyCode) }]
}
