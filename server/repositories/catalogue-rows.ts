import type { city, hotel, ratePackage, roomType } from '../kernel/database/schema/catalogue'

/** A city as the database keeps it. */
export type CityRow = typeof city.$inferSelect

/** A hotel with all its facts. */
export type HotelRow = typeof hotel.$inferSelect

/** A room type with its rate rule. */
export type RoomTypeRow = typeof roomType.$inferSelect

/** A package with its stay rules and cancellation terms. */
export type PackageRow = typeof ratePackage.$inferSelect

/** What of a hotel is needed to price and list it. */
export type ListedHotelRow = Pick<
  HotelRow,
  | 'id'
  | 'cityId'
  | 'name'
  | 'localName'
  | 'otherNames'
  | 'star'
  | 'grade'
  | 'district'
  | 'timeZone'
  | 'countryCode'
  | 'currencyCode'
  | 'taxPercent'
  | 'reviewScore'
  | 'reviewCount'
  | 'headPictureId'
  | 'tags'
  | 'features'
  | 'lat'
  | 'lng'
  | 'rank'
> & {
  /** Phone, email or website; empty or left out where none is known. */
  readonly contact?: string
  /** The lowest night that the hotel itself names, in its own currency; null or left out where it names none. */
  readonly priceFromMinor?: number | null
}
