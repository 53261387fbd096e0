import type { ColumnMotion } from './column-motion'

/** So many options are drawn on either side of what is shown or passed. */
const AROUND = 12
/** The ends move by so many at once, so that a drag seldom changes what is drawn. */
const STRIDE = 6

/** The part [first, end) of a column that has to be drawn: long columns stay small on every host. */
export function drawnOptions(motion: ColumnMotion, optionCount: number): { first: number; end: number } {
  const shown = shownPositions(motion)
  const first = Math.floor((Math.min(...shown) - AROUND) / STRIDE) * STRIDE
  const end = Math.ceil((Math.max(...shown) + AROUND + 1) / STRIDE) * STRIDE
  return { first: Math.max(0, first), end: Math.max(0, Math.min(optionCount, end)) }
}

function shownPositions(motion: ColumnMotion): number[] {
  if (motion.kind === 'resting') return [motion.index]
  return motion.kind === 'dragged' ? [motion.position] : [motion.fromPosition, motion.index]
}
