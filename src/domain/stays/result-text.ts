import { countOf } from '../text/phrases'

/** How many stays were found: "214 stays · 3 not available for these dates". */
export function resultCountText({
  total,
  soldOutCount,
}: {
  readonly total: number
  readonly soldOutCount: number
}): string {
  const stays = countOf(total, 'stay')
  return soldOutCount === 0 ? stays : `${stays} · ${soldOutCount} not available for these dates`
}

/** What confirming filters would show; null while it is counted. */
export function showStaysText(count: number | null): string {
  if (count === null) return 'Show stays'
  return count === 0 ? 'No stays match' : `Show ${countOf(count, 'stay')}`
}
