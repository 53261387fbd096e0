import { Type, type Static } from 'typebox'
import { CouponCard, MomentCard } from './feed'
import { Picture } from './picture'
import { CurrencyCode, Day, Id, Minor } from './scalars'
import type { ApiOf, RouteTable } from './route'

const NullableText = Type.Union([Type.String(), Type.Null()])

/** A part of a city that hotels stand in; reviewScore is the mean of its hotels' scores, null where too few are rated. */
const CityArea = Type.Object({
  name: Type.String(),
  hotelCount: Type.Integer(),
  reviewScore: Type.Union([Type.Number({ minimum: 0, maximum: 5 }), Type.Null()]),
})

/** What one night for two costs in a month: the lowest with the day that has it, and the middle one of all; null where nothing is left. */
export const CityMonth = Type.Object({
  month: Type.String({ description: 'YYYY-MM' }),
  lowestMinor: Type.Union([Minor, Type.Null()]),
  lowestAmount: NullableText,
  lowestDay: Type.Union([Day, Type.Null()]),
  typicalMinor: Type.Union([Minor, Type.Null()]),
  typicalAmount: NullableText,
  isCheapest: Type.Boolean(),
})
export type CityMonth = Static<typeof CityMonth>

/** What a traveller must know in practice. */
const CityPractical = Type.Object({
  currencyName: Type.String(),
  currencyCode: CurrencyCode,
  languages: Type.Array(Type.String()),
  plugs: Type.String({ description: 'e.g. Types A and B, 100 V' }),
  airport: Type.Array(Type.String(), { description: 'Ways from the airports into the city' }),
})

/** The home page of a city. */
export const CityInfo = Type.Object({
  cityId: Type.String(),
  name: Type.String(),
  localName: Type.String(),
  countryCode: Type.String(),
  countryName: Type.String(),
  intro: Type.String(),
  headImg: Picture,
  timeZone: Type.String(),
  zoneText: Type.String({ description: 'e.g. UTC+9' }),
  today: Day,
  localTime: Type.String({ description: 'What the clocks there show, e.g. Sat 21 Nov 19:00' }),
  season: Type.Union([Type.Object({ name: Type.String(), text: Type.String() }), Type.Null()]),
  stats: Type.Object({ hotels: Type.Integer(), coupons: Type.Integer(), moments: Type.Integer() }),
  areas: Type.Array(CityArea),
  bestArea: Type.Union([Type.Object({ name: Type.String(), text: Type.String() }), Type.Null()]),
  pictures: Type.Array(Picture),
  coupons: Type.Array(CouponCard),
  moments: Type.Array(MomentCard),
  currencyCode: CurrencyCode,
  currencySymbol: Type.String(),
  months: Type.Array(CityMonth),
  pricedHotels: Type.Integer({ description: 'So many hotels, the most recommended, stand behind the months' }),
  practical: Type.Union([CityPractical, Type.Null()]),
  faqs: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })),
})
export type CityInfo = Static<typeof CityInfo>

export const cityRoutes = {
  getCityInfo: {
    method: 'GET',
    path: '/api/dest/city/info',
    operationId: 'getCityInfo',
    summary: 'The home page of a city',
    client: 'new',
    auth: 'open',
    tellsStaleToken: true,
    input: Type.Object({ cityId: Id }),
    reply: CityInfo,
  },
} as const satisfies RouteTable

export type CityApi = ApiOf<typeof cityRoutes>
