import type { ShelfStay } from './shelf-stay'
import { meetsWish } from './wish'

/** By market and kind of room type: the terms of packages that are sold for a stay and meet a wish, where rooms are left and no day says no. */
export type SoldTerms = readonly (readonly (readonly number[])[])[]

/** Looks at every kind of room type in every market. */
export function soldTerms(stay: ShelfStay, wish: number): SoldTerms {
  const { markets, kinds } = stay.shelf.columns
  return markets.map((_, market) =>
    kinds.map(({ terms, occupancy }) =>
      terms.filter((one) => meetsWish(stay.offered(one, market), wish) && stay.isSold(one, occupancy, market)),
    ),
  )
}
