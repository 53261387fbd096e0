import { type BitSet, hasBit, placesIn, unite } from './bit-set'
import { cheapestNightMinors } from './cheapest-packages'
import type { RoomSet } from './room-planes'
import type { ShelvedRoom } from './shelf'
import type { ShelfStay } from './shelf-stay'
import { stayShape } from './stay-shape'
import { meetsWish } from './wish'

/** Places of a room type in its hotel and of a package in it. */
export interface PackagePlace {
  readonly roomAt: number
  readonly packageAt: number
}

/** Prices the hotels of one shelf for one stay. */
export class HotelPricer {
  /** Of room types that can be had, and of hotels of which some night has a price of its own. */
  constructor(
    private readonly stay: ShelfStay,
    private readonly open: RoomSet,
    private readonly pricedApart: BitSet,
  ) {}

  /** Writes for each of some places, all of which can be booked with a wish, what the hotel's cheapest package costs for the stay: the least of the few that can be the cheapest, unless some of those can't be had, a night has a price of its own or a VIP asks. */
  putTotals(places: BitSet, wish: number, totalsMinor: Float64Array): void {
    if (this.stay.isMember) return this.putEachTotal(places, wish, totalsMinor)
    const { planes } = this.stay.shelf
    const cheapest = stayShape(this.stay, wish).cheapest()
    const { first, roomSet } = cheapest
    const { nights, rooms } = this.stay.stay
    const minors = Array.from({ length: nights }, (_, night) => cheapestNightMinors(this.stay, cheapest, night))
    const isApart = unite([planes.hotelsInFirst(roomSet, this.open), this.pricedApart], planes.hotels)
    for (let place = 0; place < totalsMinor.length; place++) {
      if (!hasBit(places, place)) continue
      totalsMinor[place] = hasBit(isApart, place)
        ? (this.cheapest(place, wish)?.totalMinor ?? Infinity)
        : rooms * leastSum(minors, first[place] ?? 0, first[place + 1] ?? 0)
    }
  }

  /** A hotel's cheapest package that meets a wish, of equal ones the first, and what it costs; null where there is none. */
  cheapest(place: number, wish: number): (PackagePlace & { readonly totalMinor: number }) | null {
    const { planes, hotels } = this.stay.shelf
    let best: (PackagePlace & { readonly totalMinor: number }) | null = null
    for (const [roomAt, room] of (hotels[place]?.rooms ?? []).entries()) {
      if (!hasBit(this.open, planes.bitOf(room.index))) continue
      for (const [packageAt, { index }] of room.packages.entries()) {
        if (!this.isSold(room, index, wish)) continue
        const totalMinor = this.stay.totalMinor(room, packageAt, this.marketOf(place))
        if (totalMinor < (best?.totalMinor ?? Infinity)) best = { roomAt, packageAt, totalMinor }
      }
    }
    return best
  }

  /** Which packages can be the cheapest is known of public prices alone. */
  private putEachTotal(places: BitSet, wish: number, totalsMinor: Float64Array): void {
    for (const place of placesIn(places)) totalsMinor[place] = this.cheapest(place, wish)?.totalMinor ?? Infinity
  }

  private isSold(room: ShelvedRoom, terms: number, wish: number): boolean {
    const market = this.marketOf(room.place)
    const occupancy = this.stay.shelf.columns.occupancy[room.index] ?? 0
    return meetsWish(this.stay.offered(terms, market), wish) && this.stay.isSold(terms, occupancy, market)
  }

  private marketOf(place: number): number {
    return this.stay.shelf.columns.market[place] ?? 0
  }
}

/** The least sum of numbers at one index of all lists, among the indices from start up to end; Infinity where there are none. */
function leastSum(lists: readonly (readonly number[])[], start: number, end: number): number {
  let least = Infinity
  for (let at = start; at < end; at++) {
    let sum = 0
    for (let list = 0; list < lists.length; list++) sum += lists[list]?.[at] ?? 0
    if (sum < least) least = sum
  }
  return least
}
