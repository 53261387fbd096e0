import { nightsAllowed } from '../stays/nights'
import type { CalendarRules, DateRange, DayFacts } from './calendar-rules'
import { endAfter } from './end-after'

/** The only range that can begin on a day where the minimum and the maximum nights are equal (spec §4), else null; null too where it can't be had. */
export function fixedRange(day: string, rules: CalendarRules, facts: DayFacts): DateRange | null {
  const { dayLimitMin, dayLimitMax } = nightsAllowed(rules, facts[day])
  const checkOut = dayLimitMin === dayLimitMax ? endAfter(0, day, rules, facts) : null
  return checkOut === null ? null : { checkIn: day, checkOut }
}
