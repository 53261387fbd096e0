import type { DayFacts } from './calendar-rules'

/** Whether the night that begins on a day can still be slept. */
export function isNightFree(day: string, facts: DayFacts): boolean {
  return facts[day]?.isAvailable ?? true
}
