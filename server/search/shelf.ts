import type { NightFacts, PackageRate, RoomRate } from '@/domain/rates/rate-facts'
import type { DayRule } from '@/domain/stays/nights'
import type { CancelRule } from '../quotes/free-cancel-until'
import type { ListedHotelRow } from '../stays/repository/catalogue'
import type { HotelOrder } from './hotel-order'
import type { MemoCache } from './memo-cache'
import type { OpenRooms } from './open-rooms'
import type { RoomPlanes } from './room-planes'
import type { ShelfColumns } from './shelf-columns'
import type { ShelfFacets } from './shelf-facets'
import type { StayShape } from './stay-shape'

/** What of a package decides its price, its sale and its filters; packages with the same terms share one. */
export interface PackageTerms extends Omit<PackageRate, 'memberPercent'>, CancelRule {
  /** Its place among all terms of the shelf. */
  readonly index: number
  /** Its stay rules' place among all stay rules of the shelf. */
  readonly saleRule: number
  /** Its cancellation rule's place among all of the shelf. */
  readonly cancelRule: number
  readonly hasBreakfast: boolean
  /** Whether it can be cancelled free at least for some time. */
  readonly isEverFree: boolean
}

/** A room type on a shelf: its rule is the catalogue's, its exceptional nights and day rules are kept as the database has them. */
export interface ShelvedRoom extends RoomRate {
  readonly id: string
  /** Its hotel's place on the shelf. */
  readonly place: number
  /** Its place among all room types of the shelf. */
  readonly index: number
  readonly packages: readonly PackageTerms[]
  /** What VIPs pay less for each package, in per cent; 0 where it has no member price. It stands beside the terms, so that more packages share them. */
  readonly memberPercents: readonly number[]
  nights: Map<string, NightFacts>
  dayRules: Map<string, DayRule>
}

/** A hotel on a shelf with its room types in their order. */
export interface ShelvedHotel {
  readonly hotel: ListedHotelRow
  readonly rooms: readonly ShelvedRoom[]
}

/** The hotels that one search looks through, in recommended order, as small as they can be kept; a hotel is named by its place. */
export interface Shelf {
  readonly hotels: readonly ShelvedHotel[]
  /** Its hotels by id. */
  readonly hotelById: () => ReadonlyMap<string, ShelvedHotel>
  /** The index of each of its hotels by id. */
  readonly positionById: () => ReadonlyMap<string, number>
  /** All room types, in the order of their numbers. */
  readonly rooms: readonly ShelvedRoom[]
  readonly roomById: ReadonlyMap<string, ShelvedRoom>
  readonly columns: ShelfColumns
  readonly planes: RoomPlanes
  /** Which room types can be had on which days. */
  readonly openRooms: OpenRooms
  /** What stays have in common, by wish and shape, and by what is sold for them. */
  readonly shapes: MemoCache<StayShape>
  readonly sales: MemoCache<StayShape>
  readonly terms: readonly PackageTerms[]
  /** One package of each stay rule, and one of each cancellation rule. */
  readonly saleRules: readonly PackageTerms[]
  readonly cancelRules: readonly PackageTerms[]
  readonly facets: ShelfFacets
  /** Places whose nights or rules changed, in the order of the changes. */
  readonly changed: number[]
  /** Orders that do not depend on the stay, by what they are for. */
  readonly orders: MemoCache<HotelOrder>
}
