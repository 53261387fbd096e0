import { Type, type Static } from 'typebox'
import { TermsLine } from './product'
import { RefundView } from './refund'
import { Id, Instant, Minor, Nullable, Picture } from './scalars'
import { shownAmountFields } from './stay'
import { CouponOrderStatus } from './voucher-terms'
import type { ApiOf, RouteTable } from './route'

/** Why a buyer gives vouchers back. */
export const CouponRefundReason = Type.Enum([
  'plans_changed',
  'no_suitable_date',
  'found_better',
  'bought_by_mistake',
  'other',
])
export type CouponRefundReason = Static<typeof CouponRefundReason>

/** By which rules the vouchers of an order are refunded, and the refunds that there are. */
export const CouponRefundRules = Type.Object({
  orderid: Type.String(),
  orderNo: Type.String(),
  status: CouponOrderStatus,
  statusText: Type.String(),
  name: Type.String(),
  variant: Type.String(),
  headImg: Picture,
  quantity: Type.Integer(),
  ruleLines: Type.Array(TermsLine),
  withdrawalText: Nullable(Type.String(), { description: 'The right to withdraw while it lasts; null without one' }),
  withdrawalUntil: Nullable(Instant),
  refunds: Type.Array(RefundView),
  serverTime: Instant,
})
export type CouponRefundRules = Static<typeof CouponRefundRules>

/** What giving back one voucher brings. */
export const QuotedVoucher = Type.Object({
  voucherId: Type.String(),
  number: Type.Integer({ description: 'Within its order, from 1' }),
  code: Type.String({ description: 'Masked except for the last four characters; completely masked for a guest' }),
  nights: Type.Integer(),
  nightsLeft: Type.Integer(),
  isGift: Type.Boolean({ description: 'Given to somebody who has not claimed it; the refund takes it back' }),
  paidMinor: Minor,
  paidAmount: Type.String(),
  refundMinor: Minor,
  refundAmount: Type.String(),
})
export type QuotedVoucher = Static<typeof QuotedVoucher>

/** What giving back vouchers brings, line by line; binding until validUntil. Amounts are in the charged currency. */
export const CouponRefundQuote = Type.Object({
  quoteToken: Nullable(Type.String(), { description: 'For cancelCouponOrder; null where nothing can be refunded' }),
  orderid: Type.String(),
  vouchers: Type.Array(QuotedVoucher, { description: 'The quoted vouchers' }),
  otherVouchers: Type.Array(QuotedVoucher, { description: 'Vouchers that could be refunded too' }),
  closedVouchers: Type.Array(
    Type.Object({ voucherId: Type.String(), number: Type.Integer(), code: Type.String(), text: Type.String() }),
    { description: 'Vouchers that can not be refunded now, and why' },
  ),
  ...shownAmountFields,
  paidMinor: Minor,
  paidAmount: Type.String(),
  refundMinor: Minor,
  isWithdrawal: Type.Boolean({ description: "Whether the buyer withdraws by the law of the buyer's country" }),
  hasWithdrawalButton: Type.Boolean({ description: 'Whether that law wants the button to be named a withdrawal' }),
  ruleText: Type.String({ description: 'The rule in effect, in a sentence' }),
  destinationText: Type.String({ description: 'Where the refund goes and how long that takes' }),
  validUntil: Instant,
  serverTime: Instant,
})
export type CouponRefundQuote = Static<typeof CouponRefundQuote>

const applicationFields = {
  orderid: Id,
  quoteToken: Type.String({ maxLength: 16_000 }),
  reason: Type.Optional(CouponRefundReason),
}

/** What is sent to give vouchers back at a quote. */
export const CancelCouponOrder = Type.Object(applicationFields)
export type CancelCouponOrder = Static<typeof CancelCouponOrder>

/** The same where the money is to be transferred to a saved account. */
export const RefundCouponToAccount = Type.Object({ ...applicationFields, accountId: Id })
export type RefundCouponToAccount = Static<typeof RefundCouponToAccount>

/** What giving back vouchers did. */
export const CouponRefunded = Type.Object({
  orderid: Type.String(),
  status: CouponOrderStatus,
  refund: RefundView,
})
export type CouponRefunded = Static<typeof CouponRefunded>

/** Ids of vouchers with commas between them. */
const VoucherList = Type.String({ maxLength: 6_000, pattern: '^[\\w-]+(,[\\w-]+)*$' })

const refusals = '410 quote_expired and 409 quote_changed (data: the new quote); nothing moves then'

export const couponRefundRoutes = {
  getCouponRefundRules: {
    method: 'GET',
    path: '/api/order/zomo/coupon/refund/rules',
    operationId: 'getCouponRefundRules',
    summary:
      'By which rules the vouchers of an order are refunded, and how its refunds stand; for its buyer, or the guest whose token opens it',
    client: 'new',
    auth: 'owner',
    input: Type.Object({ orderid: Id }),
    reply: CouponRefundRules,
  },
  quoteCouponRefund: {
    method: 'GET',
    path: '/api/order/zomo/coupon/refund/quote',
    operationId: 'quoteCouponRefund',
    summary:
      'What comes back for vouchers of an order, all where none are named; read-only, binding for up to 15 minutes',
    client: 'new',
    auth: 'owner',
    input: Type.Object({ orderid: Id, vouchers: Type.Optional(VoucherList) }),
    reply: CouponRefundQuote,
  },
  cancelCouponOrder: {
    method: 'POST',
    path: '/api/order/zomo/coupon/cancel',
    operationId: 'cancelCouponOrder',
    summary: `Give vouchers back at a quote, the money the way it was paid; ${refusals}`,
    client: 'new',
    auth: 'owner',
    idempotent: true,
    input: CancelCouponOrder,
    reply: CouponRefunded,
  },
  refundCouponToAccount: {
    method: 'POST',
    path: '/api/order/zomo/coupon/refund/account',
    operationId: 'refundCouponToAccount',
    summary: `Give vouchers back at a quote, the money to a saved account; 404 for another's account, ${refusals}`,
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: RefundCouponToAccount,
    reply: CouponRefunded,
  },
} as const satisfies RouteTable

export type CouponRefundApi = ApiOf<typeof couponRefundRoutes>
