import type { CancelCouponOrder, CouponRefunded, CouponRefundQuote } from '@/contract/coupon-refund'
import { couponReasonText } from '@/domain/vouchers/refund-quote'
import { countOf } from '@/domain/text/phrases'
import { findPaymentAccount } from '../booking/payments/transfer-accounts'
import { presentRefund } from '../booking/present'
import { noteOnPurchase, type TravelerActor } from '../booking/purchase-state'
import { findDispute } from '../booking/repository/payments'
import { findRefundWithLines, type RefundRow } from '../booking/repository/refunds'
import type { Executor } from '../kernel/database/executor'
import { badToken, conflict, gone, notFound } from '../kernel/errors'
import { runOnce } from '../kernel/idempotency/run-once'
import type { Services } from '../kernel/services'
import { noSuchCouponOrder } from './close-order'
import { givenBackEmail } from './emails/refund-emails'
import { buyerOf, enqueueVoucherOrderEmail } from './emails/voucher-order-email'
import { giveBack } from './give-back'
import { presentRefundQuote, refundOf, sumOf, type VoucherRefund } from './refund-quote'
import { type QuotedRefund, refundTokens } from './refund-token'
import { type CouponOrderRow, findCouponOrder, lockCouponOrder } from './repository/coupon-orders'
import { findGivenVouchers } from './repository/gifts'
import { findVouchersOfOrder, lockVouchersOfOrder, type SoldVoucher } from './repository/vouchers'

/** Quotes what vouchers of an order bring if they are given back now; all that can be where none are named. Throws 400 for a voucher of another order. */
export const quoteVoucherRefund = async (
  services: Services,
  order: CouponOrderRow,
  chosen: readonly string[] | null,
  viewer: TravelerActor,
): Promise<CouponRefundQuote> => {
  const { db } = services.database
  return quoteOf(db, services, { order, vouchers: await findVouchersOfOrder(db, order.id), chosen, viewer })
}

/** The vouchers to quote, and who sees the quote. */
interface QuoteRequest {
  readonly order: CouponOrderRow
  readonly vouchers: readonly SoldVoucher[]
  readonly chosen: readonly string[] | null
  readonly viewer: TravelerActor
}

async function quoteOf(
  db: Executor,
  services: Services,
  { order, vouchers, chosen, viewer }: QuoteRequest,
): Promise<CouponRefundQuote> {
  const given = await findGivenVouchers(
    db,
    vouchers.map(({ id }) => id),
  )
  const refund = refundOf(order, vouchers, chosen, services.clock.now())
  return presentRefundQuote(services, { order, refund, given, dispute: await findDispute(db, order), viewer })
}

/** A request to refund vouchers: their buyer, who acts for the buyer, the idempotency key, and the input with the account for the money. */
interface RefundApplication {
  readonly userId: string
  readonly actor: TravelerActor
  readonly operationId: 'cancelCouponOrder' | 'refundCouponToAccount'
  readonly key: string
  readonly sent: CancelCouponOrder & { readonly accountId?: string }
}

/**
 * Gives vouchers back at a quote, in one transaction: they can no longer be used, the refund names them, stock and the buyer's count
 * are lowered, and the buyer gets a receipt. Throws 400 bad_token, 404 for another's account, 410 quote_expired and
 * 409 quote_changed (data: the new quote), refund_by_provider; nothing moves then.
 */
export async function refundVouchers(services: Services, application: RefundApplication): Promise<CouponRefunded> {
  const { userId, actor, operationId, key, sent } = application
  const quoted = refundTokens.read(services, sent.quoteToken)
  if (!quoted || quoted.orderid !== sent.orderid) throw badToken('quoteToken', 'Please look at the refund again.')
  const refunded = await runOnce(services, { scope: userId, operationId, key, request: sent }, async (tx) => {
    const order = await lockCouponOrder(tx, sent.orderid)
    if (order?.userId !== userId) throw noSuchCouponOrder()
    if (sent.accountId !== undefined && !(await findPaymentAccount(tx, userId, sent.accountId)))
      throw notFound('There is no such account.')
    return apply(tx, services, order, await liveRefund(tx, services, order, quoted, actor), application)
  })
  services.mailQueue.wake()
  return refunded
}

/** The refund as it stands, which must be the quoted one. */
async function liveRefund(
  tx: Executor,
  services: Services,
  order: CouponOrderRow,
  quoted: QuotedRefund,
  viewer: TravelerActor,
): Promise<VoucherRefund> {
  const vouchers = await lockVouchersOfOrder(tx, order.id)
  const now = services.clock.now()
  const chosen = quoted.vouchers.map(({ voucherId }) => voucherId)
  const live = refundOf(order, vouchers, chosen, now)
  const isSame = live.isWithdrawal === quoted.isWithdrawal && isSameLines(live, quoted)
  if (isSame && now.getTime() < quoted.expireAtMs) return live
  const again = { order, vouchers, chosen: live.lines.length === 0 ? null : chosen, viewer }
  const data = await quoteOf(tx, services, again)
  if (isSame) throw gone('quote_expired', 'The refund was shown too long ago. Please check it again.', data)
  throw conflict('quote_changed', 'The refund has changed. Please check it again.', data)
}

const isSameLines = ({ lines }: VoucherRefund, { vouchers }: QuotedRefund): boolean =>
  lines.length === vouchers.length &&
  vouchers.every((quoted) =>
    lines.some((line) => line.voucher.id === quoted.voucherId && line.refundMinor === quoted.refundMinor),
  )

const byText: Readonly<Record<TravelerActor, string>> = { user: 'by you', guest: 'from the order look-up' }

async function apply(
  tx: Executor,
  services: Services,
  order: CouponOrderRow,
  { lines, isWithdrawal }: VoucherRefund,
  { actor, sent: { accountId, reason } }: RefundApplication,
): Promise<CouponRefunded> {
  const what = `${countOf(lines.length, 'voucher')} ${isWithdrawal ? 'withdrawn' : 'given back'} ${byText[actor]}`
  await noteOnPurchase(tx, services, order, { actor, reason: what })
  const why = reason ? `: ${couponReasonText(reason)}` : ''
  const refund = await giveBack(tx, services, order, lines, {
    event: 'refund_requested',
    change: { actor, cause: 'refund_requested', reason: `${isWithdrawal ? 'Withdrawn' : 'Given back'}${why}` },
    cause: isWithdrawal ? 'withdrawn' : 'cancelled',
    ...(accountId !== undefined && { accountId }),
  })
  const vouchers = lines.map(({ voucher }) => voucher)
  const given = { vouchers, refund, refundMinor: sumOf(lines), isWithdrawal, at: services.clock.now() }
  await enqueueVoucherOrderEmail(tx, services, order, buyerOf(order), givenBackEmail(order, given))
  return presentRefunded(tx, order, refund)
}

async function presentRefunded(tx: Executor, { id }: CouponOrderRow, refund: RefundRow): Promise<CouponRefunded> {
  const order = await findCouponOrder(tx, id)
  const shown = await findRefundWithLines(tx, refund.id)
  if (!order || !shown) throw new Error(`refund ${refund.id} of order ${id} was not stored`)
  return { orderid: id, status: order.status, refund: presentRefund(shown) }
}
