/** Height of the head that shows the state (spec §9), in CSS px. */
export const PULL_HEAD_PX = 50

/** How long the success text stands, in milliseconds (spec §9). */
export const PULL_SUCCESS_MS = 500

/** States of a pull to refresh (spec §4), and how far the content is pulled down in CSS px. */
export interface PullState {
  readonly status: 'normal' | 'pulling' | 'loosing' | 'loading' | 'success'
  readonly offsetPx: number
}

/** Nothing pulled. */
export const PULL_AT_REST: PullState = { status: 'normal', offsetPx: 0 }
