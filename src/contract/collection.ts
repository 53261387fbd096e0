import { Type, type Static } from 'typebox'
import { CouponCard, MomentCard } from './feed'
import { HotelCard } from './search'
import { CurrencyCode, Day, Id, Instant, Nullable, PageInput, PageOf, Picture } from './scalars'
import { StayInput } from './stay'
import type { ApiOf, RouteTable } from './route'

/** What can stand on a wish list; a post stands there by its like, which is one and the same. */
export const CollectionType = Type.Union([Type.Literal('hotel'), Type.Literal('coupon'), Type.Literal('moment')])
export type CollectionType = Static<typeof CollectionType>

const Target = { bizType: CollectionType, bizId: Id }
const State = Type.Object({ isCollection: Type.Boolean() })
/** Pricing parameters for the remembered price. */
const PriceInput = {
  ...StayInput,
  currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$', description: 'Display currency; CNY by default' })),
}
const Collected = Type.Object({ collected: Type.Array(Type.String()) })
const Several = Type.Object({ bizType: CollectionType, bizIds: Type.Array(Id, { minItems: 1, maxItems: 500 }) })

/** A favorite with the instant at which a device stored it for a visitor. */
const FavoriteTarget = Type.Object({ ...Target, savedAt: Instant })
export type FavoriteTarget = Static<typeof FavoriteTarget>

/** How a price differs from the one that was saved. */
const PriceChange = Type.Object({
  direction: Type.Union([Type.Literal('less'), Type.Literal('more')]),
  currencyCode: CurrencyCode,
  amount: Type.String({ description: 'The difference for display, e.g. 60' }),
  isPerNight: Type.Boolean({ description: 'Per night and room; else of the whole price' }),
  isConverted: Type.Boolean({
    description: 'The saved price was in another currency and is converted at current rates',
  }),
  savedFor: Nullable(Type.Object({ checkIn: Day, checkOut: Day }), {
    description: 'The dates of the saved price if they differ from the current ones',
  }),
})
export type PriceChange = Static<typeof PriceChange>

const place = { bizId: Id, savedAt: Instant }
const change = Nullable(PriceChange, {
  description: 'Null if nothing changed or the prices cannot be compared',
})

/** One item of the wish list; what is no longer sold or shown has its name alone. */
export const FavoriteItem = Type.Union([
  Type.Object({ kind: Type.Literal('hotel'), ...place, card: HotelCard, change }),
  Type.Object({ kind: Type.Literal('coupon'), ...place, card: CouponCard, change }),
  Type.Object({ kind: Type.Literal('moment'), ...place, card: MomentCard }),
  Type.Object({ kind: Type.Literal('gone'), ...place, name: Type.String(), headImg: Picture }),
])
export type FavoriteItem = Static<typeof FavoriteItem>

export const collectionRoutes = {
  addCollection: {
    method: 'POST',
    path: '/api/Collect/UserCollectionAdd',
    operationId: 'addCollection',
    summary: 'Add to the wish list with the current price for the stay; idempotent',
    client: 'main',
    auth: 'user',
    input: Type.Object({ ...Target, ...PriceInput }),
    reply: State,
  },
  cancelCollection: {
    method: 'POST',
    path: '/api/Collect/Cancel',
    operationId: 'cancelCollection',
    summary: 'Remove from the wish list; idempotent',
    client: 'main',
    auth: 'user',
    input: Type.Object(Target),
    reply: State,
  },
  cancelCollectionList: {
    method: 'POST',
    path: '/api/Collect/CancelList',
    operationId: 'cancelCollectionList',
    summary: 'Remove several items from the wish list; restoreCollection undoes it for ten minutes',
    client: 'main',
    auth: 'user',
    input: Several,
    reply: State,
  },
  restoreCollection: {
    method: 'POST',
    path: '/api/Collect/Restore',
    operationId: 'restoreCollection',
    summary:
      'Undo a removal of the last ten minutes with position and saved price; returns which of these are on the list now',
    client: 'main',
    auth: 'user',
    input: Several,
    reply: Collected,
  },
  mergeCollection: {
    method: 'POST',
    path: '/api/Collect/Merge',
    operationId: 'mergeCollection',
    summary: 'Add the favorites that a device stored for a visitor; unknown ones are skipped; idempotent',
    client: 'main',
    auth: 'user',
    input: Type.Object({ targets: Type.Array(FavoriteTarget, { maxItems: 100 }), ...PriceInput }),
    reply: Type.Object({ merged: Type.Integer({ description: 'Number of them on the list now' }) }),
  },
  isCollected: {
    method: 'GET',
    path: '/api/Collect/userCollectionIsCollect',
    operationId: 'isCollected',
    summary: 'Which of these (up to 50 ids, comma-separated) are on the wish list',
    client: 'main',
    auth: 'user',
    input: Type.Object({ bizType: CollectionType, bizIds: Type.String({ maxLength: 2100 }) }),
    reply: Collected,
  },
  listCollection: {
    method: 'GET',
    path: '/api/aggregation/open/person/cur/zomo/collection',
    operationId: 'listCollection',
    summary: 'The wish list of one kind (hotels where none is named), newest first, with prices for the stay',
    client: 'new',
    auth: 'user',
    input: Type.Object({ bizType: Type.Optional(CollectionType), ...PageInput, ...StayInput }),
    reply: PageOf(FavoriteItem),
  },
} as const satisfies RouteTable

export type CollectionApi = ApiOf<typeof collectionRoutes>
