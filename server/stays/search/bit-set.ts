const WORD_BITS = 32

/** A set of the positions 0, 1, 2 … as bits. All sets of one index have the same number of 32-bit words. */
export type BitSet = Uint32Array

/** An empty set for so many positions. */
export function emptyBits(positions: number): BitSet {
  return new Uint32Array(Math.ceil(positions / WORD_BITS))
}

/** Adds a position to the set, or removes it. */
export function setBit(bits: BitSet, position: number, isIn: boolean): void {
  const word = position >>> 5
  const bit = 1 << (position & 31)
  const old = bits[word] ?? 0
  bits[word] = isIn ? old | bit : old & ~bit
}

/** Whether a position is in the set. */
export function hasBit(bits: BitSet, position: number): boolean {
  return ((bits[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0
}

/** Returns the positions of a set whose numbers lie in the half-open interval [least, beyond). */
export function positionsBetween(numbers: Float64Array, positions: BitSet, least: number, beyond: number): BitSet {
  const bits = new Uint32Array(positions.length)
  for (let at = 0; at < bits.length; at++) {
    let found = 0
    for (let word = positions[at] ?? 0; word !== 0; word &= word - 1) {
      const bit = word & -word
      const number = numbers[at * WORD_BITS + 31 - Math.clz32(bit)] ?? Infinity
      if (number >= least && number < beyond) found |= bit
    }
    bits[at] = found
  }
  return bits
}

/** Calls a function for each position of a set in ascending order. */
export function forEachPosition(set: BitSet, work: (position: number) => void): void {
  for (let at = 0; at < set.length; at++) {
    for (let word = set[at] ?? 0; word !== 0; word &= word - 1) work(at * WORD_BITS + 31 - Math.clz32(word & -word))
  }
}

/** Copies the numbers of a set's positions to the beginning of `gathered`; returns how many there are. */
export function gatherNumbers(numbers: Float64Array, positions: BitSet, gathered: Float64Array): number {
  let count = 0
  forEachPosition(positions, (position) => (gathered[count++] = numbers[position] ?? Infinity))
  return count
}

/** Intersection of the sets. Null stands for everything; the result is null if every set is null. A single set is returned itself, not a copy. */
export function intersect(sets: readonly (BitSet | null)[]): BitSet | null {
  const [first = null, ...others] = sets.filter((set) => set !== null)
  if (first === null || others.length === 0) return first
  const result = first.slice()
  for (const set of others) {
    for (let word = 0; word < result.length; word++) result[word] = (result[word] ?? 0) & (set[word] ?? 0)
  }
  return result
}

/** Union of the sets. */
export function union(sets: readonly (BitSet | undefined)[], positions: number): BitSet {
  const result = emptyBits(positions)
  for (const set of sets) {
    if (set) for (let word = 0; word < result.length; word++) result[word] = (result[word] ?? 0) | (set[word] ?? 0)
  }
  return result
}

/** Members of the first set that the second does not have. */
export function difference(set: BitSet, other: BitSet): BitSet {
  return set.map((word, at) => word & ~(other[at] ?? 0))
}

/** How many positions are in a set. */
export function countBits(set: BitSet): number {
  let count = 0
  for (let at = 0; at < set.length; at++) count += onesIn(set[at] ?? 0)
  return count
}

/** How many positions are in both sets. */
export function countCommon(one: BitSet, other: BitSet): number {
  let count = 0
  for (let at = 0; at < one.length; at++) count += onesIn((one[at] ?? 0) & (other[at] ?? 0))
  return count
}

/** Positions of a set in ascending order, starting at `from`. */
export function* positionsIn(set: BitSet, from = 0): Generator<number, void> {
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

/** Binary search: the first integer in [0, limit) from which a monotonic condition holds; the limit if it never holds. */
export function firstIndex(limit: number, isTrue: (at: number) => boolean): number {
  let [low, high] = [0, limit]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isTrue(middle)) high = middle
    else low = middle + 1
  }
  return low
}
