import { Type, type Static } from 'typebox'
import { HotelCard } from './hotel-card'
import { PageInput, PageOf } from './page-of'
import { Stay, StayInput } from './stay'
import { Id } from './scalars'
import type { ApiOf, RouteTable } from './route'

/** Orders a hotel list can have. */
export const HotelSort = Type.Union([
  Type.Literal('recommended'),
  Type.Literal('price_low'),
  Type.Literal('price_high'),
  Type.Literal('rating'),
])
export type HotelSort = Static<typeof HotelSort>

export const searchRoutes = {
  listHotels: {
    method: 'GET',
    path: '/api/search/zomo/list/hotel',
    operationId: 'listHotels',
    summary: 'Hotels worth a look, everywhere or in one city, with prices for the stay',
    client: 'new',
    auth: 'open',
    input: Type.Object({ cityId: Type.Optional(Id), ...PageInput, ...StayInput }),
    reply: PageOf(HotelCard),
  },
  searchHotels: {
    method: 'POST',
    path: '/api/search/zomo/search/hotel',
    operationId: 'searchHotels',
    summary: 'Hotels of a city for a stay; sold-out ones stand last',
    client: 'new',
    auth: 'open',
    input: Type.Object({
      cityId: Id,
      keyword: Type.Optional(Type.String({ maxLength: 40 })),
      sort: Type.Optional(HotelSort),
      stars: Type.Optional(Type.Array(Type.Integer({ minimum: 2, maximum: 5 }), { maxItems: 4 })),
      freeCancellation: Type.Optional(Type.Boolean()),
      ...PageInput,
      ...StayInput,
    }),
    reply: Type.Object({
      ...PageOf(HotelCard).properties,
      total: Type.Integer(),
      cityName: Type.String(),
      timeZone: Type.String(),
      stay: Stay,
    }),
  },
} as const satisfies RouteTable

export type SearchApi = ApiOf<typeof searchRoutes>
