import type { Clock, Timers } from './contract'

/** The device's clock: the client's only look at the real time. */
export const deviceClock: Clock = { now: () => Date.now() }

/** The device's timers. */
export const deviceTimers: Timers = {
  after(delayMs, action) {
    const timer = setTimeout(action, delayMs)
    return () => clearTimeout(timer)
  },
  every(periodMs, action) {
    const timer = setInterval(action, periodMs)
    return () => clearInterval(timer)
  },
}
