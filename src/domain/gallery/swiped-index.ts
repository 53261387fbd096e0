import { swipeDirection } from '../swipe/swipe-direction'
import type { Swipe } from '../swipe/swipe'

/** A slow swipe turns the page from here on; a quick one needs less. */
const SLOW_PX = 80
const QUICK_PX = 15
const QUICK_MS = 300

/** The picture after a swipe: one on, one back, or the same; never beyond the ends. */
export function swipedIndex(index: number, count: number, swipe: Swipe): number {
  if (swipeDirection(swipe) !== 'horizontal') return index
  const distance = Math.abs(swipe.dxPx)
  const isEnough = distance > SLOW_PX || (swipe.elapsedMs < QUICK_MS && distance > QUICK_PX)
  if (!isEnough) return index
  return Math.min(count - 1, Math.max(0, index + (swipe.dxPx < 0 ? 1 : -1)))
}
