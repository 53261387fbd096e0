import { movePull, PULL_AT_REST, PULL_HEAD_PX, PULL_SUCCESS_MS, type PullState, pullText, releasePull } from './pull'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Timers } from '@/domain/app/timers'
import { usePullGesture } from '@/platform/gesture/pull'
import './style.scss'

interface PullHeadProps {
  readonly state: PullState
  readonly successText: string
}

/** What is uncovered above the page while it is pulled down: how the refresh stands. */
export function PullHead({ state, successText }: PullHeadProps) {
  const isHeld = state.status === 'pulling' || state.status === 'loosing'
  return (
    <div className={isHeld ? 'pull-head' : 'pull-head pull-settling'} style={{ height: `${state.offsetPx}px` }}>
      <div className="pull-status" role="status">
        {state.status === 'loading' ? <span className="pull-spin" aria-hidden /> : null}
        <span className="pull-text">{pullText(state.status, successText)}</span>
      </div>
    </div>
  )
}

interface PullRefreshProps {
  /** Reloads; reporting a rejection is up to the page. */
  readonly onRefresh: () => Promise<unknown>
  readonly timers: Pick<Timers, 'after'>
  readonly successText?: string
  readonly children: ReactNode
}

/** Pull to refresh with the specification's states; in mini-programs the host's own gesture does it and this is only a frame. */
export function PullRefresh({ onRefresh, timers, successText = 'Up to date', children }: PullRefreshProps) {
  const [state, setState] = useState(PULL_AT_REST)
  const frame = useRef<HTMLDivElement>(null)
  const stopRest = useRef(() => {})
  useEffect(() => () => stopRest.current(), [])
  const finish = () => {
    setState({ status: 'success', offsetPx: PULL_HEAD_PX })
    stopRest.current = timers.after(PULL_SUCCESS_MS, () => setState(PULL_AT_REST))
  }
  usePullGesture(frame, {
    onMove: (distancePx) => setState((before) => movePull(before, distancePx)),
    onRelease: () => {
      const released = releasePull(state)
      setState(released)
      if (released.status === 'loading' && state.status === 'loosing') {
        onRefresh().then(finish, () => setState(PULL_AT_REST))
      }
    },
  })
  return (
    <div ref={frame} className="pull">
      <PullHead state={state} successText={successText} />
      {children}
    </div>
  )
}
