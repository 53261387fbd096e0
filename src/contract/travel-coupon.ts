import { Type, type Static } from 'typebox'
import { TermsLine } from './product'
import { Day, Id, Nullable, Picture } from './scalars'
import type { ApiOf, RouteTable } from './route'

/** A typed code, with or without its hyphens. */
const TypedCode = Type.String({ minLength: 1, maxLength: 40 })

/** What somebody who was given a voucher reads before it is added to the wallet: nothing of who bought it, and no code. */
export const GivenVoucher = Type.Object({
  name: Type.String(),
  variant: Type.String(),
  subTitle: Type.String(),
  headImg: Picture,
  nights: Type.Integer(),
  firstDay: Nullable(Day),
  lastDay: Day,
  validText: Type.String(),
  hotels: Type.Array(Type.Object({ hotelId: Type.String(), name: Type.String(), cityName: Type.String() })),
  termsLines: Type.Array(TermsLine),
})
export type GivenVoucher = Static<typeof GivenVoucher>

export const travelCouponRoutes = {
  getTravelCouponExchangeInfo: {
    method: 'POST',
    path: '/api/order/zomo/travelcoupon/info',
    operationId: 'getTravelCouponExchangeInfo',
    summary:
      "What a code stands for that somebody was given; 404 code_unusable for any that can't be added to a wallet, 409 own_voucher for one that is there, 429 after ten wrong ones in an hour",
    client: 'new',
    auth: 'user',
    input: Type.Object({ code: TypedCode }),
    reply: GivenVoucher,
  },
  submitTravelCouponExchange: {
    method: 'POST',
    path: '/api/order/zomo/travelcoupon/submit',
    operationId: 'submitTravelCouponExchange',
    summary: "Put a voucher into the caller's wallet by its code, which is replaced; refused as its info is",
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: Type.Object({ code: TypedCode }),
    reply: Type.Object({ voucherId: Id }),
  },
} as const satisfies RouteTable

export type TravelCouponApi = ApiOf<typeof travelCouponRoutes>
