import { type Static, Type } from 'typebox'
import { CurrencyCode, Day, Id, Minor, Nullable, Picture } from './scalars'
import type { ApiOf, RouteTable } from './route'
import { CouponCard, MomentCard } from './feed'

const SourceType = Type.Integer({
  default: 30,
  description: 'Kind of place: 10 country, 20 province, 30 city (default), 40 district',
})
const ClickType = Type.Integer({ description: 'Action of a tap: 1 selects the place, 2 expands its children' })

/** A city to search in, with the specification's option fields (§3); today is the calendar day there. */
export const DestinationOption = Type.Object({
  value: Type.String({ description: 'City id' }),
  label: Type.String({ description: 'English name' }),
  showLabel: Type.String({ description: 'Name with country, e.g. Kyoto, Japan' }),
  localName: Type.String(),
  sourceType: SourceType,
  clickType: ClickType,
  countryCode: Type.String(),
  isAbroad: Type.Boolean(),
  timeZone: Type.String(),
  currencyCode: CurrencyCode,
  today: Day,
  headImg: Picture,
  hotelCount: Type.Integer(),
  matchedName: Type.Optional(Type.String({ description: 'The other name that matched, e.g. 北京' })),
  reason: Type.Optional(
    Type.String({
      description: 'Why it is listed: Also known as 北京, Did you mean Kyoto?, No stays in Baoding yet …',
    }),
  ),
})
export type DestinationOption = Static<typeof DestinationOption>

/** A province (at home) or country (abroad) with the cities in it that have stays, as the picker's tabs unfold them. */
export const DestinationRegion = Type.Object({
  value: Type.String({ description: 'Place id of the province or country' }),
  label: Type.String({ description: 'English name' }),
  showLabel: Type.String({ description: 'Name with country, e.g. Yunnan, China' }),
  localName: Type.String({ description: 'Chinese name' }),
  sourceType: SourceType,
  clickType: ClickType,
  isAbroad: Type.Boolean(),
  children: Type.Array(DestinationOption),
})
export type DestinationRegion = Static<typeof DestinationRegion>

/** Where somebody is, as far as that matters for a search: the place around and the nearest city with stays. */
export const LocatedPlace = Type.Object({
  by: Type.Union([Type.Literal('position'), Type.Literal('region')], {
    description: "By the given coordinates, or by the country of the caller's address",
  }),
  placeName: Nullable(Type.String(), {
    description: 'The city or district around the position, e.g. Baoding, Hebei; null if unknown',
  }),
  option: Nullable(DestinationOption, { description: 'The nearest city with stays' }),
  distanceMetres: Nullable(Type.Integer(), {
    description: 'From the position to the center of that city; null without a position',
  }),
})
export type LocatedPlace = Static<typeof LocatedPlace>

/** Cities that somebody goes to, or where nothing is known of them, that most people go to. */
export const UsualDistricts = Type.Object({
  source: Type.Union([Type.Literal('usual'), Type.Literal('hot')]),
  list: Type.Array(DestinationOption),
})
export type UsualDistricts = Static<typeof UsualDistricts>

export const destinationRoutes = {
  listHotCities: {
    method: 'GET',
    path: '/api/search/zomo/list/hotcity',
    operationId: 'listHotCities',
    summary: 'The most popular cities',
    client: 'new',
    auth: 'open',
    input: Type.Object({}),
    reply: Type.Object({ list: Type.Array(DestinationOption) }),
  },
  searchCities: {
    method: 'GET',
    path: '/api/search/zomo/list/city',
    operationId: 'searchCities',
    summary:
      'Cities with stays by their own name (English, Chinese, pinyin or other) or that of a nearby place; without a keyword all of them, also by region',
    client: 'new',
    auth: 'open',
    input: Type.Object({
      keyword: Type.Optional(Type.String({ maxLength: 400, description: 'Only the first 40 characters are used' })),
    }),
    reply: Type.Object({
      list: Type.Array(DestinationOption),
      regions: Type.Array(DestinationRegion, { description: 'Empty with a keyword' }),
      unservedPlace: Nullable(Type.String(), {
        description: 'The place that was meant if no stays are within reach of it, e.g. Lagos, Nigeria',
      }),
    }),
  },
  locate: {
    method: 'GET',
    path: '/api/hotel/public/localtion',
    operationId: 'locate',
    summary: "The nearest city with stays for a position; without a position, by the country of the caller's address",
    client: 'new',
    auth: 'open',
    input: Type.Object({
      lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
      lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
    }),
    reply: LocatedPlace,
  },
  listUsualDistricts: {
    method: 'GET',
    path: '/api/dest/district/usual',
    operationId: 'listUsualDistricts',
    summary: 'Cities that the caller booked in or searched for, latest first; else the most popular ones',
    client: 'main',
    auth: 'open',
    input: Type.Object({}),
    reply: UsualDistricts,
  },
} as const satisfies RouteTable

export type DestinationApi = ApiOf<typeof destinationRoutes>

const NullableText = Nullable(Type.String())

/** A part of a city that hotels stand in; reviewScore is the mean of its hotels' scores, null where too few are rated. */
const CityArea = Type.Object({
  name: Type.String(),
  hotelCount: Type.Integer(),
  reviewScore: Nullable(Type.Number({ minimum: 0, maximum: 5 })),
})

/** What one night for two costs in a month: the lowest with the day that has it, and the middle one of all; null where nothing is left. */
export const CityMonth = Type.Object({
  month: Type.String({ description: 'YYYY-MM' }),
  lowestMinor: Nullable(Minor),
  lowestAmount: NullableText,
  lowestDay: Nullable(Day),
  typicalMinor: Nullable(Minor),
  typicalAmount: NullableText,
  isCheapest: Type.Boolean(),
})
export type CityMonth = Static<typeof CityMonth>

/** Practical facts for a traveler. */
const CityPractical = Type.Object({
  currencyName: Type.String(),
  currencyCode: CurrencyCode,
  languages: Type.Array(Type.String()),
  plugs: Type.String({ description: 'e.g. Types A and B, 100 V' }),
  airport: Type.Array(Type.String(), { description: 'Transport from the airports into the city' }),
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
  localTime: Type.String({ description: 'Local time, e.g. Sat 21 Nov 19:00' }),
  season: Nullable(Type.Object({ name: Type.String(), text: Type.String() })),
  stats: Type.Object({ hotels: Type.Integer(), coupons: Type.Integer(), moments: Type.Integer() }),
  areas: Type.Array(CityArea),
  bestArea: Nullable(Type.Object({ name: Type.String(), text: Type.String() })),
  pictures: Type.Array(Picture),
  coupons: Type.Array(CouponCard),
  moments: Type.Array(MomentCard),
  currencyCode: CurrencyCode,
  currencySymbol: Type.String(),
  months: Type.Array(CityMonth),
  pricedHotels: Type.Integer({
    description: 'Number of hotels that the months are computed from, the most recommended ones',
  }),
  practical: Nullable(CityPractical),
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
    marksStaleToken: true,
    input: Type.Object({ cityId: Id }),
    reply: CityInfo,
  },
} as const satisfies RouteTable

export type CityApi = ApiOf<typeof cityRoutes>
