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

/** A traveler's post, with the specification's field names; hotelId is the hotel that it is about, null where it is about none. */
export const MomentCard = Type.Object({
  id: Type.String(),
  hotelId: Nullable(Type.String()),
  hotelName: Type.String({ description: 'Empty where it is about none' }),
  uid: Type.String({ description: 'Its author' }),
  isDemo: Type.Boolean({ description: 'Its author is invented for the demo' }),
  isVideo: Type.Boolean(),
  pictureCount: Type.Integer(),
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

/** Which part of the feed. */
export const FeedTab = Type.Enum(['forYou', 'following', 'nearby'])
export type FeedTab = Static<typeof FeedTab>

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
    summary: 'The mixed feed of vouchers, hotels and moments; what the caller follows; or what is near a point',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({
      tab: Type.Optional(FeedTab),
      lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90, description: 'Nearby needs both' })),
      lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
      ...PageInput,
      ...StayInput,
    }),
    reply: PageOf(WaterfallItem),
  },
  like: {
    method: 'POST',
    path: '/api/ugc/like',
    operationId: 'like',
    summary: 'Set or clear a like of a post or comment, or a vote that a review is helpful (not a toggle)',
    client: 'new',
    auth: 'user',
    input: Type.Object({ bizType: Type.Enum(['moment', 'comment']), bizId: Id, isLike: Type.Boolean() }),
    reply: Type.Object({ isLike: Type.Boolean(), likeCount: Type.Integer() }),
  },
} as const satisfies RouteTable

export type FeedApi = ApiOf<typeof feedRoutes>
