import type { ColumnMotion } from './column-motion'
import { glideShare } from './glide-curve'

/** Where a column is at an instant, also in the midst of a glide that only a style sheet draws. */
export function positionAt(motion: ColumnMotion, atMs: number): number {
  if (motion.kind === 'resting') return motion.index
  if (motion.kind === 'dragged') return motion.position
  const timeShare = (atMs - motion.startedAtMs) / motion.durationMs
  return motion.fromPosition + (motion.index - motion.fromPosition) * glideShare(timeShare)
}
