import type { Timers } from '../timing/timers'

/** What a countdown needs: the seconds left as they can be asked for at any moment, and who hears of them. */
export interface CountdownRun {
  readonly timers: Pick<Timers, 'every'>
  readonly secondsLeft: () => number
  readonly onChange: (seconds: number) => void
  readonly onFinish: () => void
}

/** Counts down to zero: tells the seconds at once and each second, and the finish once at zero; asks anew at every tick, so sleep in the background is caught up. Answers how to stop. */
export function runCountdown({ timers, secondsLeft, onChange, onFinish }: CountdownRun): () => void {
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
  if (!isOver) stop = timers.every(1000, tick)
  return () => {
    isOver = true
    stop()
  }
}
