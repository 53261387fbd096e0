import type { ShelfStay } from './shelf-stay'
import { meetsWish } from './wish'

/** By kind of room type: the terms of packages that are sold for a stay and meet a wish, where rooms are left and no day says no. */
export type SoldTerms = readonly (readonly number[])[]

/** Looks at every kind of room type. */
export function soldTerms(stay: ShelfStay, wish: number): SoldTerms {
  return stay.shelf.columns.kinds.map(({ market, occupancy, terms }) =>
    terms.filter((one) => meetsWish(stay.offered(one, market), wish) && stay.isSold(one, occupancy, market)),
  )
}
