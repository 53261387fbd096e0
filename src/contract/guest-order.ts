import { Type, type Static } from 'typebox'
import { CouponOrderCard } from './coupon-order'
import { HotelOrder } from './order'
import { Instant } from './scalars'
import type { ApiOf, RouteTable } from './route'

/** The order of vouchers that was opened: guests can only refund its vouchers. */
const GuestCouponOrder = Type.Pick(CouponOrderCard, ['type', 'orderid', 'orderNo', 'serverTime'])

/** A code was mailed if the order was placed with this address; the reply is the same if not. */
const GuestCodeSent = Type.Object({
  step: Type.Literal('code'),
  resendAt: Instant,
  expiresAt: Instant,
})

/** The code was right: the order, and the token that opens it to this device. */
const GuestOrder = Type.Object({
  step: Type.Literal('order'),
  guestToken: Type.String({
    description: 'Sent as the header guest-order-token to read and cancel this booking, or give these vouchers back',
  }),
  expiresAt: Instant,
  order: Type.Union([HotelOrder, GuestCouponOrder]),
})
export type GuestOrder = Static<typeof GuestOrder>

export const guestOrderRoutes = {
  findOrderAsGuest: {
    method: 'POST',
    path: '/api/order/zomo/guest/find',
    operationId: 'findOrderAsGuest',
    summary:
      'Find an order without an account: mails a code to the address of the booking or order, and opens it; an order of vouchers with a date opens its vouchers; 400 code_wrong, code_blocked, code_expired, 429 code_just_sent',
    client: 'new',
    auth: 'open',
    input: Type.Object({
      email: Type.String({ maxLength: 254 }),
      orderNo: Type.String({ maxLength: 40 }),
      code: Type.Optional(Type.String({ maxLength: 20 })),
    }),
    reply: Type.Union([GuestCodeSent, GuestOrder]),
  },
} as const satisfies RouteTable

export type GuestOrderApi = ApiOf<typeof guestOrderRoutes>
