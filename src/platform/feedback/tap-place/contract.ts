import type { MouseEvent } from 'react'

/** A place within an element, as shares of its width and height from its left upper corner. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** Tells where within an element a tap was; its middle where the tap has no place. */
export type TapPlace = (event: MouseEvent<HTMLElement>, element: HTMLElement, then: (place: Place) => void) => void
