import { type BitSet, emptyBits } from './bit-set'

/** A set of room types as bits: in the first plane the first room type of every hotel, by its place, in the second the second, and so on. */
export type RoomSet = BitSet

const WORD_BITS = 32

/** Where the room types of a shelf stand in such sets: what is asked of all hotels is asked of 32 at once. */
export class RoomPlanes {
  private readonly words: number
  private readonly planes: number

  /** Of hotels whose room types are numbered through: each one's first, and the one after the last. */
  constructor(private readonly firstRoom: Int32Array) {
    this.words = emptyBits(firstRoom.length - 1).length
    let most = 0
    for (let place = 1; place < firstRoom.length; place++) {
      most = Math.max(most, (firstRoom[place] ?? 0) - (firstRoom[place - 1] ?? 0))
    }
    this.planes = most
  }

  /** How many hotels there are. */
  get hotels(): number {
    return this.firstRoom.length - 1
  }

  /** How many words a set has. */
  get size(): number {
    return this.words * this.planes
  }

  /** A set without room types. */
  none(): RoomSet {
    return new Uint32Array(this.size)
  }

  /** The bit of a room type, of the hotel at a place. */
  bitOf(room: number, place: number): number {
    return (room - (this.firstRoom[place] ?? 0)) * this.words * WORD_BITS + place
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
