import { countOf } from '../words/count-of'

/** What confirming filters would show; null while it is counted. */
export function showStaysText(count: number | null): string {
  if (count === null) return 'Show stays'
  return count === 0 ? 'No stays match' : `Show ${countOf(count, 'stay')}`
}
