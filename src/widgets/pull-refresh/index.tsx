import { useEffect, useRef, useState, type ReactNode } from 'react'
import { movePull } from '@/domain/pull/move-pull'
import { PULL_AT_REST, PULL_HEAD_PX, PULL_SUCCESS_MS } from '@/domain/pull/pull-state'
import { releasePull } from '@/domain/pull/release-pull'
import type { Timers } from '@/domain/app/timers'
import { usePullGesture } from '@/platform/gesture/pull'
import { PullHead } from './pull-head'
import './style.scss'

export interface PullRefreshProps {
  /** Loads anew; what it rejects with is the page's to tell. */
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
