import type { RefObject } from 'react'

/** How an element lies in the screen; px at a screen 375 px wide. */
export interface ScrollPlace {
  /** From the element's top down to the top of the visible part, in steps of half a screen; negative while the element begins below it. */
  readonly scrolledPx: number
  readonly screenPx: number
  /** Where the keyboard's focus stands in the element, from its top; null where it is elsewhere. */
  readonly focusPx: number | null
  /** How many screens before and after the visible one the host has time and room to draw. */
  readonly overscanScreens: number
}

/** Where the page stands round an element that has this id too; null until the host has told it. Changes at most twice a screen. */
export type UseScrollPlace = (element: RefObject<HTMLElement | null>, id: string) => ScrollPlace | null
