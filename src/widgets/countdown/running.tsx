import { useEffect, useRef, useState } from 'react'
import { countdownWords, formatCountdown } from './texts'
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
  /** Tells each time that the app comes back to the front, so that it counts right at once; answers how to stop. */
  readonly watchWaking?: (recount: () => void) => () => void
  /** Told the milliseconds left at each tick. */
  readonly onChange?: (leftMs: number) => void
  /** Told once, at zero. */
  readonly onFinish?: () => void
}

const FAST_TICK_MS = 50

/** A countdown that runs by itself to a deadline: it looks at the clock at each tick, so no sleep makes it wrong. */
export function RunningCountdown(props: RunningCountdownProps) {
  const { deadlineMs, clock, timers, format = 'DD HH mm ss', hasMilliseconds = false, watchWaking } = props
  const [leftMs, setLeftMs] = useState(() => Math.max(0, deadlineMs - clock.now()))
  const told = useRef(props)
  useEffect(() => {
    told.current = props
  })
  useEffect(
    () =>
      runCountdown({
        timers,
        tickMs: hasMilliseconds ? FAST_TICK_MS : undefined,
        secondsLeft: () => Math.max(0, deadlineMs - clock.now()) / 1000,
        onChange: (seconds) => {
          setLeftMs(seconds * 1000)
          told.current.onChange?.(seconds * 1000)
        },
        onFinish: () => told.current.onFinish?.(),
        watchWaking,
      }),
    [deadlineMs, clock, timers, hasMilliseconds, watchWaking],
  )
  return (
    <span className="count" role="timer" aria-label={`${countdownWords(Math.ceil(leftMs / 1000))} left`}>
      {formatCountdown(leftMs, format)}
    </span>
  )
}
