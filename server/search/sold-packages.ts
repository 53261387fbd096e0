import type { ShelfStay } from './shelf-stay'
import { meetsWish } from './wish'

/** By kind of room type: which of its packages, by their places, are sold for a stay and meet a wish, where rooms are left and no day says no. */
export type SoldPackages = readonly (readonly number[])[]

/** Looks at every kind of room type. */
export function soldPackages(stay: ShelfStay, wish: number): SoldPackages {
  return stay.shelf.columns.kinds.map(({ market, occupancy, terms }) =>
    terms.flatMap((one, at) => {
      return meetsWish(stay.offered(one, market), wish) && stay.isSold(one, occupancy, market) ? [at] : []
    }),
  )
}
