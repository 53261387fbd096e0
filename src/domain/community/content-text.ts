import { visibleLength } from '../account/profile-faults'
import { MOST_CHARACTERS } from '../reviews/review-rules'
import { countOf } from '../text/phrases'

/** Most UTF-16 units that a field takes: a visible character may consist of several. */
export const LONGEST_CONTENT_UNITS = 12_000

/** What is wrong with a text, in a sentence; null where it is not too long. */
export function contentFault(text: string): string | null {
  const over = visibleLength(text.trim()) - MOST_CHARACTERS
  return over > 0 ? `Your text is ${countOf(over, 'character')} too long.` : null
}

/** How much of the space for a text is used: "12 of 2,000 characters". */
export const contentCountText = (text: string): string => `${visibleLength(text)} of 2,000 characters`
