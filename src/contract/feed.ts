import { Type, type Static } from 'typebox'
import { HotelCard } from './search'
import { Day, Id, Nullable, PageInput, PageOf, Picture } from './scalars'
import { shownAmountFields, StayInput, StayPrice } from './stay'
import type { ApiOf, RouteTable } from './route'

/** A voucher on sale, as rail and feed show it; hotelId is the first hotel where it can be used. */
export const CouponCard = Type.Object({
  skuId: Type.String(),
  hotelId: Type.String(),
  headImgUrl: Type.String(),
  headImg: Picture,
  name: Type.String(),
  subTitle: Type.String(),
  districtPath: Type.String(),
  ...shownAmountFields,
  originalAmount: Nullable(Type.String()),
  soldCount: Type.Integer(),
  validUntil: Type.String({ description: 'Last day of use, YYYY-MM-DD' }),
  isCollection: Type.Boolean({ description: "On the caller's wish list; false for visitors" }),
})
export type CouponCard = Static<typeof CouponCard>

/** A traveler's post, with the specification's field names; hotelId is the hotel it is about. */
export const MomentCard = Type.Object({
  id: Type.String(),
  hotelId: Type.String(),
  hotelName: Type.String(),
  headImgUrl: Type.String(),
  headImg: Picture,
  content: Type.String(),
  avater: Type.String(),
  nickName: Type.String(),
  isLike: Type.Boolean(),
  likeCount: Type.Integer(),
  from: Nullable(Type.Object({ price: StayPrice, checkIn: Day, checkOut: Day }), {
    description:
      "The hotel's lowest price for the stay, and the stay's days; null where none was asked or nothing is left",
  }),
})
export type MomentCard = Static<typeof MomentCard>

const why = Type.Optional(
  Type.String({ description: 'Why it is shown, e.g. Popular in Kyoto; absent without a reason' }),
)

/** One card of the two-column feed. */
export const WaterfallItem = Type.Union([
  Type.Object({ bizType: Type.Literal('coupon'), data: CouponCard, why }),
  Type.Object({ bizType: Type.Literal('hotel'), data: HotelCard, why }),
  Type.Object({ bizType: Type.Literal('moment'), data: MomentCard, why }),
])
export type WaterfallItem = Static<typeof WaterfallItem>

export const feedRoutes = {
  listCoupons: {
    method: 'GET',
    path: '/api/search/zomo/list/coupon',
    operationId: 'listCoupons',
    summary: 'Vouchers on sale',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ cityId: Type.Optional(Id), ...PageInput }),
    reply: PageOf(CouponCard),
  },
  listFeedMoments: {
    method: 'GET',
    path: '/api/ugc/moment/zomo/list/moment',
    operationId: 'listFeedMoments',
    summary: "Travelers' posts of one city, one hotel or all, with the hotel's lowest price for a stay",
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ cityId: Type.Optional(Id), hotelId: Type.Optional(Id), ...PageInput, ...StayInput }),
    reply: PageOf(MomentCard),
  },
  getWaterfall: {
    method: 'GET',
    path: '/api/ugc/moment/zomo/waterfall/moment',
    operationId: 'getWaterfall',
    summary: 'The mixed feed of vouchers, hotels and moments',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ ...PageInput, ...StayInput }),
    reply: PageOf(WaterfallItem),
  },
  like: {
    method: 'POST',
    path: '/api/ugc/like',
    operationId: 'like',
    summary: 'Set or clear a like (not a toggle)',
    client: 'new',
    auth: 'user',
    input: Type.Object({ bizType: Type.Literal('moment'), bizId: Id, isLike: Type.Boolean() }),
    reply: Type.Object({ isLike: Type.Boolean(), likeCount: Type.Integer() }),
  },
} as const satisfies RouteTable

export type FeedApi = ApiOf<typeof feedRoutes>
