import type { PullState } from '@/domain/pull/pull-state'
import { pullText } from '@/domain/pull/pull-text'

export interface PullHeadProps {
  readonly state: PullState
  readonly successText: string
}

/** What is uncovered above the page while it is pulled down: how the refresh stands. */
export function PullHead({ state, successText }: PullHeadProps) {
  const isHeld = state.status === 'pulling' || state.status === 'loosing'
  return (
    <div className={isHeld ? 'pull-head' : 'pull-head pull-settling'} style={{ height: `${state.offsetPx}px` }}>
      <div className="pull-said" role="status">
        {state.status === 'loading' ? <span className="pull-spin" aria-hidden /> : null}
        <span className="pull-text">{pullText(state.status, successText)}</span>
      </div>
    </div>
  )
}
