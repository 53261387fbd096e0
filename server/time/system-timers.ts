import type { Timers } from '@/domain/app/timers'

/** The machine's own timers; those that repeat keep no process alive. */
export const systemTimers: Timers = {
  after(delayMs, action) {
    const timer = setTimeout(action, delayMs)
    return () => clearTimeout(timer)
  },
  every(periodMs, action) {
    const timer = setInterval(action, periodMs)
    timer.unref()
    return () => clearInterval(timer)
  },
}
