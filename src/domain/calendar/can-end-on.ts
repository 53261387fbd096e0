import type { CalendarRules, DayFacts } from './calendar-rules'
import { isRangeFree } from './is-range-free'

/** Whether a stay that began on checkIn can end on a day: inside the limits, after check-in (or on it, where allowed), and no sold-out night between. */
export function canEndOn(day: string, checkIn: string, rules: CalendarRules, facts: DayFacts): boolean {
  if (day > rules.maxDay || day < checkIn) return false
  if (day === checkIn) return rules.allowsSameDay
  return isRangeFree({ checkIn, checkOut: day }, facts)
}
