const WORD_BITS = 32

/** A set of places 0, 1, 2 … as bits; all sets of one index have the same number of words. */
export type BitSet = Uint32Array

/** An empty set for so many places. */
export function emptyBits(places: number): BitSet {
  return new Uint32Array(Math.ceil(places / WORD_BITS))
}

/** Puts a place in or takes it out. */
export function setBit(bits: BitSet, place: number, isIn: boolean): void {
  const word = place >>> 5
  const bit = 1 << (place & 31)
  const old = bits[word] ?? 0
  bits[word] = isIn ? old | bit : old & ~bit
}

/** Whether a place is in the set. */
export function hasBit(bits: BitSet, place: number): boolean {
  return ((bits[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0
}

/** The places of a set whose numbers are no less than one bound and less than the other. */
export function placesBetween(numbers: Float64Array, places: BitSet, least: number, beyond: number): BitSet {
  const bits = new Uint32Array(places.length)
  for (let at = 0; at < bits.length; at++) {
    let found = 0
    for (let word = places[at] ?? 0; word !== 0; word &= word - 1) {
      const bit = word & -word
      const number = numbers[at * WORD_BITS + 31 - Math.clz32(bit)] ?? Infinity
      if (number >= least && number < beyond) found |= bit
    }
    bits[at] = found
  }
  return bits
}

/** Does something for each place of a set in ascending order. */
export function forEachPlace(set: BitSet, work: (place: number) => void): void {
  for (let at = 0; at < set.length; at++) {
    for (let word = set[at] ?? 0; word !== 0; word &= word - 1) work(at * WORD_BITS + 31 - Math.clz32(word & -word))
  }
}

/** Puts the numbers of a set's places one behind the other, and tells how many there are. */
export function gatherNumbers(numbers: Float64Array, places: BitSet, gathered: Float64Array): number {
  let count = 0
  forEachPlace(places, (place) => (gathered[count++] = numbers[place] ?? Infinity))
  return count
}

/** What is in all of the sets; null stands for everything, and of nothing but null the result is null. A single set is the result itself, not a copy. */
export function intersect(sets: readonly (BitSet | null)[]): BitSet | null {
  const [first = null, ...others] = sets.filter((set) => set !== null)
  if (first === null || others.length === 0) return first
  const result = first.slice()
  for (const set of others) {
    for (let word = 0; word < result.length; word++) result[word] = (result[word] ?? 0) & (set[word] ?? 0)
  }
  return result
}

/** What is in any of the sets. */
export function unite(sets: readonly (BitSet | undefined)[], places: number): BitSet {
  const result = emptyBits(places)
  for (const set of sets) {
    if (set) for (let word = 0; word < result.length; word++) result[word] = (result[word] ?? 0) | (set[word] ?? 0)
  }
  return result
}

/** What is in the first set but not in the second. */
export function without(set: BitSet, other: BitSet): BitSet {
  return set.map((word, at) => word & ~(other[at] ?? 0))
}

/** How many places are in a set. */
export function countBits(set: BitSet): number {
  let count = 0
  for (let at = 0; at < set.length; at++) count += onesIn(set[at] ?? 0)
  return count
}

/** How many places are in both sets. */
export function countCommon(one: BitSet, other: BitSet): number {
  let count = 0
  for (let at = 0; at < one.length; at++) count += onesIn((one[at] ?? 0) & (other[at] ?? 0))
  return count
}

/** The places of a set in ascending order, beginning with `from`. */
export function* placesIn(set: BitSet, from = 0): Generator<number, void> {
  for (let at = from >>> 5; at < set.length; at++) {
    let word = set[at] ?? 0
    if (at === from >>> 5) word &= -1 << (from & 31)
    while (word !== 0) {
      yield at * WORD_BITS + (31 - Math.clz32(word & -word))
      word &= word - 1
    }
  }
}

function onesIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The first whole number from 0 up to a limit of which something is true that is true of all later ones too; the limit where it is true of none. */
export function firstIndex(limit: number, isTrue: (at: number) => boolean): number {
  let [low, high] = [0, limit]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isTrue(middle)) high = middle
    else low = middle + 1
  }
  return low
}
