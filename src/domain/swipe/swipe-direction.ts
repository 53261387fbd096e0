import type { Swipe } from './swipe'

/** How far a finger must go before its direction counts (spec §9), in CSS px. */
const THRESHOLD_PX = 10

/** The direction of a swipe once it is clear, else null. */
export function swipeDirection({ dxPx, dyPx }: Pick<Swipe, 'dxPx' | 'dyPx'>): 'horizontal' | 'vertical' | null {
  const [x, y] = [Math.abs(dxPx), Math.abs(dyPx)]
  if (Math.max(x, y) < THRESHOLD_PX) return null
  return x > y ? 'horizontal' : 'vertical'
}
