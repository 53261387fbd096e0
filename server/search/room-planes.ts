import { type BitSet, emptyBits } from './bit-set'

/** A set of room types as bits: in the first plane the first room type of every hotel, by its place, in the second the second, and so on. */
export type RoomSet = BitSet

const WORD_BITS = 32

/** Where the room types of a shelf stand in such sets: what is asked of all hotels is asked of 32 at once. */
export class RoomPlanes {
  /** How many hotels there are. */
  readonly hotels: number
  /** How many words a set has. */
  readonly size: number
  private readonly bits: Int32Array
  private readonly words: number

  /** Of hotels whose room types are numbered through: each one's first, and the one after the last. */
  constructor(firstRoom: Int32Array) {
    this.hotels = firstRoom.length - 1
    this.words = emptyBits(this.hotels).length
    this.bits = new Int32Array(firstRoom[this.hotels] ?? 0)
    let planes = 0
    for (let place = 0; place < this.hotels; place++) {
      const first = firstRoom[place] ?? 0
      const count = (firstRoom[place + 1] ?? 0) - first
      planes = Math.max(planes, count)
      for (let at = 0; at < count; at++) this.bits[first + at] = at * this.words * WORD_BITS + place
    }
    this.size = this.words * planes
  }

  /** A set without room types. */
  none(): RoomSet {
    return new Uint32Array(this.size)
  }

  /** The bit of a room type. */
  bitOf(room: number): number {
    return this.bits[room] ?? 0
  }

  /** The hotels that have a room type which is in the set. */
  hotelsIn(set: RoomSet): BitSet {
    return this.hotelsOf((word) => set[word] ?? 0)
  }

  /** The hotels that have a room type which is in both sets. */
  hotelsInBoth(one: RoomSet, other: RoomSet): BitSet {
    return this.hotelsOf((word) => (one[word] ?? 0) & (other[word] ?? 0))
  }

  /** The hotels that have a room type which is in the first set but not in the second. */
  hotelsInFirst(one: RoomSet, other: RoomSet): BitSet {
    return this.hotelsOf((word) => (one[word] ?? 0) & ~(other[word] ?? 0))
  }

  private hotelsOf(wordAt: (word: number) => number): BitSet {
    const { words, size } = this
    const hotels = new Uint32Array(words)
    for (let start = 0; start < size; start += words) {
      for (let word = 0; word < words; word++) hotels[word] = (hotels[word] ?? 0) | wordAt(start + word)
    }
    return hotels
  }
}
