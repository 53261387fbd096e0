import type { ColumnMotion } from './column-motion'
import { pickerSizes } from './picker-sizes'
import { positionAt } from './position-at'

/** A finger takes hold of a column: it stands still where it is, even in a glide. */
export function grabColumn(motion: ColumnMotion, atMs: number): ColumnMotion {
  const position = positionAt(motion, atMs)
  return { kind: 'dragged', grabbedPosition: position, position, flickPosition: position, flickAtMs: atMs }
}

/** The finger is so far (CSS px on a 375 wide screen, down is positive) from where it took hold; a column goes one option beyond its ends and no further. */
export function dragColumn(motion: ColumnMotion, dyPx: number, optionCount: number, atMs: number): ColumnMotion {
  if (motion.kind !== 'dragged') return motion
  const wanted = motion.grabbedPosition - dyPx / pickerSizes.itemPx
  const position = Math.min(optionCount, Math.max(-1, wanted))
  const isSlow = atMs - motion.flickAtMs > pickerSizes.momentumMs
  return isSlow ? { ...motion, position, flickPosition: position, flickAtMs: atMs } : { ...motion, position }
}
