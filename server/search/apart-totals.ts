import { type BitSet, hasBit, placesIn } from './bit-set'

/** What hotels cost that are priced one by one, each worked out at its first asking. */
export class ApartTotals {
  private readonly places: Int32Array
  /** NaN where nobody has asked yet. */
  private readonly totalsMinor: Float64Array

  constructor(
    apart: BitSet,
    private readonly priceOf: (place: number) => number,
  ) {
    this.places = Int32Array.from(placesIn(apart))
    this.totalsMinor = new Float64Array(this.places.length).fill(NaN)
  }

  get count(): number {
    return this.places.length
  }

  /** Writes the totals of those that are in a set. */
  put(places: BitSet, totalsMinor: Float64Array): void {
    for (let at = 0; at < this.places.length; at++) {
      const place = this.places[at] ?? 0
      if (!hasBit(places, place)) continue
      const known = this.totalsMinor[at] ?? NaN
      const total = Number.isNaN(known) ? this.priceOf(place) : known
      this.totalsMinor[at] = total
      totalsMinor[place] = total
    }
  }
}
