import { countOf } from '../words/count-of'

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
