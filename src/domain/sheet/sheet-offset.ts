/** How far below its place a sheet stands while it is dragged so far, in CSS px: it follows down and never goes up. */
export function sheetOffset(distancePx: number): number {
  return Math.max(0, Math.round(distancePx))
}
