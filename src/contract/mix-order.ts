import { Type, type Static } from 'typebox'
import { CouponOrder, MixOrderCard } from './coupon-order'
import { ExchangeOrder, quotedDateFields, SubmitExchange } from './exchange'
import { OrderContact, OrderLog, SubmitReply } from './order'
import { RefundView } from './refund'
import { Day, Done, Id, Instant, Minor, Nullable } from './scalars'
import { shownAmountFields } from './stay'
import { boughtVoucherFields, MixOrderStatus } from './voucher-terms'
import type { ApiOf, RouteTable } from './route'

/** What vouchers with the date of the first of them cost now: their price and the difference add up to the total. */
export const CombinationPage = Type.Object({
  ...boughtVoucherFields,
  ...quotedDateFields,
  voucherMinor: Minor,
  voucherAmount: Type.String({ description: 'Of all vouchers' }),
  differenceAmount: Type.String(),
  totalMinor: Minor,
  ...shownAmountFields,
  withdrawalText: Nullable(Type.String(), { description: "What the law of the buyer's market adds to the terms" }),
  needsDocuments: Type.Boolean(),
  token: Type.String({ description: 'For submitCombinationData' }),
})
export type CombinationPage = Static<typeof CombinationPage>

/** What becomes of a part of an order that is cancelled: paid back, left to use, or used up without a refund. */
export const MixCancelOutcome = Type.Enum(['refunded', 'left', 'lost'])
export type MixCancelOutcome = Static<typeof MixCancelOutcome>

/** What cancelling an order of vouchers with a date brings now; the lines add up to the sums. */
export const MixCancelQuote = Type.Object({
  lines: Type.Array(
    Type.Object({
      kind: Type.Enum(['voucher', 'date']),
      voucherId: Nullable(Type.String(), { description: 'Null for the date' }),
      text: Type.String(),
      outcome: MixCancelOutcome,
      paidMinor: Minor,
      paidAmount: Type.String(),
      refundMinor: Minor,
      refundAmount: Type.String(),
    }),
  ),
  isDateFree: Type.Boolean({ description: 'Whether the date is given up free of charge' }),
  paidMinor: Minor,
  refundMinor: Minor,
  ...shownAmountFields,
  destinationText: Type.String({ description: 'Where the refund goes and how long that takes' }),
  quoteToken: Type.String({ description: 'For cancelMixOrder' }),
  validUntil: Instant,
})
export type MixCancelQuote = Static<typeof MixCancelQuote>

/** An order of vouchers with a date, and its parts once it is paid. */
export const MixOrder = Type.Object({
  ...MixOrderCard.properties,
  contact: OrderContact,
  voucherMinor: Minor,
  voucherAmount: Type.String(),
  parts: quotedDateFields.parts,
  differenceMinor: Minor,
  differenceAmount: Type.String(),
  paidMinor: Minor,
  refundedMinor: Minor,
  cancelText: Type.String(),
  coupon: Nullable(CouponOrder, { description: 'Its vouchers, once it is paid' }),
  exchange: Nullable(ExchangeOrder, { description: 'Its date, once it is paid' }),
  cancel: Nullable(MixCancelQuote, {
    description: 'What cancelling it brings now; null where nothing is to be cancelled',
  }),
  refunds: Type.Array(RefundView),
  logs: Type.Array(OrderLog),
})
export type MixOrder = Static<typeof MixOrder>

const ownMix = Type.Object({ orderid: Id })

/** What is sent to cancel an order; one that is paid needs the token of its quote. */
export const CancelMixOrder = Type.Object({ orderid: Id, quoteToken: Type.Optional(Type.String({ maxLength: 8000 })) })
export type CancelMixOrder = Static<typeof CancelMixOrder>

export const mixOrderRoutes = {
  getCombinationPage: {
    method: 'GET',
    path: '/api/product/zomo/combination/submitPage',
    operationId: 'getCombinationPage',
    summary:
      'What vouchers with the date of the first of them cost now, with a token for submitCombinationData; 409 not_exchangeable, sale_ended, sold_out, limit_reached, date_refused (data: ExchangeDateRefusal)',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({
      skuId: Id,
      quantity: Type.Integer({ minimum: 1, maximum: 99 }),
      roomTypeId: Id,
      checkIn: Day,
    }),
    reply: CombinationPage,
  },
  submitCombinationData: {
    method: 'POST',
    path: '/api/order/zomo/combination/submit',
    operationId: 'submitCombinationData',
    summary:
      'Buy vouchers with the date of the first of them: holds stock and room together until it is paid; 409 sold_out, limit_reached, price_changed, difference_changed, date_refused, sale_ended, duplicate_order, too_many_unpaid, 410 token_expired',
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: SubmitExchange,
    reply: SubmitReply,
  },
  getMixOrder: {
    method: 'GET',
    path: '/api/order/zomo/mix',
    operationId: 'getMixOrder',
    summary: "The caller's order of vouchers with a date, its parts and what cancelling brings; 404 for anybody else's",
    client: 'new',
    auth: 'user',
    input: ownMix,
    reply: MixOrder,
  },
  cancelMixOrder: {
    method: 'PATCH',
    path: '/api/order/zomo/mix',
    operationId: 'cancelMixOrder',
    summary:
      'Cancel an order of vouchers with a date: unpaid as a whole; paid at a quote, each part by its own terms; 409 order_state, quote_changed and 410 quote_expired (data: the new quote)',
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: CancelMixOrder,
    reply: Type.Object({ orderid: Type.String(), status: MixOrderStatus }),
  },
  deleteMixOrder: {
    method: 'DELETE',
    path: '/api/order/zomo/mix',
    operationId: 'deleteMixOrder',
    summary: "Hide a finished order from its owner's list; 409 order_state while anything of it is to come",
    client: 'new',
    auth: 'user',
    input: ownMix,
    reply: Done,
  },
} as const satisfies RouteTable

export type MixOrderApi = ApiOf<typeof mixOrderRoutes>
