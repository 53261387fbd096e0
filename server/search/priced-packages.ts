import { memoCache } from './memo-cache'
import type { PriceRow } from './least-sums'
import type { ShelfStay } from './shelf-stay'

/** Nights at levels of their own, in all currencies. */
const MOST_NIGHTS = 64
const NONE = -1

/** Packages of a shelf's room types that can be the cheapest of their hotel, numbered as they are found, and what they cost for a night: the same for all stays, whatever else these find on sale. */
export class PricedPackages {
  private readonly rooms: number[] = []
  private readonly terms: number[] = []
  /** By room type the number of its package that was found last, and by number that of the one before it. */
  private readonly latest: Int32Array
  private readonly before: number[] = []
  private readonly rows = memoCache<{ minors: Float64Array }>(MOST_NIGHTS)

  constructor(roomCount: number) {
    this.latest = new Int32Array(roomCount).fill(NONE)
  }

  /** The number of a room type's package. */
  numberOf(room: number, terms: number): number {
    const latest = this.latest[room] ?? NONE
    let number = latest
    while (number !== NONE && this.terms[number] !== terms) number = this.before[number] ?? NONE
    if (number !== NONE) return number
    this.before.push(latest)
    this.latest[room] = this.rooms.length
    this.terms.push(terms)
    return this.rooms.push(room) - 1
  }

  /** What all that were found cost a stay where no night has a price of its own, tax included: a row for all nights at the same levels, which is made once for all stays that have such. */
  rowsOf(stay: ShelfStay): PriceRow[] {
    const { nights, rooms } = stay.stay
    const alike = new Map<string, number[]>()
    for (let night = 0; night < nights; night++) {
      const key = stay.levelKey(night)
      alike.set(key, [...(alike.get(key) ?? []), night])
    }
    return [...alike].map(([key, [night = 0, ...others]]) => {
      return { minors: this.nightMinors(key, stay, night), times: rooms * (1 + others.length) }
    })
  }

  private nightMinors(levelKey: string, stay: ShelfStay, night: number): Float64Array {
    const row = this.rows.memo(levelKey, () => ({ minors: new Float64Array(0) }))
    const known = row.minors.length
    if (known === this.rooms.length) return row.minors
    const minors = new Float64Array(this.rooms.length)
    minors.set(row.minors)
    for (let number = known; number < minors.length; number++) {
      minors[number] = stay.ruledNightMinor(this.rooms[number] ?? 0, this.terms[number] ?? 0, night)
    }
    row.minors = minors
    return minors
  }
}
