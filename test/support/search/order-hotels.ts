import type { HotelSort } from '@/contract/search'
import type { ListedHotel } from '../../../server/stays/catalogue/catalogue'
import type { BestOffer } from '../../../server/stays/quote/offers'

/** A hotel in a search: whether it can be booked, and its best offer where the order goes by price. */
export interface FoundHotel {
  readonly listed: ListedHotel
  readonly isBookable: boolean
  readonly best: BestOffer | null
  readonly distanceMetres: number
}

/** Where a hotel stands in an order, as numbers that ascend: what can't be booked is last, and rank decides between equals. */
export function placeOfHotel(
  { listed, isBookable, best, distanceMetres }: FoundHotel,
  sort: HotelSort,
): readonly number[] {
  const { rank, reviewScore } = listed.hotel
  const total = best?.price.totalMinor ?? 0
  const by = {
    recommended: 0,
    rating: -(reviewScore ?? -1),
    price_low: total,
    price_high: total === 0 ? 0 : -total,
    distance: distanceMetres,
  }[sort]
  return [isBookable ? 0 : 1, by, rank]
}

/** Compares two places: negative when the first comes first. */
export function comparePlaces(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < one.length; index++) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
