import type { FxRates } from '@/domain/rates/rate-facts'
import type { CityRow, ListedHotelRow, PackageRow, RoomTypeRow } from '../repositories/catalogue-rows'

/** A room type with the packages on sale for it, in their order. */
export interface ListedRoom {
  readonly room: RoomTypeRow
  readonly packages: readonly PackageRow[]
}

/** A hotel on sale with everything that lists and offers are made from, apart from its exceptional nights. */
export interface ListedHotel {
  readonly hotel: ListedHotelRow
  readonly rooms: readonly ListedRoom[]
}

/** What seldom changes, as it was at one version of the catalogue. */
export interface Catalogue {
  readonly version: number
  /** Hot ones first in their order, then by name. */
  readonly cities: readonly CityRow[]
  readonly cityById: ReadonlyMap<string, CityRow>
  /** Public holidays: country code to day to name. */
  readonly holidays: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly fx: FxRates
}
