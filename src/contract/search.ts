import { Type, type Static } from 'typebox'
import { HotelCard } from './hotel-card'
import { PageInput, PageOf } from './page-of'
import { BestDrop, SearchFacets } from './search-facets'
import { Stay, StayInput } from './stay'
import { Id, Minor } from './scalars'
import type { ApiOf, RouteTable } from './route'

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

/** What narrows a hotel list: any of the grades, any of the areas, all of the tags; prices are per night with taxes in the asker's display currency. */
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

/** The point that distances are told and sorted from. */
const NearInput = {
  nearLat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  nearLng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
}

export const searchRoutes = {
  listHotels: {
    method: 'GET',
    path: '/api/search/zomo/list/hotel',
    operationId: 'listHotels',
    summary: 'Hotels worth a look, everywhere or in one city, with prices for the stay',
    client: 'new',
    auth: 'open',
    tellsStaleToken: true,
    input: Type.Object({ cityId: Type.Optional(Id), ...PageInput, ...StayInput }),
    reply: PageOf(HotelCard),
  },
  listHotelsById: {
    method: 'POST',
    path: '/api/hotel/homepage/list/hotelid',
    operationId: 'listHotelsById',
    summary: 'Cards of hotels by id, in the same order; what is unknown or off sale is left out',
    client: 'new',
    auth: 'open',
    tellsStaleToken: true,
    input: Type.Object({ hotelIds: Type.Array(Id, { maxItems: 50 }), ...StayInput }),
    reply: Type.Object({ list: Type.Array(HotelCard) }),
  },
  searchHotels: {
    method: 'POST',
    path: '/api/search/zomo/search/hotel',
    operationId: 'searchHotels',
    summary:
      'Hotels of a city, or found by name everywhere, for a stay; without either the most popular; sold-out ones stand last',
    client: 'new',
    auth: 'open',
    tellsStaleToken: true,
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
      cityId: Type.Union([Type.String(), Type.Null()]),
      cityName: Type.String(),
      timeZone: Type.String(),
      stay: Stay,
      correctedKeyword: Type.Union([Type.String(), Type.Null()], {
        description: 'What was searched for instead of a keyword with a typo',
      }),
      facets: SearchFacets,
      bestDrop: Type.Union([BestDrop, Type.Null()]),
    }),
  },
} as const satisfies RouteTable

export type SearchApi = ApiOf<typeof searchRoutes>
