import { FIRST_PART, type DrawnPart } from './drawn-part'

/** How a feed lies in the screen; px at a screen 375 px wide. */
export interface FeedPlace {
  /** From the top of the feed down to the top of the visible part, in steps of half a screen; negative while the feed begins below it. */
  readonly scrolledPx: number
  readonly screenPx: number
  readonly focusPx: number | null
  /** How many screens are kept drawn before and after the visible one. */
  readonly overscanScreens: number
}

/** What of the feed is to be drawn where it lies so, null while nobody knows; a step further down is drawn as well. */
export function partAround(place: FeedPlace | null): DrawnPart {
  if (!place) return FIRST_PART
  const { scrolledPx, screenPx, focusPx, overscanScreens } = place
  const marginPx = overscanScreens * screenPx
  return { fromPx: scrolledPx - marginPx, toPx: scrolledPx + 1.5 * screenPx + marginPx, focusPx }
}
