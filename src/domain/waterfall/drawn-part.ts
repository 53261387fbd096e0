/** What of a feed is to be drawn, in px from its top at a screen 375 px wide; focusPx is where the keyboard's focus stands in it. */
export interface DrawnPart {
  readonly fromPx: number
  readonly toPx: number
  readonly focusPx: number | null
}

/** What is drawn while nobody knows yet where the page stands: two and a half screens from the top. */
export const FIRST_PART: DrawnPart = { fromPx: 0, toPx: 2000, focusPx: null }
