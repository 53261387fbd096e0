import type { NightFacts, PackageRate, RoomRate } from '@/domain/rates/rate-facts'
import type { DayRule } from '@/domain/stays/nights'
import type { CancelRule } from '../quote/cancellation'
import type { ListedHotelRow } from '../repository/catalogue'
import type { MemoCache } from '../../kernel/cache/memo-cache'
import type { OpenRooms, RoomPlanes, RoomSet } from './open-rooms'
import type { IndexColumns, IndexFacets } from './index-columns'
import { type BitSet, firstIndex, hasBit, positionsIn, setBit } from './bit-set'
import type { IndexStay } from './index-stay'
import { meetsCriteria } from './search-filters'
import type { HotelSort } from '@/contract/search'
import { distanceMetres, type Point } from '@/domain/stays/location'

/** Terms of a package that determine its price, its availability and its filters. Packages with equal terms share one object. */
export interface PackageTerms extends Omit<PackageRate, 'memberPercent'>, CancelRule {
  /** Index among all terms of the city index. */
  readonly index: number
  /** Index of its stay rules among all stay rules of the city index. */
  readonly saleRule: number
  /** Index of its cancellation rule among all cancellation rules of the city index. */
  readonly cancelRule: number
  readonly hasBreakfast: boolean
  /** Whether it can be cancelled free of charge for at least some time. */
  readonly isEverFree: boolean
}

/** A room type in a city index: its rate rule is the catalogue's, its exceptional nights and day rules are those of the database. */
export interface IndexedRoom extends RoomRate {
  readonly id: string
  /** Position of its hotel in the city index. */
  readonly position: number
  /** Index among all room types of the city index. */
  readonly index: number
  readonly packages: readonly PackageTerms[]
  /** VIP discount of each package in per cent; 0 where it has no VIP price. Stored beside the terms, so that more packages can share them. */
  readonly vipPercents: readonly number[]
  nights: Map<string, NightFacts>
  dayRules: Map<string, DayRule>
}

/** A hotel of a city index with its room types in their order. */
export interface IndexedHotel {
  readonly hotel: ListedHotelRow
  readonly rooms: readonly IndexedRoom[]
}

/** The hotels that one search covers, in recommended order and in a compact form. A hotel is identified by its position. */
export interface CityIndex {
  readonly hotels: readonly IndexedHotel[]
  /** Hotels by id. */
  readonly hotelById: () => ReadonlyMap<string, IndexedHotel>
  /** Position of each hotel by its id. */
  readonly positionById: () => ReadonlyMap<string, number>
  /** All room types, in the order of their indexes. */
  readonly rooms: readonly IndexedRoom[]
  readonly roomById: ReadonlyMap<string, IndexedRoom>
  readonly columns: IndexColumns
  readonly planes: RoomPlanes
  /** Which room types are available on which days. */
  readonly openRooms: OpenRooms
  /** Restrictions by restriction key and criteria, and by the packages that are sold. */
  readonly restrictionsByStay: MemoCache<StayRestrictions>
  readonly restrictionsBySold: MemoCache<StayRestrictions>
  readonly terms: readonly PackageTerms[]
  /** One package of each stay rule, and one of each cancellation rule. */
  readonly saleRules: readonly PackageTerms[]
  readonly cancelRules: readonly PackageTerms[]
  readonly facets: IndexFacets
  /** Positions of hotels whose nights or rules changed, in the order of the changes. */
  readonly changed: number[]
  /** Orders that do not depend on the stay, by sort key. */
  readonly orders: MemoCache<HotelOrder>
}

/** What is shared by all stays for which the same packages are sold. */
export interface StayRestrictions {
  readonly sold: SoldPackages
  /** Room types that sell a package if rooms are left and no day rule forbids it. */
  readonly selling: RoomSet
}

/** Returns the restrictions of a stay for some criteria. Most restriction keys lead to the same packages as others. */
export function restrictionsOf(stay: IndexStay, criteria: number): StayRestrictions {
  const { cityIndex } = stay
  return cityIndex.restrictionsByStay.memo(stay.restrictionKey(criteria), () => {
    const sold = soldPackages(stay, criteria)
    return cityIndex.restrictionsBySold.memo(JSON.stringify(sold), () => ({
      sold,
      selling: sellingRooms(cityIndex, sold),
    }))
  })
}

function sellingRooms({ planes, columns: { kind } }: CityIndex, sold: SoldPackages): RoomSet {
  const selling = planes.none()
  const isSold = Uint8Array.from(sold, ({ length }) => (length > 0 ? 1 : 0))
  for (let room = 0; room < kind.length; room++) {
    if (isSold[kind[room] ?? 0] === 1) setBit(selling, planes.bitOf(room), true)
  }
  return selling
}

/** By kind of room type: indexes of the packages that are sold for a stay and meet the criteria, if rooms are left and no day rule forbids it. */
type SoldPackages = readonly (readonly number[])[]

/** Evaluates every kind of room type once. */
function soldPackages(stay: IndexStay, criteria: number): SoldPackages {
  return stay.cityIndex.columns.kinds.map(({ context, occupancy, terms }) =>
    terms.flatMap((one, at) => {
      return meetsCriteria(stay.offered(one, context), criteria) && stay.isSold(one, occupancy, context) ? [at] : []
    }),
  )
}

/** An order of hotels: ascending by sort value, then by rank. The sequence is 'ranked' (the index's own order), 'unsorted' (sorted on demand) or all positions sorted. */
export interface HotelOrder {
  readonly sortValue: (position: number) => number
  readonly sequence: 'ranked' | 'unsorted' | Int32Array
}

const RANK_ORDER: HotelOrder = { sortValue: () => 0, sequence: 'ranked' }

/** Returns the order of hotels that can be booked. */
export function bookableOrder(
  cityIndex: CityIndex,
  sort: HotelSort,
  near: Point | null,
  pricesOf: () => Float64Array,
): HotelOrder {
  if (sort !== 'price_low' && sort !== 'price_high') return unpricedOrder(cityIndex, sort, near)
  const totalsMinor = pricesOf()
  const sign = sort === 'price_low' ? 1 : -1
  return { sortValue: (position) => sign * (totalsMinor[position] ?? Infinity), sequence: 'unsorted' }
}

/** Returns the order of hotels that have no price. */
export function unpricedOrder(cityIndex: CityIndex, sort: HotelSort, near: Point | null): HotelOrder {
  if (sort === 'rating') {
    return cityIndex.orders.memo('rating', () => {
      const sortValue = (position: number) => -(cityIndex.hotels[position]?.hotel.reviewScore ?? -1)
      return { sortValue, sequence: sortedPositions(cityIndex, sortValue) }
    })
  }
  if (sort !== 'distance' || near === null) return RANK_ORDER
  return cityIndex.orders.memo(`distance ${near.lat} ${near.lng}`, () => {
    const metres = Float64Array.from(cityIndex.hotels, ({ hotel }) => distanceMetres(near, hotel))
    const sortValue = (position: number) => metres[position] ?? 0
    return { sortValue, sequence: sortedPositions(cityIndex, sortValue) }
  })
}

function sortedPositions({ hotels }: CityIndex, sortValue: (position: number) => number): Int32Array {
  return Int32Array.from(hotels.keys()).sort((one, other) => {
    const [first, second] = [sortValue(one), sortValue(other)]
    return first < second ? -1 : first > second ? 1 : one - other
  })
}

/** Returns the first positions of a set in an order, at most `count`. Where `after` is given, only those after that (sort value, rank). */
export function firstInOrder(
  cityIndex: CityIndex,
  set: BitSet,
  { sortValue, sequence }: HotelOrder,
  after: readonly [value: number, rank: number] | null,
  count: number,
): number[] {
  const rankOf = (position: number) => cityIndex.hotels[position]?.hotel.rank ?? 0
  const isAfter = (position: number) =>
    after === null ||
    sortValue(position) > after[0] ||
    (sortValue(position) === after[0] && rankOf(position) > after[1])
  if (sequence === 'unsorted') return leastPositions(cityIndex.hotels.length, set, sortValue, isAfter, count)
  const all = sequence === 'ranked' ? null : sequence
  const start =
    after === null ? 0 : firstIndex(all?.length ?? cityIndex.hotels.length, (at) => isAfter(all?.[at] ?? at))
  const positions: number[] = []
  for (const position of all === null ? positionsIn(set, start) : all.subarray(start)) {
    if (positions.length === count) break
    if (all === null || hasBit(set, position)) positions.push(position)
  }
  return positions
}

/** Returns the positions with the lowest sort values in one pass: a page needs only the beginning of an order. */
function leastPositions(
  hotels: number,
  set: BitSet,
  sortValue: (position: number) => number,
  isWanted: (position: number) => boolean,
  count: number,
): number[] {
  const positions: number[] = []
  let most = Infinity
  for (let position = 0; position < hotels; position++) {
    if (!hasBit(set, position)) continue
    const value = sortValue(position)
    if ((positions.length === count && value >= most) || !isWanted(position)) continue
    if (positions.length === count) positions.pop()
    let at = positions.length
    while (at > 0 && sortValue(positions[at - 1] ?? 0) > value) at -= 1
    positions.splice(at, 0, position)
    most = sortValue(positions.at(-1) ?? 0)
  }
  return positions
}
