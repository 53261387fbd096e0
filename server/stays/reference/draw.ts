const ALPHABET = '0123456789abcdefghijkmnpqrstuvwxyz'

/** Seeded random numbers: the same seed gives the same sequence. */
export class Draw {
  private state: number

  constructor(seed: string) {
    let hash = 2166136261
    for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
    this.state = hash >>> 0
  }

  /** Returns a number in the interval [0, 1) (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  /** Returns an integer from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  /** Returns true with a probability in per cent. */
  chance(percent: number): boolean {
    return this.next() * 100 < percent
  }

  /** Returns one of the items; throws RangeError if there are none. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }

  /** Returns so many different items in random order, or all if there are fewer. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    const left = [...items]
    const picked: Item[] = []
    while (picked.length < count && left.length > 0)
      picked.push(...left.splice(Math.floor(this.next() * left.length), 1))
    return picked
  }

  /** Returns a random id of url-safe characters. */
  id(length: number): string {
    return Array.from({ length }, () => ALPHABET.charAt(Math.floor(this.next() * ALPHABET.length))).join('')
  }
}
