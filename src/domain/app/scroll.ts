/** Scrolling after which a general back-to-top button shows (spec §9), in CSS px. */
const BACK_TO_TOP_PX = 500

/** Whether a page is scrolled so far that a way back to its top is offered. */
export function isFarDown(scrollTopPx: number): boolean {
  return scrollTopPx > BACK_TO_TOP_PX
}
