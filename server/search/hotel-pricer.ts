import { hasBit } from './bit-set'
import type { RoomSet } from './room-planes'
import type { ShelfStay } from './shelf-stay'
import type { StayShape } from './stay-shape'

/** Places of a room type in its hotel and of a package in it. */
export interface PackagePlace {
  readonly roomAt: number
  readonly packageAt: number
}

/** Prices the hotels of one shelf for one stay. */
export class HotelPricer {
  /** With the room types that can be had, those of which some night has a price of its own, and the stay's shape for each wish. */
  constructor(
    private readonly stay: ShelfStay,
    private readonly open: RoomSet,
    private readonly overridden: RoomSet,
    private readonly shape: (wish: number) => StayShape,
  ) {}

  /** A hotel's cheapest package that meets a wish, of equal ones the first, and what it costs; null where there is none. */
  cheapest(place: number, wish: number): (PackagePlace & { readonly totalMinor: number }) | null {
    const { firstRoom, kind } = this.stay.shelf.columns
    const { sold } = this.shape(wish)
    const first = firstRoom[place] ?? 0
    let best: (PackagePlace & { readonly totalMinor: number }) | null = null
    for (let room = first; room < (firstRoom[place + 1] ?? 0); room++) {
      if (!this.isIn(this.open, room)) continue
      const roomMinors = this.stay.roomMinors(room, this.isIn(this.overridden, room))
      for (const packageAt of sold[kind[room] ?? 0] ?? []) {
        const totalMinor = this.stay.totalMinor(roomMinors, room, packageAt)
        if (totalMinor < (best?.totalMinor ?? Infinity)) best = { roomAt: room - first, packageAt, totalMinor }
      }
    }
    return best
  }

  private isIn(set: RoomSet, room: number): boolean {
    return hasBit(set, this.stay.shelf.planes.bitOf(room))
  }
}
