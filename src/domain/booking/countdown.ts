import type { Timers } from '../app/timers'

/** Basis of a countdown: deadline and server time of one reply, and the device's clock at receipt, so that a wrong device clock is harmless. */
interface CountdownFacts {
  readonly deadlineAt: string
  readonly serverAt: string
  readonly receivedAtMs: number
}

/** Whole seconds left at a moment of the device's clock, rounded up and never below zero. */
export function remainingSeconds(facts: CountdownFacts, nowMs: number): number {
  return Math.max(0, Math.ceil(leftMs(facts, nowMs) / 1000))
}

/** How long before its expiry a token is no longer sent, in ms, as the call takes time too. */
const MARGIN_MS = 10_000

/** Whether a token, which expires at the deadline, has expired or is about to, at a time of the device's clock. */
export const isTokenOver = (facts: CountdownFacts, nowMs: number): boolean => leftMs(facts, nowMs) <= MARGIN_MS

const leftMs = ({ deadlineAt, serverAt, receivedAtMs }: CountdownFacts, nowMs: number): number =>
  Date.parse(deadlineAt) - Date.parse(serverAt) - (nowMs - receivedAtMs)

/** Input of a countdown: the seconds left, readable at any moment, and its listeners. */
interface CountdownRun {
  readonly timers: Pick<Timers, 'every'>
  readonly secondsLeft: () => number
  readonly onChange: (seconds: number) => void
  readonly onFinish: () => void
  /** Milliseconds between ticks; 1000 by default. */
  readonly tickMs?: number
  /** Calls back when the app may have slept; returns a function that unsubscribes. */
  readonly watchWaking?: (recount: () => void) => () => void
}

/** Counts down to zero: reports seconds at once and on each tick, and the finish once. Recomputes them each time, and at once on waking where watched, to catch up after sleep. Returns a function that stops. */
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
