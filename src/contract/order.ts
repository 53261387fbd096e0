import { Type, type Static } from 'typebox'
import { CancellationTerms, PriceBreakdown, shownAmountFields } from './stay'
import { CancelledRoom, RefundView, WaiverView } from './refund'
import { Day, Done, Id, Instant, Minor, Nullable, Picture } from './scalars'
import type { ApiOf, RouteTable } from './route'

/** States of a hotel order. */
export const OrderStatus = Type.Union([
  Type.Literal('TO_PAY'),
  Type.Literal('CONFIRMING'),
  Type.Literal('CONFIRMED'),
  Type.Literal('PARTIAL_REFUNDED'),
  Type.Literal('CANCEL_APPLIED'),
  Type.Literal('CHECKED_IN'),
  Type.Literal('COMPLETED'),
  Type.Literal('NO_SHOW'),
  Type.Literal('CLOSED_TIMEOUT'),
  Type.Literal('CANCELLED'),
  Type.Literal('CANCELLED_WITH_FEE'),
  Type.Literal('REJECTED'),
  Type.Literal('AUTO_REFUNDING'),
  Type.Literal('REFUNDED'),
])
export type OrderStatus = Static<typeof OrderStatus>

/** What the traveler can do with an order now; cancel ends an unpaid one, refund leads to the page that cancels a paid one, use to the page where a voucher is used. */
export const OrderButton = Type.Union([
  Type.Literal('pay'),
  Type.Literal('cancel'),
  Type.Literal('refund'),
  Type.Literal('view'),
  Type.Literal('use'),
  Type.Literal('rebook'),
  Type.Literal('delete'),
])
export type OrderButton = Static<typeof OrderButton>

/** Tabs of the order list. */
export const OrderTab = Type.Union([
  Type.Literal('all'),
  Type.Literal('to_pay'),
  Type.Literal('to_confirm'),
  Type.Literal('upcoming'),
  Type.Literal('to_use'),
  Type.Literal('completed'),
  Type.Literal('cancelled'),
])
export type OrderTab = Static<typeof OrderTab>

/** Fields of an order of any kind in a list, except its kind and its state. */
export const orderCardFields = {
  orderid: Type.String(),
  orderNo: Type.String(),
  statusText: Type.String(),
  buttons: Type.Array(OrderButton),
  headImg: Picture,
  ...shownAmountFields,
  totalMinor: Minor,
  payId: Type.String(),
  payExpireTime: Nullable(Instant),
  serverTime: Instant,
  createdAt: Instant,
}

/** Fields of a stay that orders and payments show. */
export const bookedStayFields = {
  hotelId: Type.String(),
  hotelName: Type.String(),
  roomTypeName: Type.String(),
  checkIn: Day,
  checkOut: Day,
  nights: Type.Integer(),
}

/** A hotel order in a list. */
export const HotelOrderCard = Type.Object({
  ...orderCardFields,
  type: Type.Literal('hotel'),
  status: OrderStatus,
  ...bookedStayFields,
  pid: Type.String(),
  packageName: Type.String(),
  roomCount: Type.Integer(),
  adults: Type.Integer(),
  children: Type.Integer(),
})
export type HotelOrderCard = Static<typeof HotelOrderCard>

/** Whom the hotel may reach. */
export const OrderContact = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80 }),
  email: Type.String({ maxLength: 254 }),
  countryCode: Type.String({ maxLength: 5, description: 'Dialling code, e.g. 86' }),
  phone: Type.String({ maxLength: 20 }),
})
export type OrderContact = Static<typeof OrderContact>

/** The lead guest of one room. */
export const RoomGuest = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 80 }),
})
export type RoomGuest = Static<typeof RoomGuest>

/** A lead guest as its owner sees it, with the document of the saved traveler that was chosen for the room, if one was. */
const BookedGuest = Type.Object({
  ...RoomGuest.properties,
  document: Type.Optional(
    Type.Object({
      idTypeName: Type.String(),
      idNo: Type.String({ description: 'Masked; empty if it can no longer be decrypted' }),
    }),
  ),
})

/** A lead guest to book for; travelerId is one of the account's saved travelers, of the same name. */
const ChosenGuest = Type.Object({ ...RoomGuest.properties, travelerId: Type.Optional(Id) })

/** One line of an order's history. */
export const OrderLog = Type.Object({ at: Instant, to: Type.String(), text: Type.String() })
export type OrderLog = Static<typeof OrderLog>

/** A payment of an order, as its owner sees it. */
export const OrderPayment = Type.Object({
  bankOrderId: Type.String(),
  channelName: Type.String(),
  paidAt: Instant,
  amount: Type.String(),
})
export type OrderPayment = Static<typeof OrderPayment>

/** How people reach the house. */
export const SupportContact = Type.Object({ email: Type.String(), phone: Nullable(Type.String()) })

/** A hotel order with everything a traveler needs on the way. */
export const HotelOrder = Type.Object({
  ...HotelOrderCard.properties,
  address: Type.String(),
  addressLocal: Type.String(),
  hotelLocalName: Type.String({ description: 'In the local spelling; empty if unknown' }),
  countryCode: Type.String({ description: 'Of the hotel; empty if unknown' }),
  lat: Nullable(Type.Number()),
  lng: Nullable(Type.Number()),
  hotelPhone: Type.String(),
  timeZone: Type.String(),
  checkinFrom: Type.String(),
  checkinUntil: Type.String({ description: 'HH:MM up to 24:00; empty if unknown' }),
  checkoutUntil: Type.String(),
  bedText: Type.String(),
  meal: Type.String(),
  includes: Type.Array(Type.String()),
  guests: Type.Array(BookedGuest),
  contact: OrderContact,
  arriveTime: Type.String(),
  specialRequest: Type.String(),
  confirmationNo: Nullable(Type.String()),
  pinCode: Nullable(Type.String()),
  breakdown: PriceBreakdown,
  paidMinor: Minor,
  refundedMinor: Minor,
  cancellation: CancellationTerms,
  cancelledRooms: Type.Array(CancelledRoom),
  refunds: Type.Array(RefundView),
  waiver: Nullable(WaiverView, { description: 'The last request to waive the fee; null without one' }),
  payments: Type.Array(OrderPayment),
  knowBeforeYouGo: Type.Array(Type.String()),
  support: SupportContact,
  logs: Type.Array(OrderLog),
})
export type HotelOrder = Static<typeof HotelOrder>

/** Where an order came from: the host it was placed on, and the link that led there. */
export const OrderChannel = Type.Object({
  terminalType: Type.Optional(Type.String({ maxLength: 20 })),
  appType: Type.Optional(Type.String({ maxLength: 20 })),
  channelId: Type.Optional(Type.String({ maxLength: 64 })),
  fromKey: Type.Optional(Type.String({ maxLength: 64 })),
})
export type OrderChannel = Static<typeof OrderChannel>

/** What is sent to book a package; price, dates and terms are those that verifyToken fixed. */
export const SubmitPackageOrder = Type.Object({
  verifyToken: Type.String({ maxLength: 4000 }),
  contact: OrderContact,
  guests: Type.Array(ChosenGuest, { minItems: 1, maxItems: 9, description: 'One lead guest per room' }),
  arriveTime: Type.Optional(Type.String({ maxLength: 40 })),
  specialRequest: Type.Optional(Type.String({ maxLength: 500 })),
  channel: Type.Optional(OrderChannel),
})
export type SubmitPackageOrder = Static<typeof SubmitPackageOrder>

/** What a booking needs next. */
export const SubmitReply = Type.Object({
  orderid: Type.String(),
  orderNo: Type.String(),
  payId: Type.String(),
  payExpireTime: Instant,
})
export type SubmitReply = Static<typeof SubmitReply>

export const orderRoutes = {
  submitPackageOrder: {
    method: 'POST',
    path: '/api/order/zomo/package/submit',
    operationId: 'submitPackageOrder',
    summary:
      'Book a verified package: holds every night or none; 409 sold_out, price_changed, duplicate_order, too_many_unpaid, 410 token_expired',
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: SubmitPackageOrder,
    reply: SubmitReply,
  },
  getOrderDetail: {
    method: 'GET',
    path: '/api/Order/detail_abroad',
    operationId: 'getOrderDetail',
    summary: 'One order of its owner, or of the guest whose token opens it; 404 for anybody else',
    client: 'new',
    auth: 'owner',
    input: Type.Object({ orderid: Id }),
    reply: HotelOrder,
  },
  getPackageOrderByPayId: {
    method: 'GET',
    path: '/api/order/zomo/package/bypayid',
    operationId: 'getPackageOrderByPayId',
    summary: 'The order behind an unguessable payId, without personal data',
    client: 'new',
    auth: 'owner',
    input: Type.Object({ payId: Id }),
    reply: HotelOrderCard,
  },
  cancelHotelOrder: {
    method: 'POST',
    path: '/api/order/zomo/hotel/cancel',
    operationId: 'cancelHotelOrder',
    summary: 'Cancel an unpaid order, also as its guest, and release its rooms; 409 once it is paid',
    client: 'new',
    auth: 'owner',
    idempotent: true,
    input: Type.Object({ orderid: Id }),
    reply: Type.Object({ orderid: Type.String(), status: OrderStatus }),
  },
  deleteHotelOrder: {
    method: 'POST',
    path: '/api/order/zomo/hotel/delete',
    operationId: 'deleteHotelOrder',
    summary:
      "Hide a finished order from its owner's list; the books keep it; 409 order_state while anything of it is to come",
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: Type.Object({ orderid: Id }),
    reply: Done,
  },
} as const satisfies RouteTable

export type OrderApi = ApiOf<typeof orderRoutes>
