import { type Static, Type } from 'typebox'
import { CurrencyCode, Day, Done, Id, Minor, Nullable, PageInput, PageOf, Picture } from './scalars'
import { shownAmountFields, Stay, StayInput, StayPrice } from './stay'
import type { ApiOf, RouteTable } from './route'

/** Hotel grades (spec §2): 3 is two stars, 4 three, 5 four, 6 five, 7 luxury. */
const HotelGrade = Type.Integer({ minimum: 3, maximum: 7 })

/** A hotel in a list, with the specification's field names; where the hotel has nothing to sell for the stay, price is null and currencyAmount empty. */
export const HotelCard = Type.Object({
  id: Type.String(),
  headImgUrl: Type.String(),
  headImg: Picture,
  name: Type.String(),
  star: Nullable(Type.Integer({ minimum: 2, maximum: 5 }), {
    description: 'Null if the hotel has no grade',
  }),
  grade: Nullable(HotelGrade),
  districtPath: Type.String({ description: 'City and district, e.g. Shanghai · Jing’an' }),
  reviewScore: Nullable(Type.Number({ minimum: 0, maximum: 5 })),
  reviewCount: Type.Integer(),
  returnPolicy: Type.Integer(),
  hasRooms: Type.Boolean({ description: 'Whether it sells rooms here; imported hotels may not yet' }),
  contact: Type.Optional(
    Type.String({ description: 'Phone, email or website of a hotel that sells no rooms here; otherwise absent' }),
  ),
  priceFrom: Type.Optional(
    Type.String({
      description:
        'The lowest nightly price that a hotel without rooms here states, e.g. "EUR €80"; not the price of a stay',
    }),
  ),
  ...shownAmountFields,
  price: Nullable(StayPrice),
  stockLeft: Nullable(Type.Integer(), { description: 'Rooms left when three or fewer, else null' }),
  tags: Type.Array(Type.String(), { description: 'Two or three amenities' }),
  isCollection: Type.Boolean({ description: "On the caller's wish list; false for visitors" }),
  distanceMetres: Nullable(Type.Integer(), {
    description: 'From the given point, else from the center of the city',
  }),
  nearestDates: Nullable(Type.Object({ checkIn: Day, checkOut: Day }), {
    description: 'Nearest bookable stay of the same length if this one cannot be booked',
  }),
  matchedName: Nullable(Type.String(), {
    description: 'The other name that the keyword matched, e.g. 北京饭店',
  }),
})
export type HotelCard = Static<typeof HotelCard>

const Count = Type.Integer({ minimum: 0 })

/** A value of a filter with its name, and how many stays that can be booked are left when it is chosen too. */
export const FacetValue = Type.Object({ value: Type.String(), label: Type.String(), count: Count })
export type FacetValue = Static<typeof FacetValue>

/** Prices per night with taxes of the stays that all filters but the price leave; buckets are equal steps from minMinor to maxMinor, at most 24. */
export const PriceFacet = Type.Object({
  minMinor: Minor,
  maxMinor: Minor,
  currencyCode: CurrencyCode,
  exponent: Type.Integer({ minimum: 0, maximum: 3 }),
  buckets: Type.Array(Count, { maxItems: 24 }),
})
export type PriceFacet = Static<typeof PriceFacet>

/** What each filter would leave, counted for the chosen dates: a value is put on top of the other filters; grades and areas, of which any one suffices, are not counted against themselves. */
export const SearchFacets = Type.Object({
  grades: Type.Array(Type.Object({ value: Type.Integer(), count: Count })),
  tags: Type.Array(FacetValue, { maxItems: 30 }),
  areas: Type.Array(FacetValue),
  freeCancellation: Count,
  breakfast: Count,
  price: Nullable(PriceFacet),
})
export type SearchFacets = Static<typeof SearchFacets>

/** The filter of an empty list whose removal gives most stays; value names one of several tags, or the only value of its filter. */
export const BestDrop = Type.Object({
  filter: Type.Union([
    Type.Literal('grades'),
    Type.Literal('tags'),
    Type.Literal('areas'),
    Type.Literal('price'),
    Type.Literal('freeCancellation'),
    Type.Literal('breakfast'),
    Type.Literal('keyword'),
  ]),
  value: Nullable(Type.String()),
  count: Count,
})
export type BestDrop = Static<typeof BestDrop>

/** Orders a hotel list can have; price orders go by the price of the stay. */
export const HotelSort = Type.Union([
  Type.Literal('recommended'),
  Type.Literal('price_low'),
  Type.Literal('price_high'),
  Type.Literal('rating'),
  Type.Literal('distance'),
])
export type HotelSort = Static<typeof HotelSort>

/** Of a longer text the first 40 characters count. */
const Keyword = Type.String({ maxLength: 400 })
const Label = Type.String({ minLength: 1, maxLength: 60 })

/** Filters of a hotel list: any of the grades, any of the areas, all of the tags. Prices are per night with taxes in the viewer's display currency. */
const HotelFilterInput = {
  keyword: Type.Optional(Keyword),
  grades: Type.Optional(Type.Array(Type.Integer({ minimum: 3, maximum: 7 }), { maxItems: 5 })),
  tags: Type.Optional(Type.Array(Label, { maxItems: 30 })),
  areas: Type.Optional(Type.Array(Label, { maxItems: 10 })),
  freeCancellation: Type.Optional(Type.Boolean()),
  breakfast: Type.Optional(Type.Boolean()),
  priceFromMinor: Type.Optional(Minor),
  priceToMinor: Type.Optional(Minor),
}

/** Origin of distances and of the sorting by distance. */
const NearInput = {
  nearLat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  nearLng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
}

export const searchRoutes = {
  listHotels: {
    method: 'GET',
    path: '/api/search/zomo/list/hotel',
    operationId: 'listHotels',
    summary: 'Recommended hotels, everywhere or in one city, with prices for the stay',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ cityId: Type.Optional(Id), ...PageInput, ...StayInput }),
    reply: PageOf(HotelCard),
  },
  listHotelsById: {
    method: 'POST',
    path: '/api/hotel/homepage/list/hotelid',
    operationId: 'listHotelsById',
    summary: 'Cards of hotels by id, in the same order; unknown hotels and those off sale are left out',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ hotelIds: Type.Array(Id, { maxItems: 50 }), ...StayInput }),
    reply: Type.Object({ list: Type.Array(HotelCard) }),
  },
  searchHotels: {
    method: 'POST',
    path: '/api/search/zomo/search/hotel',
    operationId: 'searchHotels',
    summary:
      'Hotels of a city, or found by name everywhere, for a stay; without either the most popular; sold-out ones last',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({
      cityId: Type.Optional(Id),
      sort: Type.Optional(HotelSort),
      ...HotelFilterInput,
      ...NearInput,
      ...PageInput,
      ...StayInput,
    }),
    reply: Type.Object({
      ...PageOf(HotelCard).properties,
      total: Type.Integer({ description: 'Hotels that match and can be booked for the stay' }),
      soldOutCount: Type.Integer({
        description: 'Hotels that match but cannot be booked for the stay, sold out or without rooms on sale',
      }),
      cityId: Nullable(Type.String()),
      cityName: Type.String(),
      timeZone: Type.String(),
      stay: Stay,
      correctedKeyword: Nullable(Type.String(), {
        description: 'The corrected keyword that was searched for',
      }),
      facets: SearchFacets,
      bestDrop: Nullable(BestDrop),
    }),
  },
} as const satisfies RouteTable

export type SearchApi = ApiOf<typeof searchRoutes>

const Text = (maxLength: number) => Type.Optional(Type.String({ maxLength }))

/** One record of the recent-view log, with the specification's field names (spec §3); whose it is goes by token and device-id header, the deviceId in it is not read. */
export const RecentView = Type.Object({
  businessType: Type.Literal('hotel'),
  businessId: Id,
  sessionId: Text(64),
  openId: Text(64),
  deviceId: Text(64),
  terminalType: Text(20),
  appType: Text(40),
})
export type RecentView = Static<typeof RecentView>

export const recentViewRoutes = {
  receiveRecommendLog: {
    method: 'POST',
    path: '/api/recommend/receive/log',
    operationId: 'receiveRecommendLog',
    summary: 'Record that the user, or else the device, viewed a hotel; at most 20 are stored',
    client: 'log',
    auth: 'owner',
    input: RecentView,
    reply: Done,
  },
  listRecentViews: {
    method: 'GET',
    path: '/api/recommend/recent/list',
    operationId: 'listRecentViews',
    summary: 'Hotels that the user, or else the device, viewed last, priced for a stay; newest first',
    client: 'new',
    auth: 'owner',
    input: Type.Object({ ...StayInput }),
    reply: Type.Object({ list: Type.Array(HotelCard, { maxItems: 20 }) }),
  },
  clearRecentViews: {
    method: 'DELETE',
    path: '/api/recommend/recent/clear',
    operationId: 'clearRecentViews',
    summary: 'Delete the viewed hotels of the device and, if signed in, of the user',
    client: 'new',
    auth: 'owner',
    input: Type.Object({}),
    reply: Done,
  },
} as const satisfies RouteTable

export type RecentViewApi = ApiOf<typeof recentViewRoutes>
