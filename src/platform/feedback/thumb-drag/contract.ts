import type { RefObject } from 'react'

/** What a sideways drag of a thumb reports; share is how far it has gone from where it began, as a part of its track's width (-1 to 1). */
export interface ThumbDragHandlers {
  readonly onStart: () => void
  readonly onMove: (share: number) => void
  readonly onEnd: () => void
}

/** Attributes for a thumb that is dragged along a track by finger or mouse; trackWidthPx is the track's width on a 375 px wide screen, for hosts that measure nothing. */
export type UseThumbDrag = (
  track: RefObject<HTMLElement | null>,
  trackWidthPx: number,
  handlers: ThumbDragHandlers,
) => ThumbDragProps

/** Event handlers and marks of the thumb's element. */
export type ThumbDragProps = Readonly<Record<string, unknown>>
