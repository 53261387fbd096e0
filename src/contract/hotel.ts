import { Type, type Static } from 'typebox'
import {
  CalendarDay,
  CancellationTerms,
  PriceBreakdown,
  shownAmountFields,
  Stay,
  StayInput,
  StayPrice,
  Unavailable,
  UpcomingHoliday,
} from './stay'
import { SubScores } from './comment'
import { CouponCard, MomentCard } from './feed'
import { Author } from './person'
import { HotelCard } from './search'
import { Day, Id, Instant, Minor, Nullable, Picture } from './scalars'
import type { ApiOf, RouteTable } from './route'

const NullableText = Nullable(Type.String())

/** A picture of a hotel with the tab it stands under. */
export const HotelPicture = Type.Object({
  ...Picture.properties,
  credit: Type.Optional(Type.String({ description: 'Credit of the picture, if required' })),
  category: Type.Union([
    Type.Literal('hotel'),
    Type.Literal('room'),
    Type.Literal('food'),
    Type.Literal('facility'),
    Type.Literal('place'),
  ]),
})
export type HotelPicture = Static<typeof HotelPicture>

/** A guest's review, as previews show it. */
export const ReviewPreview = Type.Object({
  commentId: Type.String(),
  author: Author,
  score: Type.Number({ minimum: 0, maximum: 5 }),
  stayMonth: Type.String({ description: 'YYYY-MM' }),
  roomName: Type.String(),
  content: Type.String(),
})
export type ReviewPreview = Static<typeof ReviewPreview>

/** A place near a hotel, as the crow flies; where it lies is null where only the distance is known. */
const HotelNearbyPlace = Type.Object({
  name: Type.String(),
  kind: Type.String(),
  metres: Type.Integer(),
  lat: Nullable(Type.Number()),
  lng: Nullable(Type.Number()),
})

/** Fields of a hotel on its page and in price checks: where it is, when guests arrive and leave. */
const arrivalFields = {
  address: Type.String(),
  countryCode: Type.String(),
  timeZone: Type.String(),
  checkinFrom: Type.String({ description: 'HH:MM hotel time' }),
  checkinUntil: Type.String(),
  checkoutUntil: Type.String(),
  knowBeforeYouGo: Type.Array(Type.String()),
}

/** Everything on the hotel page except its offers. */
export const HotelDetail = Type.Object({
  ...arrivalFields,
  id: Type.String(),
  cityId: Type.String(),
  cityName: Type.String(),
  name: Type.String(),
  localName: Type.String(),
  star: Nullable(Type.Integer()),
  brand: NullableText,
  openYear: Nullable(Type.Integer()),
  renovateYear: Nullable(Type.Integer()),
  districtPath: Type.String(),
  addressLocal: Type.String(),
  phone: Type.String(),
  email: Type.Optional(Type.String({ description: 'Absent if unknown' })),
  website: Type.Optional(Type.String({ description: 'Absent if unknown' })),
  priceFrom: Type.Optional(
    Type.String({ description: 'The lowest nightly price that the hotel states, e.g. "EUR €80"' }),
  ),
  lat: Type.Number(),
  lng: Type.Number(),
  today: Day,
  intro: Type.String(),
  pictures: Type.Array(HotelPicture),
  reviewScore: Nullable(Type.Number()),
  reviewCount: Type.Integer(),
  scores: Nullable(SubScores),
  facilities: Type.Array(Type.Object({ icon: Type.String(), name: Type.String(), isFree: Type.Boolean() })),
  policies: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  nearby: Type.Array(HotelNearbyPlace),
  reviews: Type.Array(ReviewPreview),
  coupons: Type.Array(CouponCard, { description: 'Vouchers that can be used here' }),
  moments: Type.Array(MomentCard, { description: 'Posts that are tagged with this hotel' }),
  isCollection: Type.Boolean(),
})
export type HotelDetail = Static<typeof HotelDetail>

/** Fields of a package in offers and price checks. */
const packageFields = {
  pid: Type.String(),
  meal: Type.String({ description: 'e.g. Breakfast for 2, Room only' }),
  includes: Type.Array(Type.String()),
  confirmText: Type.String({ description: 'e.g. Confirmed instantly' }),
  dayLimitMin: Type.Integer(),
  dayLimitMax: Type.Integer(),
  dayStep: Type.Integer(),
  maxRooms: Type.Integer(),
}

/** Fields of a room type in offers and price checks. */
const roomFields = {
  roomTypeId: Type.String(),
  bedText: Type.String(),
  maxGuests: Type.Integer({ description: 'Per room' }),
  maxAdults: Type.Integer({ description: 'Per room' }),
}

/** One bookable package of a room type for a stay; exactly one of price and unavailable is null. */
export const PackageOffer = Type.Object({
  ...packageFields,
  name: Type.String(),
  cancellation: CancellationTerms,
  price: Nullable(StayPrice),
  stockLeft: Nullable(Type.Integer()),
  unavailable: Nullable(Unavailable),
})
export type PackageOffer = Static<typeof PackageOffer>

/** A room type with its packages. */
export const RoomOffer = Type.Object({
  ...roomFields,
  name: Type.String(),
  pictures: Type.Array(Picture),
  areaSqm: Nullable(Type.Integer()),
  windowText: Type.String(),
  facilities: Type.Array(Type.String()),
  packages: Type.Array(PackageOffer),
})
export type RoomOffer = Static<typeof RoomOffer>

/** The same stay begun some days earlier or later, with its lowest total; price is null where nothing can be booked. */
export const FlexStay = Type.Object({
  checkIn: Day,
  checkOut: Day,
  price: Nullable(StayPrice),
  isLowest: Type.Boolean(),
})
export type FlexStay = Static<typeof FlexStay>

/** The price check before booking: matched, or price_changed against the price that the traveler saw. verifyToken fixes all of it for 15 minutes. */
export const TradeVerification = Type.Object({
  status: Type.Union([Type.Literal('available'), Type.Literal('price_changed')]),
  verifyToken: Type.String(),
  tokenExpireAt: Instant,
  serverTime: Instant,
  hotelId: Type.String(),
  hotelName: Type.String(),
  headImg: Picture,
  ...arrivalFields,
  today: Day,
  ...roomFields,
  roomTypeName: Type.String(),
  ...packageFields,
  packageName: Type.String(),
  stay: Stay,
  breakdown: PriceBreakdown,
  price: StayPrice,
  previous: Nullable(Type.Object({ ...shownAmountFields, totalMinor: Minor })),
  cancellation: CancellationTerms,
})
export type TradeVerification = Static<typeof TradeVerification>

export const hotelRoutes = {
  getHotelDetail: {
    method: 'GET',
    path: '/api/hotel/GetHotelDetail',
    operationId: 'getHotelDetail',
    summary: 'All facts of one hotel',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ id: Id }),
    reply: HotelDetail,
  },
  getPackageInfoFull: {
    method: 'POST',
    path: '/api/hotel/zomo/package/info/full',
    operationId: 'getPackageInfoFull',
    summary: 'Rooms and packages of a hotel with prices and terms for a stay',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ hotelId: Id, ...StayInput }),
    reply: Type.Object({
      stay: Stay,
      rooms: Type.Array(RoomOffer),
      from: Nullable(StayPrice, { description: "The lowest of all packages, the list's number" }),
      nearestDates: Nullable(Type.Object({ checkIn: Day, checkOut: Day }), {
        description: 'Nearest bookable stay of the same length if this one cannot be booked',
      }),
      flex: Type.Array(FlexStay, {
        description: 'The stay itself and the same stay up to three days earlier and later',
      }),
    }),
  },
  listSimilarHotels: {
    method: 'GET',
    path: '/api/hotel/similar',
    operationId: 'listSimilarHotels',
    summary: 'Hotels in the same city with similar grade and price, priced for the stay; bookable ones first',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ hotelId: Id, ...StayInput }),
    reply: Type.Object({ list: Type.Array(HotelCard) }),
  },
  getPackageCalendar: {
    method: 'GET',
    path: '/api/hotel/packagecalendar',
    operationId: 'getPackageCalendar',
    summary:
      'Price, availability and rules of each day for a package (pid), or for the cheapest package of a hotel (hotelId)',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    isRevalidated: true,
    input: Type.Object({
      pid: Type.Optional(Id),
      hotelId: Type.Optional(Id),
      from: Day,
      days: Type.Integer({ minimum: 1, maximum: 62 }),
    }),
    reply: Type.Object({
      currencyCode: Type.String(),
      currencySymbol: Type.String(),
      asOf: Instant,
      days: Type.Array(CalendarDay),
      holidays: Type.Array(UpcomingHoliday, { description: "The next public holidays of the hotel's country" }),
    }),
  },
  listHolidays: {
    method: 'GET',
    path: '/api/hotel/holidays',
    operationId: 'listHolidays',
    summary: "The next public holidays in a city's country, for calendars without prices",
    client: 'new',
    auth: 'open',
    input: Type.Object({ cityId: Id }),
    reply: Type.Object({ list: Type.Array(UpcomingHoliday) }),
  },
  verifyPackageTrade: {
    method: 'POST',
    path: '/api/hotel/zomo/package/trade/verify',
    operationId: 'verifyPackageTrade',
    summary: 'Price check: 409 sold_out or occupancy_mismatch (with data), else a token for submit',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({
      pid: Id,
      ...StayInput,
      expectedTotalMinor: Type.Optional(Minor),
      expectedCurrencyCode: Type.Optional(Type.String({ maxLength: 3 })),
    }),
    reply: TradeVerification,
  },
} as const satisfies RouteTable

/** The offers of a hotel for a stay; nearestDates is what can be booked where this stay can't, flex the same stay on the days around. */
export type HotelOffers = Static<typeof hotelRoutes.getPackageInfoFull.reply>

export type HotelApi = ApiOf<typeof hotelRoutes>
