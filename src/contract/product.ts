import { Type, type Static } from 'typebox'
import { ReviewPreview } from './hotel'
import { SupportContact } from './order'
import { Day, Done, Id, Instant, Minor, Nullable, Picture } from './scalars'
import { shownAmountFields } from './stay'
import { VoucherTerms, VoucherValidity } from './voucher-terms'
import type { ApiOf, RouteTable } from './route'

/** Whether a SKU can be bought now, by the caller. */
export const SaleState = Type.Enum(['not_started', 'on_sale', 'few_left', 'sold_out', 'ended', 'limit_reached'])
export type SaleState = Static<typeof SaleState>

/** A room type in which the vouchers of a SKU can be used. */
export const VoucherRoom = Type.Object({
  roomTypeId: Type.String(),
  name: Type.String(),
  bedText: Type.String(),
  maxGuests: Type.Integer(),
  upgradeMinor: Minor,
  upgradeAmount: Type.String({ description: "What a night costs on top, in the SKU's currency" }),
})
export type VoucherRoom = Static<typeof VoucherRoom>

/** A hotel where the vouchers of a SKU can be used. */
export const VoucherHotel = Type.Object({
  hotelId: Type.String(),
  name: Type.String(),
  headImg: Picture,
  districtPath: Type.String(),
  countryCode: Type.String(),
  timeZone: Type.String(),
  reviewScore: Nullable(Type.Number()),
  reviewCount: Type.Integer(),
  rooms: Type.Array(VoucherRoom),
})
export type VoucherHotel = Static<typeof VoucherHotel>

/** One line of the terms in words, made by src/domain/vouchers/terms-text.ts. */
export const TermsLine = Type.Object({ kind: Type.String(), text: Type.String() })
export type TermsLine = Static<typeof TermsLine>

/** A choice beside a SKU: another SKU of its product. */
const SkuChoice = Type.Object({
  skuId: Type.String(),
  variant: Type.String(),
  ...shownAmountFields,
  state: SaleState,
})

/** A voucher on sale with all that a buyer wants to know. Charged is the price in the SKU's own currency; the shown amounts are in the caller's. */
export const ProductDetail = Type.Object({
  skuId: Type.String(),
  productId: Type.String(),
  variant: Type.String(),
  name: Type.String(),
  subTitle: Type.String(),
  gallery: Type.Array(Picture),
  ...shownAmountFields,
  originalAmount: Nullable(Type.String()),
  chargedCurrencyCode: Type.String(),
  chargedMinor: Minor,
  chargedAmount: Type.String(),
  faceMinor: Minor,
  nights: Type.Integer(),
  state: SaleState,
  stockLeft: Type.Integer({ minimum: 0 }),
  soldCount: Type.Integer({ minimum: 0 }),
  saleStart: Nullable(Instant),
  saleEnd: Nullable(Instant),
  serverTime: Instant,
  limitPerUser: Nullable(Type.Integer()),
  boughtByCaller: Type.Integer({ minimum: 0, description: '0 for visitors' }),
  minQuantity: Type.Integer({ minimum: 1 }),
  validity: VoucherValidity,
  lastDay: Type.String({ description: 'Last day of use of a voucher that is bought now' }),
  terms: VoucherTerms,
  termsLines: Type.Array(TermsLine),
  choices: Type.Array(SkuChoice, {
    description: 'All SKUs of the product, this one included; empty where it is the only one',
  }),
  hotels: Type.Array(VoucherHotel),
  reviews: Type.Array(ReviewPreview, { description: 'The newest of the first hotel' }),
  support: SupportContact,
  cityId: Type.String(),
  cityName: Type.String(),
  isCollection: Type.Boolean({ description: "On the caller's wish list; false for visitors" }),
  isReminded: Type.Boolean({ description: 'The caller gets an email when the sale begins; false for visitors' }),
})
export type ProductDetail = Static<typeof ProductDetail>

/** Why a date can't be booked with a voucher. */
export const ExchangeRefusal = Type.Enum([
  'past_date',
  'not_yet',
  'over',
  'book_ahead',
  'blackout',
  'weekday',
  'closed',
  'sold_out',
])
export type ExchangeRefusal = Static<typeof ExchangeRefusal>

/** A day on which a stay with a voucher may begin: what it costs on top, or why it can't. */
export const ExchangeDay = Type.Object({
  date: Day,
  refusal: Nullable(ExchangeRefusal),
  refusalText: Nullable(Type.String()),
  differenceMinor: Nullable(Minor),
  amount: Nullable(Type.String({ description: 'Compact, 0 as Free' })),
  roomsLeft: Nullable(Type.Integer({ minimum: 0 }), { description: 'If three or fewer' }),
})
export type ExchangeDay = Static<typeof ExchangeDay>

/** The days on which a stay with a voucher may begin in a room type, as they are now. */
export const ExchangeDates = Type.Object({
  hotelId: Type.String(),
  roomTypeId: Type.String(),
  nights: Type.Integer(),
  currencyCode: Type.String(),
  timeZone: Type.String(),
  today: Day,
  firstDay: Nullable(Day),
  lastDay: Day,
  days: Type.Array(ExchangeDay),
  openDays: Type.Integer({ description: 'Days that can be booked, of all that are still to come' }),
  comingDays: Type.Integer(),
  highestMinor: Minor,
  highestAmount: Type.String({ description: 'The highest difference of a day that can be booked' }),
  serverTime: Instant,
})
export type ExchangeDates = Static<typeof ExchangeDates>

export const productRoutes = {
  getCouponActivityDetail: {
    method: 'GET',
    path: '/api/coupon/GetSKUCouponActivityDetail_Abroad',
    operationId: 'getCouponActivityDetail',
    summary: 'A voucher on sale with its terms, its choices and where it can be used; 404 for none',
    client: 'new',
    auth: 'open',
    marksStaleToken: true,
    input: Type.Object({ skuId: Id }),
    reply: ProductDetail,
  },
  getProductDates: {
    method: 'GET',
    path: '/api/product/zomo/coupon/dates',
    operationId: 'getProductDates',
    summary: 'What each day would cost on top with a voucher of a SKU that is bought now',
    client: 'new',
    auth: 'open',
    input: Type.Object({ skuId: Id, roomTypeId: Type.Optional(Id) }),
    reply: ExchangeDates,
  },
  remindOfSale: {
    method: 'PUT',
    path: '/api/product/zomo/coupon/remind',
    operationId: 'remindOfSale',
    summary: 'Ask for, or cancel, an email when the sale of a SKU begins',
    client: 'new',
    auth: 'user',
    input: Type.Object({ skuId: Id, isWanted: Type.Boolean() }),
    reply: Done,
  },
} as const satisfies RouteTable

export type ProductApi = ApiOf<typeof productRoutes>
