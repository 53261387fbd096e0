import { PULL_AT_REST, PULL_HEAD_PX, type PullState } from './pull-state'

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
