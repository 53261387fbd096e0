import { LeastRecent } from './least-recent'
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
  private readonly minors = new LeastRecent<number[]>(MOST_NIGHTS)

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

  /** By number: what all that were found cost for one night of a stay, tax included, where it has no price of its own; made once for all nights at the same levels. */
  nightMinors(stay: ShelfStay, night: number): readonly number[] {
    const minors = this.minors.get(stay.levelKey(night), () => [])
    for (let number = minors.length; number < this.rooms.length; number++) {
      minors.push(stay.ruledNightMinor(this.rooms[number] ?? 0, this.terms[number] ?? 0, night))
    }
    return minors
  }
}
