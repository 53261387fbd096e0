const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 10 * 60_000

/** Tries after which a job is put aside for a person to look at. */
export const MOST_TRIES = 10

/** Milliseconds to wait after a failed try (1 is the first): doubling from 1 s up to 10 min. */
export function retryDelayMs(tries: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (tries - 1))
}
