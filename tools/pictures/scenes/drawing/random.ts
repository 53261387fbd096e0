/** A repeatable stream of random choices: the same seed always gives the same choices. */
export interface Random {
  /** A number in [low, high). */
  between(low: number, high: number): number
  /** A whole number in [low, high]. */
  whole(low: number, high: number): number
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean
  /** One item of a list that is not empty. */
  pick<T>(items: readonly T[]): T
}

function seedState(seed: string): number {
  let state = 2166136261
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 16777619) >>> 0
  }
  return state
}

/** Makes the random stream of one seed (a 32-bit mixing generator). */
export function seededRandom(seed: string): Random {
  let state = seedState(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('Cannot pick from an empty list')
      return item
    },
  }
}
