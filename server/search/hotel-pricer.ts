import { type BitSet, forEachPlace, hasBit, intersect, unite } from './bit-set'
import type { CheapestPackages } from './cheapest-packages'
import { putLeastSums } from './least-sums'
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
    private readonly pricedApart: RoomSet,
    private readonly shape: (wish: number) => StayShape,
  ) {}

  /** Writes for each of some places, all of which can be booked with a wish, what the hotel's cheapest package costs for the stay, and Infinity for all others. It is the least of the few that can be the cheapest, unless some of those can't be had, a night has a price of its own or a VIP asks. */
  putTotals(places: BitSet, wish: number, totalsMinor: Float64Array): void {
    if (this.stay.isMember) {
      totalsMinor.fill(Infinity)
      return forEachPlace(places, (place) => (totalsMinor[place] = this.cheapestMinor(place, wish)))
    }
    const { roomSet } = this.putRuledTotals(places, wish, totalsMinor)
    const overridden = intersect([places, this.overridden(roomSet)]) ?? places
    forEachPlace(overridden, (place) => (totalsMinor[place] = this.cheapestMinor(place, wish)))
  }

  /** A hotel's cheapest package that meets a wish, of equal ones the first, and what it costs; null where there is none. */
  cheapest(place: number, wish: number): (PackagePlace & { readonly totalMinor: number }) | null {
    const { firstRoom, kind } = this.stay.shelf.columns
    const { sold } = this.shape(wish)
    const first = firstRoom[place] ?? 0
    let best: (PackagePlace & { readonly totalMinor: number }) | null = null
    for (let room = first; room < (firstRoom[place + 1] ?? 0); room++) {
      if (!this.isIn(this.open, room)) continue
      const roomMinors = this.stay.roomMinors(room, this.isIn(this.pricedApart, room))
      for (const packageAt of sold[kind[room] ?? 0] ?? []) {
        const totalMinor = this.stay.totalMinor(roomMinors, room, packageAt)
        if (totalMinor < (best?.totalMinor ?? Infinity)) best = { roomAt: room - first, packageAt, totalMinor }
      }
    }
    return best
  }

  /** What hotels cost by the rules alone, with all their rooms to be had. */
  private putRuledTotals(places: BitSet, wish: number, totalsMinor: Float64Array): CheapestPackages {
    const cheapest = this.shape(wish).cheapest()
    putLeastSums(totalsMinor, places, this.stay.shelf.priced.rowsOf(this.stay), cheapest)
    return cheapest
  }

  /** The hotels that the rules alone do not price: a room of those that can be the cheapest is gone, or a night has a price of its own. */
  private overridden(roomSet: RoomSet): BitSet {
    const { planes } = this.stay.shelf
    return unite([planes.hotelsInFirst(roomSet, this.open), planes.hotelsIn(this.pricedApart)], planes.hotels)
  }

  private cheapestMinor(place: number, wish: number): number {
    return this.cheapest(place, wish)?.totalMinor ?? Infinity
  }

  private isIn(set: RoomSet, room: number): boolean {
    return hasBit(set, this.stay.shelf.planes.bitOf(room))
  }
}
