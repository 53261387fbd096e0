import { PULL_AT_REST, PULL_HEAD_PX, type PullState } from './pull-state'

/** The state when the finger lets go: loosing starts the refresh, anything less springs back. */
export function releasePull(state: PullState): PullState {
  if (state.status === 'loosing') return { status: 'loading', offsetPx: PULL_HEAD_PX }
  return state.status === 'pulling' ? PULL_AT_REST : state
}
