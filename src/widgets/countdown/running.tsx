import { useEffect, useRef, useState } from 'react'
import { spokenCountdown, formatCountdown } from './time-left'
import { runCountdown } from '@/domain/booking/countdown'
import type { Timers } from '@/domain/app/timers'
import './style.scss'

export interface RunningCountdownProps {
  /** When it ends, in milliseconds of the clock. */
  readonly deadlineMs: number
  readonly clock: { readonly now: () => number }
  readonly timers: Pick<Timers, 'every'>
  /** DD, HH, mm, ss, and S to SSS for parts of a second. */
  readonly format?: string
  /** Ticks so often that parts of a second are seen to run. */
  readonly hasMilliseconds?: boolean
  /** Subscribes to the app's return to the foreground, so that the countdown is correct at once. Returns a function that unsubscribes. */
  readonly watchWaking?: (recount: () => void) => () => void
  /** Called at each tick with the milliseconds left. */
  readonly onChange?: (leftMs: number) => void
  /** Called once, at zero. */
  readonly onFinish?: () => void
}

const FAST_TICK_MS = 50

/** A countdown that runs by itself to a deadline: it looks at the clock at each tick, so no sleep makes it wrong. */
export function RunningCountdown(props: RunningCountdownProps) {
  const { deadlineMs, clock, timers, format = 'DD HH mm ss', hasMilliseconds = false, watchWaking } = props
  const [leftMs, setLeftMs] = useState(() => Math.max(0, deadlineMs - clock.now()))
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(
    () =>
      runCountdown({
        timers,
        tickMs: hasMilliseconds ? FAST_TICK_MS : undefined,
        secondsLeft: () => Math.max(0, deadlineMs - clock.now()) / 1000,
        onChange: (seconds) => {
          setLeftMs(seconds * 1000)
          latest.current.onChange?.(seconds * 1000)
        },
        onFinish: () => latest.current.onFinish?.(),
        watchWaking,
      }),
    [deadlineMs, clock, timers, hasMilliseconds, watchWaking],
  )
  return (
    <span className="count" role="timer" aria-label={`${spokenCountdown(Math.ceil(leftMs / 1000))} left`}>
      {formatCountdown(leftMs, format)}
    </span>
  )
}
