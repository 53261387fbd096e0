import { Type, type Static } from 'typebox'
import { BuyersOrderId, ExchangeOrderCard } from './coupon-order'
import { bookedStayFields, HotelOrder, OrderChannel, OrderContact, OrderLog, RoomGuest } from './order'
import { ExchangeDates, ExchangeRefusal, TermsLine, VoucherHotel } from './product'
import { RefundView } from './refund'
import { Day, Id, Instant, Minor, Nullable, Picture } from './scalars'
import { shownAmountFields } from './stay'
import { ExchangeOrderStatus, VoucherStatus } from './voucher-terms'
import type { ApiOf, RouteTable } from './route'

/** Where and how a voucher can be exchanged for a room now, with all that its page needs. */
export const ExchangeInfo = Type.Object({
  voucherId: Type.String(),
  couponOrderId: BuyersOrderId,
  name: Type.String(),
  variant: Type.String(),
  headImg: Picture,
  status: VoucherStatus,
  refusal: Nullable(Type.Object({ code: Type.String(), text: Type.String() }), {
    description: 'Why no date can be booked with it now',
  }),
  exchange: Nullable(ExchangeOrderCard, { description: 'The date that is booked with it, or waits for payment' }),
  nights: Type.Integer(),
  nightsLeft: Type.Integer(),
  fewestNights: Type.Integer({ description: 'Of one stay; as many as are left where all are used on one' }),
  firstDay: Nullable(Day),
  lastDay: Day,
  validText: Type.String(),
  currencyCode: Type.String(),
  termsLines: Type.Array(TermsLine),
  hotels: Type.Array(VoucherHotel, { description: 'Where it can be used, with the upgrade of each room' }),
  needsDocuments: Type.Boolean(),
  triesLeft: Type.Integer({ description: 'How often a date can still be booked with it today' }),
  contact: Nullable(OrderContact, {
    description: 'The contact of the order; null for a holder who was given the voucher',
  }),
  serverTime: Instant,
})
export type ExchangeInfo = Static<typeof ExchangeInfo>

/** A stay that is wanted for a voucher. */
const ExchangeChoice = {
  voucherId: Id,
  roomTypeId: Id,
  checkIn: Day,
  nights: Type.Optional(Type.Integer({ minimum: 1, maximum: 90, description: 'All that are left, if left out' })),
}

/** A line of a difference; negative where the voucher or its terms take something off. */
const ExchangeDifferencePart = Type.Object({
  kind: Type.Enum(['night', 'upgrade', 'value', 'cap']),
  text: Type.String(),
  amountMinor: Type.Integer({ minimum: -1e12, maximum: 1e12 }),
  amount: Type.String(),
})

/** A date that can be booked; the parts add up to the difference, which the token fixes until it expires. */
export const quotedDateFields = {
  ...bookedStayFields,
  roomTypeId: Type.String(),
  parts: Type.Array(ExchangeDifferencePart),
  differenceMinor: Minor,
  cancelUntil: Instant,
  cancelText: Type.String({ description: 'Until when the date can be cancelled free of charge, in hotel time' }),
  tokenExpireTime: Instant,
  serverTime: Instant,
}

/** What a stay costs beside the voucher. */
export const ExchangeDifference = Type.Object({
  ...quotedDateFields,
  voucherId: Type.String(),
  ...shownAmountFields,
  token: Type.String({ description: 'For submitExchange' }),
})
export type ExchangeDifference = Static<typeof ExchangeDifference>

/** Why a date can't be booked: data of 409 date_refused. */
const ExchangeDateRefusal = Type.Object({ refusal: ExchangeRefusal, dates: Type.Array(Day) })
export type ExchangeDateRefusal = Static<typeof ExchangeDateRefusal>

/** What is sent to book a date with a voucher; stay and difference are those that the token fixed. */
export const SubmitExchange = Type.Object({
  token: Type.String({ maxLength: 4000 }),
  contact: OrderContact,
  guests: Type.Array(Type.Object({ ...RoomGuest.properties, travelerId: Type.Optional(Id) }), {
    minItems: 1,
    maxItems: 9,
    description: 'The lead guest first; each a saved traveler where the hotel needs documents',
  }),
  specialRequest: Type.Optional(Type.String({ maxLength: 500 })),
  channel: Type.Optional(OrderChannel),
})
export type SubmitExchange = Static<typeof SubmitExchange>

/** A date that is booked, or held until its difference is paid. */
export const ExchangeReply = Type.Object({
  orderid: Type.String(),
  orderNo: Type.String(),
  couponOrderId: BuyersOrderId,
  status: ExchangeOrderStatus,
  certificateNo: Nullable(Type.String()),
  payId: Nullable(Type.String(), { description: 'Where the difference is paid; null where there is none' }),
  payExpireTime: Nullable(Instant),
})
export type ExchangeReply = Static<typeof ExchangeReply>

/** What became of an exchange that was given up: its state, that of the voucher, and the refund of the difference. */
export const EndedExchange = Type.Object({
  orderid: Type.String(),
  status: ExchangeOrderStatus,
  voucherId: Type.String(),
  voucherStatus: VoucherStatus,
  refund: Nullable(RefundView),
})
export type EndedExchange = Static<typeof EndedExchange>

/** A stay that is booked with a voucher, with all that its traveler needs on the way. */
export const ExchangeOrder = Type.Object({
  ...ExchangeOrderCard.properties,
  hotelLocalName: Type.String(),
  address: Type.String(),
  addressLocal: Type.String(),
  hotelPhone: Type.String(),
  timeZone: Type.String(),
  checkinFrom: Type.String(),
  checkinUntil: Type.String({ description: 'HH:MM up to 24:00; empty if unknown' }),
  checkoutUntil: Type.String(),
  bedText: Type.String(),
  guests: HotelOrder.properties.guests,
  contact: OrderContact,
  specialRequest: Type.String(),
  parts: Type.Array(ExchangeDifferencePart),
  paidMinor: Minor,
  refundedMinor: Minor,
  canCancel: Type.Boolean({ description: 'Whether the date can be given up now' }),
  cancelText: Type.String(),
  refunds: Type.Array(RefundView),
  logs: Type.Array(OrderLog),
})
export type ExchangeOrder = Static<typeof ExchangeOrder>

const ownExchange = Type.Object({ orderid: Id })

export const exchangeRoutes = {
  getExchangeVerifyInfo: {
    method: 'GET',
    path: '/api/order/zomo/exchange/verify',
    operationId: 'getExchangeVerifyInfo',
    summary: "Where and how the caller's voucher can be exchanged for a room now; 404 for anybody else's",
    client: 'new',
    auth: 'user',
    input: Type.Object({ voucherId: Id }),
    reply: ExchangeInfo,
  },
  getExchangeDates: {
    method: 'GET',
    path: '/api/order/zomo/exchange/dates',
    operationId: 'getExchangeDates',
    summary: "What each day costs beside the caller's voucher in a room type",
    client: 'new',
    auth: 'user',
    input: Type.Object({ voucherId: Id, roomTypeId: Id, nights: ExchangeChoice.nights }),
    reply: ExchangeDates,
  },
  getExchangePriceDifference: {
    method: 'GET',
    path: '/api/order/zomo/exchange/difference',
    operationId: 'getExchangePriceDifference',
    summary:
      'What a stay costs beside the voucher, with a token for submitExchange that is good for 15 minutes; 409 voucher_state, voucher_over, voucher_given, date_refused (data: ExchangeDateRefusal)',
    client: 'new',
    auth: 'user',
    input: Type.Object(ExchangeChoice),
    reply: ExchangeDifference,
  },
  submitExchange: {
    method: 'POST',
    path: '/api/order/zomo/exchange/submit',
    operationId: 'submitExchange',
    summary:
      'Book a date with a voucher: confirmed at once, or held until the difference is paid; 409 voucher_state, voucher_over, voucher_given, no_tries_left, date_refused, difference_changed (data: the new one), sold_out, too_many_unpaid, 410 token_expired',
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: SubmitExchange,
    reply: ExchangeReply,
  },
  submitPackageStayOrder: {
    method: 'POST',
    path: '/api/order/packageorder/submit',
    operationId: 'submitPackageStayOrder',
    summary: 'Book the stay part of something already bought: as submitExchange',
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: SubmitExchange,
    reply: ExchangeReply,
  },
  getExchangeOrder: {
    method: 'GET',
    path: '/api/order/zomo/exchange/detail',
    operationId: 'getExchangeOrder',
    summary: 'A stay that the caller booked with a voucher; 404 for anybody else',
    client: 'new',
    auth: 'user',
    input: ownExchange,
    reply: ExchangeOrder,
  },
  cancelHotelExchange: {
    method: 'POST',
    path: '/api/order/zomo/exchange/cancel',
    operationId: 'cancelHotelExchange',
    summary: 'Give up a date whose difference is not paid: the voucher is free again; 409 already_paid once it is',
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: ownExchange,
    reply: EndedExchange,
  },
  cancelExchangeCertificate: {
    method: 'POST',
    path: '/api/order/zomo/exchange/certificate/cancel',
    operationId: 'cancelExchangeCertificate',
    summary:
      'Cancel a booked date before its deadline: the voucher is free again and the difference is paid back; 409 deadline_passed, order_state',
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: ownExchange,
    reply: EndedExchange,
  },
} as const satisfies RouteTable

export type ExchangeApi = ApiOf<typeof exchangeRoutes>
