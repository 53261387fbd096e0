import type { HotelSort } from '@/contract/search'
import { distanceMetres, type Point } from '../seed/make/distance-metres'
import { type BitSet, hasBit, placesIn } from './bit-set'
import type { Shelf } from './shelf'
import type { WishPrices } from './stay-view'

/** An order of places: by a number that ascends, and by rank among equals; without `sorted` it is the shelf's own. */
export interface HotelOrder {
  readonly by: (place: number) => number
  readonly sorted: Int32Array | null
}

const OWN_ORDER: HotelOrder = { by: () => 0, sorted: null }

/** The order of hotels that can be booked. */
export function bookableOrder(
  shelf: Shelf,
  sort: HotelSort,
  near: Point | null,
  pricesOf: () => WishPrices,
): HotelOrder {
  if (sort !== 'price_low' && sort !== 'price_high') return restingOrder(shelf, sort, near)
  const prices = pricesOf()
  const { totalsMinor } = prices
  prices.ascending ??= ascendingTotals(totalsMinor)
  if (sort === 'price_low') return { by: (place) => totalsMinor[place] ?? Infinity, sorted: prices.ascending }
  return { by: (place) => -(totalsMinor[place] ?? Infinity), sorted: descending(prices.ascending, totalsMinor) }
}

/** The order of hotels that have no price. */
export function restingOrder(shelf: Shelf, sort: HotelSort, near: Point | null): HotelOrder {
  if (sort === 'rating') {
    return shelf.orders.get('rating', () => {
      const by = (place: number) => -(shelf.hotels[place]?.hotel.reviewScore ?? -1)
      return { by, sorted: sortedPlaces(shelf, by) }
    })
  }
  if (sort !== 'distance' || near === null) return OWN_ORDER
  return shelf.orders.get(`distance ${near.lat} ${near.lng}`, () => {
    const metres = Float64Array.from(shelf.hotels, ({ hotel }) => distanceMetres(near, hotel))
    const by = (place: number) => metres[place] ?? 0
    return { by, sorted: sortedPlaces(shelf, by) }
  })
}

function sortedPlaces({ hotels }: Shelf, by: (place: number) => number): Int32Array {
  return Int32Array.from(hotels.keys()).sort((one, other) => {
    const [first, second] = [by(one), by(other)]
    return first < second ? -1 : first > second ? 1 : one - other
  })
}

/** The places that have a total, by it and then in the shelf's order; both in one number, because numbers are sorted many times as fast as anything that has to be compared. */
function ascendingTotals(totalsMinor: Float64Array): Int32Array {
  const count = totalsMinor.length
  // Safe up to totals of a hundred billion minor units among 50,000 hotels.
  const keys = totalsMinor.map((totalMinor, place) => totalMinor * count + place).filter(Number.isSafeInteger)
  return Int32Array.from(keys.sort(), (key) => key % count)
}

/** Turns an ascending order around, equals staying in the shelf's order. */
function descending(ascending: Int32Array, totalsMinor: Float64Array): Int32Array {
  const turned = new Int32Array(ascending.length)
  let filled = 0
  for (let end = ascending.length; end > 0;) {
    let start = end - 1
    const total = totalsMinor[ascending[start] ?? 0]
    while (start > 0 && totalsMinor[ascending[start - 1] ?? 0] === total) start -= 1
    turned.set(ascending.subarray(start, end), filled)
    filled += end - start
    end = start
  }
  return turned
}

/** The places of a set in an order, those that stand after (by, rank) where it is given. */
export function* inOrder(
  shelf: Shelf,
  set: BitSet,
  { by, sorted }: HotelOrder,
  after: readonly [by: number, rank: number] | null,
): Generator<number, void> {
  const rankOf = (place: number) => shelf.hotels[place]?.hotel.rank ?? 0
  const isAfter = (place: number) =>
    after === null || by(place) > after[0] || (by(place) === after[0] && rankOf(place) > after[1])
  const start =
    after === null ? 0 : firstIndex(sorted?.length ?? shelf.hotels.length, (at) => isAfter(sorted?.[at] ?? at))
  if (sorted === null) return yield* placesIn(set, start)
  for (let at = start; at < sorted.length; at++) {
    const place = sorted[at] ?? 0
    if (hasBit(set, place)) yield place
  }
}

/** The first index for which something is true that is true of all later ones too. */
function firstIndex(length: number, isTrue: (at: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isTrue(middle)) high = middle
    else low = middle + 1
  }
  return low
}
