import type { Timers } from '@/domain/timing/timers'

/** The machine's own timers. */
export const systemTimers: Pick<Timers, 'after'> = {
  after(delayMs, action) {
    const timer = setTimeout(action, delayMs)
    return () => clearTimeout(timer)
  },
}
