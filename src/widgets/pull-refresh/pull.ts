import { pullHintText } from '@/domain/text/app-text'

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

/** The state while a finger has moved so far down from where it began; while loading nothing moves. */
export function movePull(state: PullState, distancePx: number): PullState {
  if (state.status === 'loading' || state.status === 'success') return state
  if (distancePx <= 0) return PULL_AT_REST
  const offsetPx = eased(distancePx)
  return { status: offsetPx < PULL_HEAD_PX ? 'pulling' : 'loosing', offsetPx }
}

/** The content follows the finger ever more slowly and never goes further than three heads. */
function eased(distancePx: number): number {
  const furthest = PULL_HEAD_PX * 3
  return Math.round(furthest * (1 - Math.exp(-distancePx / furthest)))
}

/** The state when the finger lets go: loosing starts the refresh, anything less springs back. */
export function releasePull(state: PullState): PullState {
  if (state.status === 'loosing') return { status: 'loading', offsetPx: PULL_HEAD_PX }
  return state.status === 'pulling' ? PULL_AT_REST : state
}

/** Text of the head in each state (spec §4); the success text is the page's own. */
export function pullText(status: PullState['status'], successText: string): string {
  const labels = {
    normal: '',
    pulling: pullHintText.pull,
    loosing: pullHintText.release,
    loading: pullHintText.loading,
    success: successText,
  }
  return labels[status]
}
