import { setBit } from './bit-set'
import { type CheapestPackages, cheapestPackages } from './cheapest-packages'
import type { RoomSet } from './room-planes'
import type { Shelf } from './shelf'
import type { ShelfStay } from './shelf-stay'
import { type SoldTerms, soldTerms } from './sold-terms'

/** What all stays of one shape have in common for a wish. */
export interface StayShape {
  /** Room types that sell a package for it, where rooms are left and no day says no. */
  readonly selling: RoomSet
  readonly cheapest: () => CheapestPackages
}

/** The shape of a stay on its shelf, for a wish. */
export function stayShape(stay: ShelfStay, wish: number): StayShape {
  const { shelf } = stay
  return shelf.shapes.get(`${wish} ${stay.shape}`, () => {
    const sold = soldTerms(stay, wish)
    let cheapest: CheapestPackages | null = null
    return { selling: sellingRooms(shelf, sold), cheapest: () => (cheapest ??= cheapestPackages(shelf, sold)) }
  })
}

function sellingRooms({ planes, columns: { kind } }: Shelf, sold: SoldTerms): RoomSet {
  const selling = planes.none()
  const isSold = Uint8Array.from(sold, ({ length }) => (length > 0 ? 1 : 0))
  for (let room = 0; room < kind.length; room++) {
    if (isSold[kind[room] ?? 0] === 1) setBit(selling, planes.bitOf(room), true)
  }
  return selling
}
