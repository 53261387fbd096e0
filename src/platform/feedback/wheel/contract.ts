import type { RefObject } from 'react'

/** Tells how far the mouse's wheel is turned over an element, in CSS px (down is positive), with the event's own clock; the page behind stands still meanwhile. */
export type UseWheel = (
  element: RefObject<HTMLElement | null>,
  onWheel: (deltaPx: number, atMs: number) => void,
) => void
