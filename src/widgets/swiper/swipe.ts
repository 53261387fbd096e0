/** A finger's way from where it began, in CSS px, and how long it took. */
interface Swipe {
  readonly dxPx: number
  readonly dyPx: number
  readonly elapsedMs: number
}

/** How far a finger must go before its direction counts (spec §9), in CSS px. */
const THRESHOLD_PX = 10

/** The direction of a swipe once it is clear, else null. */
export function swipeDirection({ dxPx, dyPx }: Pick<Swipe, 'dxPx' | 'dyPx'>): 'horizontal' | 'vertical' | null {
  const [x, y] = [Math.abs(dxPx), Math.abs(dyPx)]
  if (Math.max(x, y) < THRESHOLD_PX) return null
  return x > y ? 'horizontal' : 'vertical'
}

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
