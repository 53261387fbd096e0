/** The present instant, in milliseconds since 1970 UTC. */
export interface Clock {
  now(): number
}

/** Schedules actions; each method returns a function that cancels. */
export interface Timers {
  after(delayMs: number, action: () => void): () => void
  every(periodMs: number, action: () => void): () => void
}

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

const two = (value: number) => String(value).padStart(2, '0')

/** The calendar day that the device shows at an instant in milliseconds since 1970 UTC, or so many days later, as `YYYY-MM-DD`; without dayjs, for which the prefetch script has no room. */
export function deviceDay(nowMs: number, daysLater = 0): string {
  const at = new Date(nowMs)
  const day = new Date(at.getFullYear(), at.getMonth(), at.getDate() + daysLater)
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
