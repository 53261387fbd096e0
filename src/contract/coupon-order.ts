import { Type, type Static } from 'typebox'
import {
  bookedStayFields,
  OrderChannel,
  orderCardFields,
  OrderContact,
  OrderLog,
  OrderPayment,
  SubmitReply,
  SupportContact,
} from './order'
import {
  boughtVoucherFields,
  ExchangeOrderStatus,
  CouponOrderStatus,
  MixOrderStatus,
  VoucherStatus,
  VoucherTerms,
  VoucherUse,
  VoucherValidity,
} from './voucher-terms'
import { ProductDetail, TermsLine } from './product'
import { RefundView } from './refund'
import { Day, Done, Id, Instant, Minor, Nullable, Picture } from './scalars'
import { shownAmountFields } from './stay'
import type { ApiOf, RouteTable } from './route'

/** What an order costs that is about to be placed; the token binds price and terms until it expires. Amounts are charged as they are. */
export const CouponSubmitPage = Type.Object({
  product: ProductDetail,
  quantity: Type.Integer({ minimum: 1, description: 'As wanted, or as many as there are' }),
  wantedQuantity: Type.Integer({ minimum: 1 }),
  mostQuantity: Type.Integer({ minimum: 0, description: 'As many as can be bought now' }),
  unitMinor: Minor,
  unitAmount: Type.String(),
  totalMinor: Minor,
  ...shownAmountFields,
  verifyToken: Nullable(Type.String(), { description: 'For submitCouponOrder; null where nothing can be bought' }),
  tokenExpireTime: Nullable(Instant),
  serverTime: Instant,
  withdrawalText: Nullable(Type.String(), { description: "What the law of the buyer's market adds to the terms" }),
  longRefundText: Nullable(Type.String(), {
    description: 'Said where a refund at the end comes too late for a payment provider and goes to an account instead',
  }),
})
export type CouponSubmitPage = Static<typeof CouponSubmitPage>

/** To whom bought vouchers go. */
export const GiftRecipient = Type.Object({
  email: Type.String({ maxLength: 254 }),
  message: Type.String({ maxLength: 300 }),
})
export type GiftRecipient = Static<typeof GiftRecipient>

/** What is sent to buy vouchers; price and terms are those that verifyToken fixed. */
export const SubmitCouponOrder = Type.Object({
  verifyToken: Type.String({ maxLength: 4000 }),
  contact: OrderContact,
  gift: Type.Optional(GiftRecipient),
  channel: Type.Optional(OrderChannel),
})
export type SubmitCouponOrder = Static<typeof SubmitCouponOrder>

/** An order of vouchers in a list. */
export const CouponOrderCard = Type.Object({
  ...orderCardFields,
  type: Type.Literal('coupon'),
  status: CouponOrderStatus,
  ...boughtVoucherFields,
  use: VoucherUse,
  hotelId: Type.String({ description: 'The first hotel where they can be used' }),
  isGift: Type.Boolean({ description: 'Bought as a gift, which is sent once they are paid' }),
  openCount: Type.Integer({ description: 'Vouchers that can still be used' }),
  lastDay: Nullable(Day, { description: 'The last day of use; null until they are paid' }),
})
export type CouponOrderCard = Static<typeof CouponOrderCard>

/** The order that a voucher was bought with, which only its buyer can open. */
export const BuyersOrderId = Nullable(Type.String(), {
  description: 'The order that the voucher was bought with; null for a holder who was given the voucher',
})

/** A stay that was booked with a voucher, in a list. */
export const ExchangeOrderCard = Type.Object({
  ...orderCardFields,
  type: Type.Literal('exchange'),
  status: ExchangeOrderStatus,
  voucherId: Type.String(),
  couponOrderId: BuyersOrderId,
  ...bookedStayFields,
  certificateNo: Nullable(Type.String()),
  cancelUntil: Instant,
})
export type ExchangeOrderCard = Static<typeof ExchangeOrderCard>

/** Vouchers that were bought with the date of the first of them, in a list. */
export const MixOrderCard = Type.Object({
  ...orderCardFields,
  type: Type.Literal('mix'),
  status: MixOrderStatus,
  ...boughtVoucherFields,
  ...bookedStayFields,
})
export type MixOrderCard = Static<typeof MixOrderCard>

/** What a holder can do with a voucher now. */
export const VoucherButton = Type.Enum([
  'exchange',
  'appoint',
  'show_code',
  'refund',
  'give',
  'pay',
  'cancel_exchange',
  'cancel_appointment',
  'withdraw_gift',
])
export type VoucherButton = Static<typeof VoucherButton>

/** Whether a voucher was bought by the caller, came from somebody else, or was given away: then only what it was is shown. */
const VoucherHolding = Type.Enum(['bought', 'received', 'given_away'])

/** A voucher as its holder sees it. */
export const VoucherView = Type.Object({
  voucherId: Type.String(),
  orderid: Type.String(),
  skuId: Type.String(),
  name: Type.String(),
  variant: Type.String(),
  headImg: Picture,
  status: VoucherStatus,
  statusText: Type.String(),
  holding: VoucherHolding,
  buttons: Type.Array(VoucherButton),
  code: Type.String({ description: 'Masked but for its last four characters, e.g. ••••-••••-••••-7KQ2' }),
  nights: Type.Integer(),
  nightsLeft: Type.Integer(),
  firstDay: Nullable(Day),
  lastDay: Day,
  validText: Type.String({ description: 'Until when it is good, with the zone' }),
  refundMinor: Nullable(Minor, { description: 'What comes back if it is refunded now; null where it can not be' }),
  refundAmount: Nullable(Type.String()),
  exchange: Nullable(ExchangeOrderCard, { description: 'The open exchange, or the last one' }),
  appointment: Nullable(
    Type.Object({
      hotelId: Type.String(),
      hotelName: Type.String(),
      status: Type.Enum(['ASKED', 'CONFIRMED', 'REFUSED', 'CANCELLED']),
      days: Type.Array(Day),
      confirmedDay: Nullable(Day),
      hotelText: Type.String({ description: 'What the hotel wrote about it' }),
    }),
  ),
  gift: Nullable(Type.Object({ email: Type.String(), createdAt: Instant, isClaimed: Type.Boolean() }), {
    description: 'To whom the caller has given it',
  }),
})
export type VoucherView = Static<typeof VoucherView>

/** An order of vouchers with all that its buyer needs. */
export const CouponOrder = Type.Object({
  ...CouponOrderCard.properties,
  subTitle: Type.String(),
  terms: VoucherTerms,
  validity: VoucherValidity,
  termsLines: Type.Array(TermsLine),
  hotels: Type.Array(Type.Object({ hotelId: Type.String(), name: Type.String(), cityName: Type.String() })),
  contact: OrderContact,
  unitAmount: Type.String(),
  paidMinor: Minor,
  refundedMinor: Minor,
  refundableMinor: Minor,
  refundableAmount: Type.String(),
  withdrawalUntil: Nullable(Instant),
  withdrawalText: Nullable(Type.String(), { description: 'The right to withdraw while it lasts; null without one' }),
  hasWithdrawalButton: Type.Boolean({ description: 'Whether the law wants a button that withdraws while it lasts' }),
  vouchers: Type.Array(VoucherView),
  refunds: Type.Array(RefundView),
  payments: Type.Array(OrderPayment),
  support: SupportContact,
  logs: Type.Array(OrderLog),
})
export type CouponOrder = Static<typeof CouponOrder>

export const couponOrderRoutes = {
  getCouponSubmitPage: {
    method: 'GET',
    path: '/api/product/zomo/coupon/submitPage',
    operationId: 'getCouponSubmitPage',
    summary: 'What a number of vouchers costs now, clamped to what can be bought, with a token for submitCouponOrder',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ skuId: Id, quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })) }),
    reply: CouponSubmitPage,
  },
  submitCouponOrder: {
    method: 'POST',
    path: '/api/order/zomo/coupon/submit',
    operationId: 'submitCouponOrder',
    summary:
      'Buy vouchers at a checked price: holds stock until it is paid; 409 sold_out, limit_reached, price_changed, sale_ended, duplicate_order, too_many_unpaid, 410 token_expired',
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: SubmitCouponOrder,
    reply: SubmitReply,
  },
  getCouponOrder: {
    method: 'GET',
    path: '/api/order/zomo/coupon/detail',
    operationId: 'getCouponOrder',
    summary: 'An order of vouchers, of its buyer; 404 for anybody else',
    client: 'new',
    auth: 'user',
    input: Type.Object({ orderid: Id }),
    reply: CouponOrder,
  },
  getCouponOrderByPayId: {
    method: 'GET',
    path: '/api/order/zomo/coupon/bypayid',
    operationId: 'getCouponOrderByPayId',
    summary: 'The order of vouchers, or the stay booked with one, behind an unguessable payId, without personal data',
    client: 'new',
    auth: 'owner',
    input: Type.Object({ payId: Id }),
    reply: Type.Union([CouponOrderCard, ExchangeOrderCard, MixOrderCard]),
  },
  cancelUnpaidCouponOrder: {
    method: 'POST',
    path: '/api/order/zomo/coupon/cancelunpaid',
    operationId: 'cancelUnpaidCouponOrder',
    summary: 'Cancel an unpaid order of vouchers and give its stock back; 409 once it is paid',
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: Type.Object({ orderid: Id }),
    reply: Type.Object({ orderid: Type.String(), status: CouponOrderStatus }),
  },
  deleteCouponOrder: {
    method: 'POST',
    path: '/api/order/zomo/coupon/delete',
    operationId: 'deleteCouponOrder',
    summary: "Hide a finished order of vouchers from its owner's list; 409 order_state while anything of it is to come",
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: Type.Object({ orderid: Id }),
    reply: Done,
  },
  listVouchers: {
    method: 'GET',
    path: '/api/order/zomo/coupon/vouchers',
    operationId: 'listVouchers',
    summary: "The wallet: the caller's vouchers that can be used or are in use, the ones that end first at the top",
    client: 'new',
    auth: 'user',
    input: Type.Object({}),
    reply: Type.Object({ list: Type.Array(VoucherView), serverTime: Instant }),
  },
  showVoucherCode: {
    method: 'POST',
    path: '/api/order/zomo/coupon/code',
    operationId: 'showVoucherCode',
    summary:
      "A voucher's whole code and the text of its QR code, which proves it genuine but not unspent; for its holder",
    client: 'new',
    auth: 'user',
    input: Type.Object({ voucherId: Id }),
    reply: Type.Object({ code: Type.String(), qrText: Type.String() }),
  },
} as const satisfies RouteTable

export type CouponOrderApi = ApiOf<typeof couponOrderRoutes>
