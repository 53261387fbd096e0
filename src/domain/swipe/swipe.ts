/** A finger's way from where it began, in CSS px, and how long it took. */
export interface Swipe {
  readonly dxPx: number
  readonly dyPx: number
  readonly elapsedMs: number
}
