import type { RefObject } from 'react'

/** Focuses the field marked `data-autofocus`, again on each step of a form. */
export type UseFirstField = (form: RefObject<HTMLElement | null>, step: string) => void

/** Puts the keyboard's focus on the first element inside that fits the selector. */
export type FocusInside = (root: HTMLElement | null, selector: string) => void

/** Top and bottom of the control with the focus, in shares of the screen's height; null where there is none. */
export interface FocusSpan {
  readonly top: number
  readonly bottom: number
}

/** Span of the focused control, updated whenever the focus moves. */
export type UseFocusSpan = () => FocusSpan | null

/** Brings the field of an id into sight and the keyboard into it, where the host can. */
export type GoToField = (id: string) => void
