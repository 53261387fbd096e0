import { formatDay } from '@/domain/days/format-day'

/** The present instant, in milliseconds since 1970 UTC. */
export interface Clock {
  now(): number
}

/** Things done later; each answers how to call it off. */
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

/** The calendar day that the device shows at an instant in milliseconds since 1970 UTC, as `YYYY-MM-DD`. */
export function deviceDay(nowMs: number): string {
  const at = new Date(nowMs)
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** An instant as the device's own wall clock shows it: "Fri 20 Nov, 18:05". */
export function deviceTime(instant: string): string {
  const at = new Date(instant)
  return `${formatDay(deviceDay(at.getTime()))}, ${two(at.getHours())}:${two(at.getMinutes())}`
}
