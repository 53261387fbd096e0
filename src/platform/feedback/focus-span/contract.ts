/** Top and bottom of the control with the focus, in shares of the screen's height; null where there is none. */
export interface FocusSpan {
  readonly top: number
  readonly bottom: number
}

/** Where the control with the focus stands, anew whenever the focus moves. */
export type UseFocusSpan = () => FocusSpan | null
