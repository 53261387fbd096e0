import { Type, type Static } from 'typebox'
import { Picture } from './picture'
import { CurrencyCode, Day } from './scalars'
import type { ApiOf, RouteTable } from './route'

/** A place to search in, with the specification's option fields; today is the calendar day there. */
export const DestinationOption = Type.Object({
  value: Type.String({ description: 'City id' }),
  label: Type.String({ description: 'English name' }),
  showLabel: Type.String({ description: 'Name with country, e.g. Kyoto, Japan' }),
  localName: Type.String(),
  sourceType: Type.Integer({ default: 30 }),
  countryCode: Type.String(),
  isAbroad: Type.Boolean(),
  timeZone: Type.String(),
  currencyCode: CurrencyCode,
  today: Day,
  headImg: Picture,
  hotelCount: Type.Integer(),
  matchedName: Type.Optional(Type.String({ description: 'The other name that matched, e.g. 北京' })),
})
export type DestinationOption = Static<typeof DestinationOption>

export const destinationRoutes = {
  listHotCities: {
    method: 'GET',
    path: '/api/search/zomo/list/hotcity',
    operationId: 'listHotCities',
    summary: 'Cities that most people go to',
    client: 'new',
    auth: 'open',
    input: Type.Object({}),
    reply: Type.Object({ list: Type.Array(DestinationOption) }),
  },
  searchCities: {
    method: 'GET',
    path: '/api/search/zomo/list/city',
    operationId: 'searchCities',
    summary: 'Cities by English, Chinese or other known name; without a keyword all of them',
    client: 'new',
    auth: 'open',
    input: Type.Object({ keyword: Type.Optional(Type.String({ maxLength: 40 })) }),
    reply: Type.Object({ list: Type.Array(DestinationOption) }),
  },
} as const satisfies RouteTable

export type DestinationApi = ApiOf<typeof destinationRoutes>
