import { setBit } from './bit-set'
import type { RoomSet } from './room-planes'
import type { Shelf } from './shelf'
import type { ShelfStay } from './shelf-stay'
import { type SoldPackages, soldPackages } from './sold-packages'

/** What all stays that find the same on sale have in common. */
export interface StayShape {
  readonly sold: SoldPackages
  /** Room types that sell a package, where rooms are left and no day says no. */
  readonly selling: RoomSet
}

/** The shape of a stay on its shelf, for a wish; most shapes find the same on sale as others. */
export function stayShape(stay: ShelfStay, wish: number): StayShape {
  const { shelf } = stay
  return shelf.shapes.memo(stay.shape(wish), () => {
    const sold = soldPackages(stay, wish)
    return shelf.sales.memo(JSON.stringify(sold), () => ({ sold, selling: sellingRooms(shelf, sold) }))
  })
}

function sellingRooms({ planes, columns: { kind } }: Shelf, sold: SoldPackages): RoomSet {
  const selling = planes.none()
  const isSold = Uint8Array.from(sold, ({ length }) => (length > 0 ? 1 : 0))
  for (let room = 0; room < kind.length; room++) {
    if (isSold[kind[room] ?? 0] === 1) setBit(selling, planes.bitOf(room), true)
  }
  return selling
}
