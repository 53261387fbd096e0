import { createHash } from 'node:crypto'

/** A short id that is the same for the same words. */
export const stableId = (...words: readonly (string | number)[]): string =>
  createHash('sha256').update(words.join('\u0000')).digest('hex').slice(0, 12)
