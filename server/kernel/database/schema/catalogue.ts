import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { HotelFacility, HotelPictureRef, HotelPolicy, NearbyPlace, ReviewScores, Season } from './catalogue-json'

const minor = (name: string) => bigint(name, { mode: 'number' })

/** Facts about the database itself, e.g. which catalogue it was filled with. */
export const meta = pgTable('meta', { key: text('key').primaryKey(), value: jsonb('value').notNull() })

/** Cities that hotels stand in. */
export const city = pgTable('city', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  localName: text('local_name').notNull(),
  otherNames: text('other_names').array().notNull(),
  countryCode: text('country_code').notNull(),
  countryName: text('country_name').notNull(),
  isAbroad: boolean('is_abroad').notNull(),
  timeZone: text('time_zone').notNull(),
  currencyCode: text('currency_code').notNull(),
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  pictureId: text('picture_id').notNull(),
  intro: text('intro').notNull(),
  hotRank: integer('hot_rank'),
  hotelCount: integer('hotel_count').notNull().default(0),
})

/** Hotels; rank is the recommended order, unique, small first. */
export const hotel = pgTable('hotel', {
  id: text('id').primaryKey(),
  cityId: text('city_id').notNull(),
  name: text('name').notNull(),
  localName: text('local_name').notNull(),
  star: smallint('star'),
  grade: smallint('grade'),
  brand: text('brand'),
  openYear: smallint('open_year'),
  renovateYear: smallint('renovate_year'),
  district: text('district').notNull(),
  address: text('address').notNull(),
  addressLocal: text('address_local').notNull(),
  phone: text('phone').notNull(),
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  countryCode: text('country_code').notNull(),
  timeZone: text('time_zone').notNull(),
  currencyCode: text('currency_code').notNull(),
  taxPercent: numeric('tax_percent', { precision: 5, scale: 2, mode: 'number' }).notNull(),
  reviewScore: numeric('review_score', { precision: 2, scale: 1, mode: 'number' }),
  reviewCount: integer('review_count').notNull(),
  scores: jsonb('scores').$type<ReviewScores>(),
  headPictureId: text('head_picture_id').notNull(),
  pictures: jsonb('pictures').$type<HotelPictureRef[]>().notNull(),
  tags: text('tags').array().notNull(),
  otherNames: text('other_names').array().notNull().default([]),
  features: text('features').array().notNull().default([]),
  intro: text('intro').notNull(),
  facilities: jsonb('facilities').$type<HotelFacility[]>().notNull(),
  policies: jsonb('policies').$type<HotelPolicy[]>().notNull(),
  nearby: jsonb('nearby').$type<NearbyPlace[]>().notNull(),
  knowBeforeYouGo: text('know_before_you_go').array().notNull(),
  checkinFrom: text('checkin_from').notNull(),
  checkinUntil: text('checkin_until').notNull(),
  checkoutUntil: text('checkout_until').notNull(),
  rank: integer('rank').notNull(),
  isOnSale: boolean('is_on_sale').notNull().default(true),
  email: text('email').notNull().default(''),
  website: text('website').notNull().default(''),
  priceFromMinor: minor('price_from_minor'),
})

/** Room types with their rate rule: a night costs baseMinor (hotel currency, before tax) times weekday (Monday first), season and holiday per cent. */
export const roomType = pgTable('room_type', {
  id: text('id').primaryKey(),
  hotelId: text('hotel_id').notNull(),
  name: text('name').notNull(),
  pictureIds: text('picture_ids').array().notNull(),
  areaSqm: smallint('area_sqm'),
  bedText: text('bed_text').notNull(),
  windowText: text('window_text').notNull(),
  maxGuests: smallint('max_guests').notNull(),
  maxAdults: smallint('max_adults').notNull(),
  facilities: text('facilities').array().notNull(),
  stock: integer('stock').notNull(),
  baseMinor: minor('base_minor').notNull(),
  weekdayPercent: smallint('weekday_percent').array().notNull(),
  seasons: jsonb('seasons').$type<Season[]>().notNull(),
  holidayPercent: smallint('holiday_percent').notNull(),
  sort: smallint('sort').notNull(),
  isStockStated: boolean('is_stock_stated').notNull().default(true),
})

/** Packages (rate plans) of a room type: pricePercent of the room's night plus extraMinor a night, memberPercent less for VIPs, with their stay rules and cancellation terms. */
export const ratePackage = pgTable('package', {
  id: text('id').primaryKey(),
  hotelId: text('hotel_id').notNull(),
  roomTypeId: text('room_type_id').notNull(),
  name: text('name').notNull(),
  meal: text('meal').notNull(),
  includes: text('includes').array().notNull(),
  pricePercent: smallint('price_percent').notNull(),
  extraMinor: minor('extra_minor').notNull(),
  originalPercent: smallint('original_percent'),
  memberPercent: smallint('member_percent'),
  returnPolicy: smallint('return_policy').notNull(),
  freeCancelDays: smallint('free_cancel_days'),
  freeCancelTime: text('free_cancel_time'),
  latePenalty: text('late_penalty').$type<'first_night' | 'half' | 'full'>().notNull(),
  confirmMinutes: integer('confirm_minutes').notNull(),
  dayLimitMin: smallint('day_limit_min').notNull(),
  dayLimitMax: smallint('day_limit_max').notNull(),
  dayStep: smallint('day_step').notNull(),
  bookAheadDays: smallint('book_ahead_days').notNull(),
  maxRooms: smallint('max_rooms').notNull(),
  isOnSale: boolean('is_on_sale').notNull().default(true),
  sort: smallint('sort').notNull(),
})

/** A night of a room type where something was sold, held or overridden; every other night follows the room type's rule and stock. */
export const roomNight = pgTable(
  'room_night',
  {
    roomTypeId: text('room_type_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    total: integer('total').notNull(),
    held: integer('held').notNull().default(0),
    sold: integer('sold').notNull().default(0),
    priceMinor: minor('price_minor'),
  },
  (table) => [primaryKey({ columns: [table.roomTypeId, table.day] })],
)

/** Public holidays by country, for rates and calendars. */
export const holiday = pgTable(
  'holiday',
  {
    countryCode: text('country_code').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryCode, table.day] })],
)

/** What one unit of a currency is worth in CNY. */
export const fxRate = pgTable('fx_rate', {
  currencyCode: text('currency_code').primaryKey(),
  cnyPerUnit: numeric('cny_per_unit', { precision: 18, scale: 8, mode: 'number' }).notNull(),
})

/** A day with rules of its own for stays in a room type: no check-in, no check-out, no stay that runs through it, and how many nights a stay that begins on it lasts. */
export const roomDayRule = pgTable(
  'room_day_rule',
  {
    roomTypeId: text('room_type_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    isClosedToArrival: boolean('is_closed_to_arrival').notNull().default(false),
    isClosedToDeparture: boolean('is_closed_to_departure').notNull().default(false),
    isClosedToStay: boolean('is_closed_to_stay').notNull().default(false),
    minNights: smallint('min_nights'),
    maxNights: smallint('max_nights'),
  },
  (table) => [primaryKey({ columns: [table.roomTypeId, table.day] })],
)
