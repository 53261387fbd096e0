import { Type, type Static } from 'typebox'
import { Done, Id, Instant } from './scalars'
import { GiftRecipient } from './coupon-order'
import { GivenVoucher } from './travel-coupon'
import type { ApiOf, RouteTable } from './route'

/** The token of a gift's link. */
const GiftToken = Type.Object({ token: Type.String({ minLength: 20, maxLength: 100 }) })

/** A gift as its recipient sees it before claiming it. */
export const GiftOffer = Type.Object({
  vouchers: Type.Array(GivenVoucher),
  giverName: Type.String({ description: "Empty where the giver's profile has no name" }),
  message: Type.String(),
  expireTime: Instant,
  isOwn: Type.Boolean({ description: 'Whether the caller gave it' }),
})
export type GiftOffer = Static<typeof GiftOffer>

/** Why the link of a gift brings nothing any more: the data of 410 gift_ended. `yours` was claimed by the caller. */
export const GiftEnding = Type.Enum(['yours', 'claimed', 'withdrawn', 'lapsed', 'unknown'])
export type GiftEnding = Static<typeof GiftEnding>

export const giftRoutes = {
  giveVoucher: {
    method: 'POST',
    path: '/api/order/zomo/coupon/give',
    operationId: 'giveVoucher',
    summary:
      'Give a voucher to an e-mail address; it can be claimed by the link in the email until expireTime. 409 voucher_state, not_transferable, over, voucher_given',
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: Type.Object({ voucherId: Id, ...GiftRecipient.properties }),
    reply: Type.Object({ voucherId: Id, expireTime: Instant }),
  },
  withdrawGift: {
    method: 'POST',
    path: '/api/order/zomo/coupon/withdrawgift',
    operationId: 'withdrawGift',
    summary: 'Take a gift back that nobody has claimed; 409 gift_ended where somebody has, or its time is over',
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: Type.Object({ voucherId: Id }),
    reply: Done,
  },
  getGift: {
    method: 'POST',
    path: '/api/order/zomo/coupon/gift',
    operationId: 'getGift',
    summary:
      'What the link of a gift brings; 410 gift_ended (data: the ending) for one that was claimed, withdrawn, is over, or never was',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: GiftToken,
    reply: GiftOffer,
  },
  claimGift: {
    method: 'POST',
    path: '/api/order/zomo/coupon/claimgift',
    operationId: 'claimGift',
    summary: "Put the vouchers of a gift into the caller's wallet, once; 410 gift_ended, 409 own_gift",
    client: 'new',
    auth: 'user',
    idempotent: true,
    input: GiftToken,
    reply: Type.Object({ voucherIds: Type.Array(Id) }),
  },
} as const satisfies RouteTable

export type GiftApi = ApiOf<typeof giftRoutes>
