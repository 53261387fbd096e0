import { type BitSet, emptyBits, intersect, setBit } from './bit-set'
import { firstIndex } from './first-index'

/** Finds the hotels of a shelf by the beginnings of the words that they are found by. */
export class NameIndex {
  /** All words of all hotels in ascending order, and whose they are. */
  private readonly words: readonly string[]
  private readonly places: Int32Array
  private readonly hotels: number

  /** Of the words of each hotel, by its place. */
  constructor(wordsOf: readonly (readonly string[])[]) {
    this.hotels = wordsOf.length
    const entries = wordsOf.flatMap((words, place) => words.map((word) => ({ word, place })))
    entries.sort((one, other) => (one.word < other.word ? -1 : one.word > other.word ? 1 : one.place - other.place))
    this.words = entries.map(({ word }) => word)
    this.places = Int32Array.from(entries, ({ place }) => place)
  }

  /** The hotels of which some word begins so, for each of the beginnings. */
  find(beginnings: readonly string[]): BitSet {
    const none = emptyBits(this.hotels)
    return intersect(beginnings.map((beginning) => this.beginning(beginning))) ?? none
  }

  private beginning(beginning: string): BitSet {
    const { words, places } = this
    const found = emptyBits(this.hotels)
    const start = firstIndex(words.length, (at) => (words[at] ?? '') >= beginning)
    const count = firstIndex(words.length - start, (at) => !words[start + at]?.startsWith(beginning))
    for (const place of places.subarray(start, start + count)) setBit(found, place, true)
    return found
  }
}
