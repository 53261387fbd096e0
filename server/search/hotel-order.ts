import type { HotelSort } from '@/contract/search'
import { distanceMetres, type Point } from '@/domain/stays/location'
import { type BitSet, hasBit, placesIn } from './bit-set'
import { firstIndex } from './first-index'
import type { Shelf } from './shelf'

/** An order of places: by a number that ascends, and by rank among equals. It is the shelf's own, or kept as the list of all places, or not worked out beyond what is asked for. */
export interface HotelOrder {
  readonly by: (place: number) => number
  readonly kept: 'own' | 'not' | Int32Array
}

const OWN_ORDER: HotelOrder = { by: () => 0, kept: 'own' }

/** The order of hotels that can be booked. */
export function bookableOrder(
  shelf: Shelf,
  sort: HotelSort,
  near: Point | null,
  pricesOf: () => Float64Array,
): HotelOrder {
  if (sort !== 'price_low' && sort !== 'price_high') return restingOrder(shelf, sort, near)
  const totalsMinor = pricesOf()
  const sign = sort === 'price_low' ? 1 : -1
  return { by: (place) => sign * (totalsMinor[place] ?? Infinity), kept: 'not' }
}

/** The order of hotels that have no price. */
export function restingOrder(shelf: Shelf, sort: HotelSort, near: Point | null): HotelOrder {
  if (sort === 'rating') {
    return shelf.orders.memo('rating', () => {
      const by = (place: number) => -(shelf.hotels[place]?.hotel.reviewScore ?? -1)
      return { by, kept: sortedPlaces(shelf, by) }
    })
  }
  if (sort !== 'distance' || near === null) return OWN_ORDER
  return shelf.orders.memo(`distance ${near.lat} ${near.lng}`, () => {
    const metres = Float64Array.from(shelf.hotels, ({ hotel }) => distanceMetres(near, hotel))
    const by = (place: number) => metres[place] ?? 0
    return { by, kept: sortedPlaces(shelf, by) }
  })
}

function sortedPlaces({ hotels }: Shelf, by: (place: number) => number): Int32Array {
  return Int32Array.from(hotels.keys()).sort((one, other) => {
    const [first, second] = [by(one), by(other)]
    return first < second ? -1 : first > second ? 1 : one - other
  })
}

/** The first so many places of a set in an order, of those that stand after (by, rank) where it is given. */
export function firstInOrder(
  shelf: Shelf,
  set: BitSet,
  { by, kept }: HotelOrder,
  after: readonly [by: number, rank: number] | null,
  count: number,
): number[] {
  const rankOf = (place: number) => shelf.hotels[place]?.hotel.rank ?? 0
  const isAfter = (place: number) =>
    after === null || by(place) > after[0] || (by(place) === after[0] && rankOf(place) > after[1])
  if (kept === 'not') return least(shelf.hotels.length, set, by, isAfter, count)
  const all = kept === 'own' ? null : kept
  const start = after === null ? 0 : firstIndex(all?.length ?? shelf.hotels.length, (at) => isAfter(all?.[at] ?? at))
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
