import type { CouponRefundQuote } from '@/contract/coupon-refund'
import { formatAmount, shownAmount } from '@/domain/money/amount-text'
import type { DisputeState } from '@/domain/orders/dispute'
import { refundWayText } from '@/domain/orders/refund-text'
import { canWithdraw, notRefundableText, quoteEnd, refundNow } from '@/domain/vouchers/refund-quote'
import { refundOnExpiry } from '@/domain/vouchers/voucher-state'
import { refundRuleText } from '@/domain/vouchers/terms-text'
import { withdrawalText } from '@/domain/vouchers/withdrawal'
import { maskCode } from '@/domain/vouchers/voucher-code'
import { badInput } from '../kernel/errors'
import type { TravelerActor } from '../booking/purchase-state'
import type { Services } from '../kernel/services'
import { openCode } from './codes'
import { instantText } from './buyers-law'
import { refundTokens } from './refund-token'
import type { CouponOrderRow } from './repository/coupon-orders'
import type { SoldVoucher } from './repository/vouchers'

/** A voucher with what comes back for it now, in minor units. */
export interface RefundableLine {
  readonly voucher: SoldVoucher
  readonly refundMinor: number
}

/** The sum of the refunds of lines, in minor units. */
export const sumOf = (lines: readonly Pick<RefundableLine, 'refundMinor'>[]): number =>
  lines.reduce((sum, { refundMinor }) => sum + refundMinor, 0)

/** The automatic refund of a voucher that expires unused, by its terms and the law of its sale, in minor units. */
export const refundAtEnd = (voucher: SoldVoucher): number =>
  refundOnExpiry(voucher, voucher.snapshot.terms, voucher.marketRule?.paidValueLapses === false)

/** The fields of what was paid and what is refunded, with both amounts formatted. */
export const refundAmounts = (paidMinor: number, refundMinor: number, currencyCode: string) => ({
  paidMinor,
  paidAmount: formatAmount(paidMinor, currencyCode),
  refundMinor,
  refundAmount: formatAmount(refundMinor, currencyCode),
})

/** A refund of vouchers as it stands now: the chosen lines, the others that could be refunded too, and the vouchers that can't be. */
export interface VoucherRefund {
  readonly lines: readonly RefundableLine[]
  readonly others: readonly RefundableLine[]
  readonly closed: readonly SoldVoucher[]
  readonly isWithdrawal: boolean
}

/** Works out what vouchers of an order bring if its buyer gives them back now; all that can be where none are named. Throws 400 for a voucher of another order. */
export function refundOf(
  order: Pick<CouponOrderRow, 'userId' | 'withdrawalUntil'>,
  vouchers: readonly SoldVoucher[],
  chosen: readonly string[] | null,
  now: Date,
): VoucherRefund {
  const isUnknown = (id: string) => vouchers.every((voucher) => voucher.id !== id)
  if (chosen?.some(isUnknown)) throw badInput('vouchers', 'This voucher is not part of the order.')
  const wanted = new Set(chosen ?? vouchers.map(({ id }) => id))
  const worth = vouchers.map((voucher) => ({ voucher, refundMinor: ownRefund(order, voucher, now) }))
  const lines = worth.flatMap(({ voucher, refundMinor }) => (refundMinor === null ? [] : [{ voucher, refundMinor }]))
  return {
    lines: lines.filter(({ voucher }) => wanted.has(voucher.id)),
    others: lines.filter(({ voucher }) => !wanted.has(voucher.id)),
    closed: worth.flatMap(({ voucher, refundMinor }) => (refundMinor === null ? [voucher] : [])),
    isWithdrawal: canWithdraw(order, now),
  }
}

/** What comes back for a voucher that is still its buyer's; null for one that was claimed as a gift. */
const ownRefund = ({ userId }: Pick<CouponOrderRow, 'userId'>, voucher: SoldVoucher, now: Date): number | null =>
  voucher.userId === userId ? refundNow(voucher, now) : null

/** What the presented quote is made of. */
interface QuoteParts {
  readonly order: CouponOrderRow
  readonly refund: VoucherRefund
  readonly given: ReadonlySet<string>
  readonly dispute: DisputeState | null
  readonly viewer: TravelerActor
}

/** Presents what giving vouchers back brings, line by line; its token binds until validUntil. */
export function presentRefundQuote(
  services: Pick<Services, 'env' | 'clock'>,
  { order, refund, given, dispute, viewer }: QuoteParts,
): CouponRefundQuote {
  const now = services.clock.now()
  const { currencyCode } = order
  const { lines, others, closed, isWithdrawal } = refund
  const validUntil = quoteEnd(
    lines.map(({ voucher }) => voucher),
    now,
  )
  const paidMinor = lines.reduce((sum, { voucher }) => sum + voucher.paidMinor, 0)
  const refundMinor = sumOf(lines)
  const quoted = lines.map(({ voucher, refundMinor: minor }) => ({ voucherId: voucher.id, refundMinor: minor }))
  const content = { orderid: order.id, vouchers: quoted, isWithdrawal, expireAtMs: validUntil.getTime() }
  const present = (line: RefundableLine) => ({
    ...nameOf(services, line.voucher, viewer),
    ...presentLine(line, given),
  })
  return {
    quoteToken: lines.length === 0 ? null : refundTokens.sign(services, content),
    orderid: order.id,
    vouchers: lines.map(present),
    otherVouchers: others.map(present),
    closedVouchers: closed.map((voucher) => ({
      ...nameOf(services, voucher, viewer),
      text: voucher.userId === order.userId ? notRefundableText(voucher, now) : 'Claimed as a gift',
    })),
    ...shownAmount(refundMinor, currencyCode),
    paidMinor,
    paidAmount: formatAmount(paidMinor, currencyCode),
    refundMinor,
    isWithdrawal,
    hasWithdrawalButton: isWithdrawal && (order.marketRule?.needsWithdrawalButton ?? false),
    ruleText: ruleText(order, isWithdrawal),
    destinationText: refundWayText(refundMinor, dispute),
    validUntil: validUntil.toISOString(),
    serverTime: now.toISOString(),
  }
}

const ruleText = ({ snapshot, withdrawalUntil }: CouponOrderRow, isWithdrawal: boolean): string =>
  isWithdrawal && withdrawalUntil ? withdrawalText(instantText(withdrawalUntil)) : refundRuleText(snapshot.terms)

/** The fields that identify a voucher: its number in the order, and its masked code. Guests see no character of the code. */
const nameOf = ({ env }: Pick<Services, 'env'>, voucher: SoldVoucher, viewer: TravelerActor) => ({
  voucherId: voucher.id,
  number: voucher.lineNo + 1,
  code: maskCode(viewer === 'guest' ? '••••' : (openCode(env.secret, voucher) ?? '').slice(-4)),
})

function presentLine({ voucher, refundMinor }: RefundableLine, given: ReadonlySet<string>) {
  const { nights, nightsLeft, paidMinor, currencyCode } = voucher
  return {
    nights,
    nightsLeft,
    isGift: given.has(voucher.id),
    ...refundAmounts(paidMinor, refundMinor, currencyCode),
  }
}
