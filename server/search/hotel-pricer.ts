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

/** Hotels that are priced one by one, and what was found so far: NaN where nobody has asked yet. */
interface ApartTotals {
  readonly places: Int32Array
  readonly totalsMinor: Float64Array
}

/** The totals of hotels that are priced one by one are kept where they are less than one of so many: else they would weigh more than the rest of a stay's view. */
const KEPT_OF = 16

/** Prices the hotels of one shelf for one stay. */
export class HotelPricer {
  private readonly apart: (ApartTotals | undefined)[] = []

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
    const { roomSet } = this.putRuledTotals(places, wish, totalsMinor)
    const known = this.apart[wish]
    if (known) return this.putKeptTotals(known, places, wish, totalsMinor)
    const { planes } = this.stay.shelf
    const apart = unite([planes.hotelsInFirst(roomSet, this.open), planes.hotelsIn(this.pricedApart)], planes.hotels)
    const count = countBits(apart)
    if (count * KEPT_OF > planes.hotels) {
      return this.putEachTotal(intersect([apart, places]) ?? apart, wish, totalsMinor)
    }
    const made = { places: Int32Array.from(placesIn(apart)), totalsMinor: new Float64Array(count).fill(NaN) }
    this.apart[wish] = made
    this.putKeptTotals(made, places, wish, totalsMinor)
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
    const nightMinors = Array.from({ length: nights }, (_, night) =>
      this.stay.shelf.priced.nightMinors(this.stay, night),
    )
    if (countBits(places) * FEW > totalsMinor.length) leastOfAll(totalsMinor, places, nightMinors, cheapest)
    else leastOfFew(totalsMinor, places, nightMinors, cheapest)
    if (rooms > 1)
      for (let place = 0; place < totalsMinor.length; place++) totalsMinor[place] = rooms * (totalsMinor[place] ?? 0)
    return cheapest
  }

  private putKeptTotals(apart: ApartTotals, places: BitSet, wish: number, totalsMinor: Float64Array): void {
    for (let at = 0; at < apart.places.length; at++) {
      const place = apart.places[at] ?? 0
      if (!hasBit(places, place)) continue
      const known = apart.totalsMinor[at] ?? NaN
      const total = Number.isNaN(known) ? this.cheapestMinor(place, wish) : known
      apart.totalsMinor[at] = total
      totalsMinor[place] = total
    }
  }

  private cheapestMinor(place: number, wish: number): number {
    return this.cheapest(place, wish)?.totalMinor ?? Infinity
  }

  private putEachTotal(places: BitSet, wish: number, totalsMinor: Float64Array): void {
    for (const place of placesIn(places)) totalsMinor[place] = this.cheapestMinor(place, wish)
  }

  private isIn(set: RoomSet, room: number): boolean {
    return hasBit(set, this.stay.shelf.planes.bitOf(room))
  }
}

/** Row by row is quicker for a hotel than hotel by hotel, as long as more than one of so many is asked for. */
const FEW = 4

type Rows = readonly (readonly number[])[]

/** For each place of a set the least of its packages' sums over all rows, and Infinity for all others. */
function leastOfAll(
  sums: Float64Array,
  places: BitSet,
  rows: Rows,
  { one, others, firstOther }: CheapestPackages,
): void {
  sums.fill(0)
  for (const numbers of rows) {
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (numbers[one[at] ?? 0] ?? 0)
  }
  for (let place = 0; place < sums.length; place++) {
    sums[place] = hasBit(places, place) ? leastOf(sums[place] ?? 0, place, rows, others, firstOther) : Infinity
  }
}

/** The same, place by place. */
function leastOfFew(
  sums: Float64Array,
  places: BitSet,
  rows: Rows,
  { one, others, firstOther }: CheapestPackages,
): void {
  sums.fill(Infinity)
  forEachPlace(places, (place) => {
    sums[place] = leastOf(sumOf(rows, one[place] ?? 0), place, rows, others, firstOther)
  })
}

/** The least of a sum and those of a place's other packages. */
function leastOf(sum: number, place: number, rows: Rows, others: Int32Array, firstOther: Int32Array): number {
  let least = sum
  for (let at = firstOther[place] ?? 0; at < (firstOther[place + 1] ?? 0); at++) {
    const other = sumOf(rows, others[at] ?? 0)
    if (other < least) least = other
  }
  return least
}

function sumOf(rows: Rows, pick: number): number {
  let sum = 0
  for (const numbers of rows) sum += numbers[pick] ?? 0
  return sum
}
