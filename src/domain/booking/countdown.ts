import type { Timers } from '../app/timers'

/** What a countdown goes by: the deadline and the server's time in one answer, and the device's clock when it came, so that a wrong device clock does no harm. */
interface CountdownFacts {
  readonly deadlineAt: string
  readonly serverAt: string
  readonly receivedAtMs: number
}

/** Whole seconds left at a moment of the device's clock, rounded up and never below zero. */
export function remainingSeconds({ deadlineAt, serverAt, receivedAtMs }: CountdownFacts, nowMs: number): number {
  const leftMs = Date.parse(deadlineAt) - Date.parse(serverAt) - (nowMs - receivedAtMs)
  return Math.max(0, Math.ceil(leftMs / 1000))
}

/** What a countdown needs: the seconds left as they can be asked for at any moment, and who hears of them. */
interface CountdownRun {
  readonly timers: Pick<Timers, 'every'>
  readonly secondsLeft: () => number
  readonly onChange: (seconds: number) => void
  readonly onFinish: () => void
  /** A second unless said otherwise. */
  readonly tickMs?: number
  /** Calls back when the app may have slept; answers how to stop. */
  readonly watchWaking?: (recount: () => void) => () => void
}

/** Counts down to zero: tells the seconds at once and at each tick, and the finish once at zero; asks anew every time, so sleep in the background is caught up, and at once where waking is watched. Answers how to stop. */
export function runCountdown(run: CountdownRun): () => void {
  const { timers, secondsLeft, onChange, onFinish, tickMs = 1000, watchWaking } = run
  let stop = () => {}
  let isOver = false
  const tick = () => {
    if (isOver) return
    const seconds = secondsLeft()
    onChange(seconds)
    if (seconds > 0) return
    isOver = true
    stop()
    onFinish()
  }
  tick()
  if (!isOver) {
    const stops = [timers.every(tickMs, tick), watchWaking?.(tick)]
    stop = () => stops.forEach((stopOne) => stopOne?.())
  }
  return () => {
    isOver = true
    stop()
  }
}
