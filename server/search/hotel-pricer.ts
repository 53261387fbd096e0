import { type BitSet, countBits, forEachPlace, hasBit, intersect, placesIn, unite } from './bit-set'
import type { CheapestPackages } from './cheapest-packages'
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
      return this.putEachTotal(places, wish, totalsMinor)
    }
    const { planes } = this.stay.shelf
    const { roomSet } = this.putRuledTotals(places, wish, totalsMinor)
    const apart = unite([planes.hotelsInFirst(roomSet, this.open), planes.hotelsIn(this.pricedApart)], planes.hotels)
    this.putEachTotal(intersect([apart, places]) ?? apart, wish, totalsMinor)
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
    const { nights, rooms } = this.stay.stay
    const cheapest = this.shape(wish).cheapest()
    const { one, others, placesOfOthers } = cheapest
    const nightMinors = Array.from({ length: nights }, (_, night) =>
      this.stay.shelf.priced.nightMinors(this.stay, night),
    )
    if (countBits(places) * FEW > totalsMinor.length) sumAll(totalsMinor, places, nightMinors, one)
    else sumFew(totalsMinor, places, nightMinors, one)
    for (let at = 0; at < others.length; at++) {
      const place = placesOfOthers[at] ?? 0
      if (!hasBit(places, place)) continue
      let otherMinor = 0
      for (const minors of nightMinors) otherMinor += minors[others[at] ?? 0] ?? 0
      if (otherMinor < (totalsMinor[place] ?? 0)) totalsMinor[place] = otherMinor
    }
    if (rooms > 1)
      for (let place = 0; place < totalsMinor.length; place++) totalsMinor[place] = rooms * (totalsMinor[place] ?? 0)
    return cheapest
  }

  private putEachTotal(places: BitSet, wish: number, totalsMinor: Float64Array): void {
    for (const place of placesIn(places)) totalsMinor[place] = this.cheapest(place, wish)?.totalMinor ?? Infinity
  }

  private isIn(set: RoomSet, room: number): boolean {
    return hasBit(set, this.stay.shelf.planes.bitOf(room))
  }
}

/** Row by row is quicker for a hotel than hotel by hotel, as long as more than one of so many is asked for. */
const FEW = 4

/** For each place of a set the sum of the numbers that are picked for it in every row, and Infinity for all others. */
function sumAll(sums: Float64Array, places: BitSet, rows: readonly (readonly number[])[], picks: Int32Array): void {
  sums.fill(0)
  for (const numbers of rows) {
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (numbers[picks[at] ?? 0] ?? 0)
  }
  for (let place = 0; place < sums.length; place++) if (!hasBit(places, place)) sums[place] = Infinity
}

/** The same, place by place. */
function sumFew(sums: Float64Array, places: BitSet, rows: readonly (readonly number[])[], picks: Int32Array): void {
  sums.fill(Infinity)
  forEachPlace(places, (place) => {
    const pick = picks[place] ?? 0
    let sum = 0
    for (const numbers of rows) sum += numbers[pick] ?? 0
    sums[place] = sum
  })
}
