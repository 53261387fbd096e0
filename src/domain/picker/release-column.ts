import type { ColumnMotion } from './column-motion'
import { nearestEnabled } from './nearest-enabled'
import type { PickerOption } from './picker-option'
import { pickerSizes } from './picker-sizes'

/** A glide's mean speed is a quarter of its first one. */
const MEAN_SPEED_SHARE = 0.25
/** No glide is longer, so that what is drawn on its way stays little. */
const MOST_GLIDE_ITEMS = 36

/** The finger lets go: after a quick swipe the column glides on, else it settles; always on an option that can be chosen (spec §9). */
export function releaseColumn(motion: ColumnMotion, options: readonly PickerOption[], atMs: number): ColumnMotion {
  if (motion.kind !== 'dragged') return motion
  const { position, flickPosition, flickAtMs, grabbedPosition } = motion
  const elapsedMs = Math.max(1, atMs - flickAtMs)
  const flickItems = position - flickPosition
  const flickPx = Number((Math.abs(flickItems) * pickerSizes.itemPx).toFixed(3))
  const isQuick = elapsedMs < pickerSizes.momentumMs && flickPx > pickerSizes.momentumPx
  const glideItems = isQuick ? (flickItems / elapsedMs) * pickerSizes.swipeMs * MEAN_SPEED_SHARE : 0
  const target = position + Math.min(MOST_GLIDE_ITEMS, Math.max(-MOST_GLIDE_ITEMS, glideItems))
  const direction = target < grabbedPosition ? -1 : 1
  const index = nearestEnabled(options, Math.round(target), direction) ?? Math.max(0, Math.round(grabbedPosition))
  const durationMs = isQuick ? pickerSizes.swipeMs : pickerSizes.snapMs
  return { kind: 'gliding', fromPosition: position, index, startedAtMs: atMs, durationMs }
}
