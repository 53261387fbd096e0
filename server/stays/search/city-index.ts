import type { NightFacts, PackageRate, RoomRate } from '@/domain/rates/rate-facts'
import type { DayRule } from '@/domain/stays/nights'
import type { CancelRule } from '../quote/cancellation'
import type { ListedHotelRow } from '../repository/catalogue'
import type { MemoCache } from '../../kernel/cache/memo-cache'
import type { OpenRooms, RoomPlanes, RoomSet } from './open-rooms'
import type { IndexColumns, IndexFacets } from './index-columns'
import { type BitSet, firstIndex, hasBit, placesIn, setBit } from './bit-set'
import type { IndexStay } from './index-stay'
import { meetsCriteria } from './search-filters'
import type { HotelSort } from '@/contract/search'
import { distanceMetres, type Point } from '@/domain/stays/location'

/** What of a package decides its price, its sale and its filters; packages with the same terms share one. */
export interface PackageTerms extends Omit<PackageRate, 'memberPercent'>, CancelRule {
  /** Its place among all terms of the index. */
  readonly index: number
  /** Its stay rules' place among all stay rules of the index. */
  readonly saleRule: number
  /** Its cancellation rule's place among all of the index. */
  readonly cancelRule: number
  readonly hasBreakfast: boolean
  /** Whether it can be cancelled free at least for some time. */
  readonly isEverFree: boolean
}

/** A room type on a index: its rule is the catalogue's, its exceptional nights and day rules are kept as the database has them. */
export interface IndexedRoom extends RoomRate {
  readonly id: string
  /** Its hotel's place on the index. */
  readonly place: number
  /** Its place among all room types of the index. */
  readonly index: number
  readonly packages: readonly PackageTerms[]
  /** What VIPs pay less for each package, in per cent; 0 where it has no member price. It stands beside the terms, so that more packages share them. */
  readonly memberPercents: readonly number[]
  nights: Map<string, NightFacts>
  dayRules: Map<string, DayRule>
}

/** A hotel on a index with its room types in their order. */
export interface IndexedHotel {
  readonly hotel: ListedHotelRow
  readonly rooms: readonly IndexedRoom[]
}

/** The hotels that one search looks through, in recommended order, as small as they can be kept; a hotel is named by its place. */
export interface CityIndex {
  readonly hotels: readonly IndexedHotel[]
  /** Its hotels by id. */
  readonly hotelById: () => ReadonlyMap<string, IndexedHotel>
  /** The index of each of its hotels by id. */
  readonly positionById: () => ReadonlyMap<string, number>
  /** All room types, in the order of their numbers. */
  readonly rooms: readonly IndexedRoom[]
  readonly roomById: ReadonlyMap<string, IndexedRoom>
  readonly columns: IndexColumns
  readonly planes: RoomPlanes
  /** Which room types can be had on which days. */
  readonly openRooms: OpenRooms
  /** What stays have in common, by wish and shape, and by what is sold for them. */
  readonly shapes: MemoCache<StayRestrictions>
  readonly sales: MemoCache<StayRestrictions>
  readonly terms: readonly PackageTerms[]
  /** One package of each stay rule, and one of each cancellation rule. */
  readonly saleRules: readonly PackageTerms[]
  readonly cancelRules: readonly PackageTerms[]
  readonly facets: IndexFacets
  /** Places whose nights or rules changed, in the order of the changes. */
  readonly changed: number[]
  /** Orders that do not depend on the stay, by what they are for. */
  readonly orders: MemoCache<HotelOrder>
}

/** What all stays that find the same on sale have in common. */
export interface StayRestrictions {
  readonly sold: SoldPackages
  /** Room types that sell a package, where rooms are left and no day says no. */
  readonly selling: RoomSet
}

/** The shape of a stay on its index, for a wish; most shapes find the same on sale as others. */
export function stayRestrictions(stay: IndexStay, criteria: number): StayRestrictions {
  const { cityIndex } = stay
  return cityIndex.shapes.memo(stay.shape(criteria), () => {
    const sold = soldPackages(stay, criteria)
    return cityIndex.sales.memo(JSON.stringify(sold), () => ({ sold, selling: sellingRooms(cityIndex, sold) }))
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

/** By kind of room type: which of its packages, by their places, are sold for a stay and meet a wish, where rooms are left and no day says no. */
type SoldPackages = readonly (readonly number[])[]

/** Looks at every kind of room type. */
function soldPackages(stay: IndexStay, criteria: number): SoldPackages {
  return stay.cityIndex.columns.kinds.map(({ context, occupancy, terms }) =>
    terms.flatMap((one, at) => {
      return meetsCriteria(stay.offered(one, context), criteria) && stay.isSold(one, occupancy, context) ? [at] : []
    }),
  )
}

/** An order of places: by a number that ascends, and by rank among equals. It is the index's own, or kept as the list of all places, or not worked out beyond what is asked for. */
export interface HotelOrder {
  readonly by: (place: number) => number
  readonly positions: 'own' | 'not' | Int32Array
}

const OWN_ORDER: HotelOrder = { by: () => 0, positions: 'own' }

/** The order of hotels that can be booked. */
export function bookableOrder(
  cityIndex: CityIndex,
  sort: HotelSort,
  near: Point | null,
  pricesOf: () => Float64Array,
): HotelOrder {
  if (sort !== 'price_low' && sort !== 'price_high') return restingOrder(cityIndex, sort, near)
  const totalsMinor = pricesOf()
  const sign = sort === 'price_low' ? 1 : -1
  return { by: (place) => sign * (totalsMinor[place] ?? Infinity), positions: 'not' }
}

/** The order of hotels that have no price. */
export function restingOrder(cityIndex: CityIndex, sort: HotelSort, near: Point | null): HotelOrder {
  if (sort === 'rating') {
    return cityIndex.orders.memo('rating', () => {
      const by = (place: number) => -(cityIndex.hotels[place]?.hotel.reviewScore ?? -1)
      return { by, positions: sortedPlaces(cityIndex, by) }
    })
  }
  if (sort !== 'distance' || near === null) return OWN_ORDER
  return cityIndex.orders.memo(`distance ${near.lat} ${near.lng}`, () => {
    const metres = Float64Array.from(cityIndex.hotels, ({ hotel }) => distanceMetres(near, hotel))
    const by = (place: number) => metres[place] ?? 0
    return { by, positions: sortedPlaces(cityIndex, by) }
  })
}

function sortedPlaces({ hotels }: CityIndex, by: (place: number) => number): Int32Array {
  return Int32Array.from(hotels.keys()).sort((one, other) => {
    const [first, second] = [by(one), by(other)]
    return first < second ? -1 : first > second ? 1 : one - other
  })
}

/** The first so many places of a set in an order, of those that stand after (by, rank) where it is given. */
export function firstInOrder(
  cityIndex: CityIndex,
  set: BitSet,
  { by, positions }: HotelOrder,
  after: readonly [by: number, rank: number] | null,
  count: number,
): number[] {
  const rankOf = (place: number) => cityIndex.hotels[place]?.hotel.rank ?? 0
  const isAfter = (place: number) =>
    after === null || by(place) > after[0] || (by(place) === after[0] && rankOf(place) > after[1])
  if (positions === 'not') return least(cityIndex.hotels.length, set, by, isAfter, count)
  const all = positions === 'own' ? null : positions
  const start =
    after === null ? 0 : firstIndex(all?.length ?? cityIndex.hotels.length, (at) => isAfter(all?.[at] ?? at))
  const places: number[] = []
  for (const place of all === null ? placesIn(set, start) : all.subarray(start)) {
    if (places.length === count) break
    if (all === null || hasBit(set, place)) places.push(place)
  }
  return places
}

/** The places of a set with the least numbers, found in one pass: a page needs no more of an order. */
function least(
  hotels: number,
  set: BitSet,
  by: (place: number) => number,
  isWanted: (place: number) => boolean,
  count: number,
): number[] {
  const places: number[] = []
  let most = Infinity
  for (let place = 0; place < hotels; place++) {
    if (!hasBit(set, place)) continue
    const value = by(place)
    if ((places.length === count && value >= most) || !isWanted(place)) continue
    if (places.length === count) places.pop()
    let at = places.length
    while (at > 0 && by(places[at - 1] ?? 0) > value) at -= 1
    places.splice(at, 0, place)
    most = by(places.at(-1) ?? 0)
  }
  return places
}
