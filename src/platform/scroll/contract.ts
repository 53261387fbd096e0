import type { ReactNode, RefObject } from 'react'

/** Scrolls the page on top to its beginning. */
export type ScrollToTop = () => void

/** Scrolls the page on top so far, in CSS px, without motion. */
export type ScrollPageTo = (topPx: number) => void

/** Scrolls the page on top to the element of an id. */
export type ScrollToElement = (id: string) => void

/** Acts after the next frame where the end of the page on top is, or nearly is, in view; returns a function that cancels. */
export type WhenAtEnd = (action: () => void) => () => void

/** A part of a popup that scrolls for itself while the page behind stands still. */
export interface ScrollAreaProps {
  readonly className: string
  readonly children: ReactNode
  /** Called whenever the end is less than 300 px away. */
  readonly onNearEnd?: () => void
  /** Called with how far the area is scrolled, in px on a 375 px wide screen, whenever that changes. */
  readonly onScrolled?: (scrolledPx: number) => void
  /** Id of the element inside that is brought to the top when the area opens. */
  readonly startId?: string
}

/** A row that scrolls sideways by itself. */
export interface ScrollRowProps {
  readonly className: string
  /** Id of the element inside that is brought into view, also when it changes. */
  readonly shownId: string
  readonly children: ReactNode
}

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

/** Scroll position of the page around an element that has this id too; null until the host has returned it. Changes at most twice a screen. */
export type UseScrollPlace = (element: RefObject<HTMLElement | null>, id: string) => ScrollPlace | null

/** Whether the element is near the visible part, or has been once. With isWaiting false nothing is observed; distancePx is the margin (300 by default, specification §9). */
export type UseNear = (element: RefObject<HTMLElement | null>, isWaiting: boolean, distancePx?: number) => boolean

/** Calls `onNear` once, when the element comes within `marginPx` of the visible part; returns a function that stops. */
export type ObserveNear = (element: Element, marginPx: number, onNear: () => void) => () => void

/** Whether to render an element's content; heightPx is the height of its empty box, in px of this screen, null where style sheets set it. */
export interface RenderedNear {
  readonly isRendered: boolean
  readonly heightPx: number | null
}

/** Where hosts render little at once: the content of an element with this id while it is near the visible part; with isFirst it is rendered unobserved. */
export type UseRenderedNear = (id: string, isFirst: boolean) => RenderedNear
