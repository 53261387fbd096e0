import { nightsBetween } from '../days/civil-day'
import type { CalendarRules, DayFacts } from './calendar-rules'
import { endAfter } from './end-after'

/** The last day before another on which a stay that begins on checkIn can end by all rules; null where there is none. */
export function endBefore(day: string, checkIn: string, rules: CalendarRules, facts: DayFacts): string | null {
  let last: string | null = null
  let next = endAfter(0, checkIn, rules, facts)
  while (next !== null && next < day) {
    last = next
    next = endAfter(nightsBetween(checkIn, next), checkIn, rules, facts)
  }
  return last
}
