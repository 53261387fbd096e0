import type { CalendarRules, DayFacts } from './calendar-rules'
import { isRangeFree } from './is-range-free'

/** Whether a stay that began on checkIn could run until a day: inside the limits, after check-in (or on it, where allowed), and nothing in the way. */
export function canReach(day: string, checkIn: string, rules: CalendarRules, facts: DayFacts): boolean {
  if (day > rules.maxDay || day < checkIn) return false
  return day === checkIn ? rules.allowsSameDay : isRangeFree({ checkIn, checkOut: day }, facts)
}
