/** Chance that comes out the same for the same seed. */
export interface Seeded {
  /** From 0 to below `most`, a whole number. */
  below(most: number): number
  chance(part: number): boolean
  pick<T>(of: readonly [T, ...T[]]): T
}

function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return hash >>> 0
}

/** Creates the chance of a seed (mulberry32). */
export function seeded(seed: string): Seeded {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    below: (most) => Math.floor(next() * most),
    chance: (part) => next() < part,
    pick: (of) => of[Math.floor(next() * of.length)] ?? of[0],
  }
}
