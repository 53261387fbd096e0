/** The picker's measures (spec §9): lengths in CSS px on a 375 wide screen, times in milliseconds. */
export const pickerSizes = {
  itemPx: 44,
  visibleItems: 6,
  /** How long a column glides after a swipe. */
  swipeMs: 1000,
  /** A swipe that took less than this and went further than momentumPx glides on. */
  momentumMs: 300,
  momentumPx: 15,
  /** How long it takes to settle on an option without momentum. */
  snapMs: 200,
} as const
