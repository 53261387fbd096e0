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

/** What a promise brings, if it does so in time; rejects when it fails or when the time is over, whichever is first. */
export function within<Value>(promise: Promise<Value>, mostMs: number, timers: Pick<Timers, 'after'>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const callOff = timers.after(mostMs, () => reject(new Error(`not ready after ${mostMs} ms`)))
    void promise.then(resolve, reject).finally(callOff)
  })
}
