import { Type, type Static } from 'typebox'
import { CouponOrderCard, ExchangeOrderCard, MixOrderCard } from './coupon-order'
import { HotelOrderCard, OrderButton, OrderTab } from './order'
import { Day, Done, Id, Instant, Minor, PageInput, PageOf } from './scalars'
import { shownAmountFields } from './stay'
import type { ApiOf, RouteTable } from './route'

/** An order of any kind in a list. */
export const OrderCard = Type.Union([HotelOrderCard, CouponOrderCard, ExchangeOrderCard, MixOrderCard])
export type OrderCard = Static<typeof OrderCard>

/** Which orders are listed: those of a tab, of these those that match a keyword. */
const OrderListInput = Type.Object({
  tab: Type.Optional(OrderTab),
  keyword: Type.Optional(
    Type.String({
      maxLength: 80,
      description: 'Words of which each stands in the name of the hotel or city, in any script, or in the order number',
    }),
  ),
  ...PageInput,
})
export type OrderListInput = Static<typeof OrderListInput>

/** Why an order needs its traveler's attention next. */
export const OrderTipKind = Type.Enum([
  'pay_within',
  'refund_account',
  'free_cancellation_ends',
  'check_in',
  'waiting_for_hotel',
])
export type OrderTipKind = Static<typeof OrderTipKind>

/** What comes next for an order, in pieces: src/domain/orders/order-tips.ts makes the sentence. */
export const OrderTip = Type.Object({
  orderid: Type.String(),
  kind: OrderTipKind,
  at: Instant,
  atText: Type.String({ description: 'The same in hotel time, e.g. Sat 14 Nov 18:00' }),
  daysToCheckIn: Type.Integer({ description: 'From today at the hotel' }),
  hotelName: Type.String(),
  hotelId: Type.String(),
  payId: Type.String(),
  checkIn: Day,
  checkOut: Day,
  ...shownAmountFields,
  button: OrderButton,
})
export type OrderTip = Static<typeof OrderTip>

/** The VIP type by which an order's price was made. */
const VipType = Type.Enum(['none', 'vip'])

const list = { method: 'GET', client: 'new', auth: 'user', input: OrderListInput, reply: PageOf(OrderCard) } as const

export const orderListRoutes = {
  listOrders: {
    ...list,
    path: '/api/order/zomo/list',
    operationId: 'listOrders',
    summary: "The user's orders, newest first",
  },
  listNewOrders: {
    ...list,
    path: '/api/order/zomo/list/new',
    operationId: 'listNewOrders',
    summary: 'Of these, the orders placed after the newest one that the user has seen (markOrdersSeen)',
  },
  listBgOrders: {
    ...list,
    path: '/api/order/zomo/list/bg',
    operationId: 'listBgOrders',
    summary: 'Of these, the orders that an operator placed for the user',
  },
  listAbroadOrders: {
    ...list,
    path: '/api/order/zomo/list/abroad',
    operationId: 'listAbroadOrders',
    summary: 'Of these, the orders outside the home country',
  },
  markOrdersSeen: {
    method: 'PUT',
    path: '/api/order/zomo/list/seen',
    operationId: 'markOrdersSeen',
    summary: 'Remember that the user has seen the orders placed up to an instant; never moves back, nor past now',
    client: 'new',
    auth: 'user',
    input: Type.Object({ until: Instant }),
    reply: Done,
  },
  countOrders: {
    method: 'GET',
    path: '/api/order/zomo/count',
    operationId: 'countOrders',
    summary: 'Number of orders in each tab',
    client: 'new',
    auth: 'user',
    input: Type.Object({}),
    reply: Type.Object({
      to_pay: Type.Integer(),
      to_confirm: Type.Integer(),
      upcoming: Type.Integer(),
      to_use: Type.Integer(),
      completed: Type.Integer(),
      cancelled: Type.Integer(),
    }),
  },
  listOrderTips: {
    method: 'GET',
    path: '/api/order/zomo/tips',
    operationId: 'listOrderTips',
    summary: 'What comes next for the user: at most three tips, the most urgent first',
    client: 'new',
    auth: 'user',
    input: Type.Object({}),
    reply: Type.Object({ list: Type.Array(OrderTip, { maxItems: 3 }), serverTime: Instant }),
  },
  getOrderVipType: {
    method: 'GET',
    path: '/api/order/zomo/viptype',
    operationId: 'getOrderVipType',
    summary: 'The VIP type by which the price of an order was made, and what it saved',
    client: 'new',
    auth: 'user',
    input: Type.Object({ orderid: Id }),
    reply: Type.Object({ orderid: Type.String(), vipType: VipType, ...shownAmountFields, savedMinor: Minor }),
  },
} as const satisfies RouteTable

export type OrderListApi = ApiOf<typeof orderListRoutes>
