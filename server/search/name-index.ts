import { type BitSet, emptyBits, intersect, setBit } from './bit-set'
import { firstIndex } from './first-index'

/** Finds the hotels of a shelf by the beginnings of the words that they are found by. */
export class NameIndex {
  /** The words of all hotels in ascending order, each once: most are those of many. */
  private readonly words: readonly string[]
  /** By word where the places of its hotels begin; the end of the last one's follows. */
  private readonly starts: Int32Array
  private readonly places: Int32Array
  private readonly hotels: number

  /** Of the words of each hotel, by its place. */
  constructor(wordsOf: readonly (readonly string[])[]) {
    this.hotels = wordsOf.length
    const placesOf = new Map<string, number[]>()
    for (const [place, words] of wordsOf.entries()) {
      for (const word of words) {
        const places = placesOf.get(word)
        if (places) places.push(place)
        else placesOf.set(word, [place])
      }
    }
    const sorted = [...placesOf].toSorted(([one], [other]) => (one < other ? -1 : 1))
    this.words = sorted.map(([word]) => word)
    this.starts = new Int32Array(sorted.length + 1)
    for (const [at, [, places]] of sorted.entries()) this.starts[at + 1] = (this.starts[at] ?? 0) + places.length
    this.places = Int32Array.from(sorted.flatMap(([, places]) => places))
  }

  /** The hotels of which some word begins so, for each of the beginnings. */
  find(beginnings: readonly string[]): BitSet {
    const sets: BitSet[] = []
    for (const beginning of beginnings) {
      const places = this.beginning(beginning)
      if (places.length === 0) return emptyBits(this.hotels)
      const set = emptyBits(this.hotels)
      for (const place of places) setBit(set, place, true)
      sets.push(set)
    }
    return intersect(sets) ?? emptyBits(this.hotels)
  }

  private beginning(beginning: string): Int32Array {
    const { words, places, starts } = this
    const first = firstIndex(words.length, (at) => (words[at] ?? '') >= beginning)
    const count = firstIndex(words.length - first, (at) => !words[first + at]?.startsWith(beginning))
    return places.subarray(starts[first], starts[first + count])
  }
}
