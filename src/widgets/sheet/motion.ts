/** A sheet dragged so far down closes however slowly, in CSS px on a 375 px wide screen. */
const FAR_PX = 120

/** From so far on a quick flick is enough, in CSS px. */
const FLICK_PX = 24

/** How quick is quick, in CSS px a millisecond. */
const FLICK_PX_PER_MS = 0.5

/** Whether a sheet that was dragged down by its grabber so far, in such a time, closes or springs back. */
export function isThrownDown(distancePx: number, elapsedMs: number): boolean {
  if (distancePx >= FAR_PX) return true
  return distancePx >= FLICK_PX && distancePx >= FLICK_PX_PER_MS * elapsedMs
}

/** How far below its place a sheet stands while it is dragged so far, in CSS px: it follows down and never goes up. */
export function sheetOffset(distancePx: number): number {
  return Math.max(0, Math.round(distancePx))
}
