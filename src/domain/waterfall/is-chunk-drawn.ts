import type { DrawnPart } from './drawn-part'
import type { FeedChunk } from './feed-chunks'

/** Around the keyboard's focus as much stays as Tab may reach next. */
const FOCUS_MARGIN_PX = 800

/** Whether a chunk has its cards: those in the part, and those round the keyboard's focus wherever the page stands. */
export function isChunkDrawn(
  { topPx, heightPx }: Pick<FeedChunk, 'topPx' | 'heightPx'>,
  { fromPx, toPx, focusPx }: DrawnPart,
): boolean {
  const touches = (from: number, to: number) => topPx < to && topPx + heightPx > from
  return touches(fromPx, toPx) || (focusPx !== null && touches(focusPx - FOCUS_MARGIN_PX, focusPx + FOCUS_MARGIN_PX))
}
