const FIRST_DELAY_MS = 2_000

/** Tries after which a letter is given up. */
export const MOST_LETTER_TRIES = 10

/** Milliseconds to wait after a failed try (1 is the first): 2 s, then three times as long each time, so that six tries fall into a code's five minutes and the last one hours later. */
export const letterDelayMs = (tries: number): number => FIRST_DELAY_MS * 3 ** (tries - 1)
