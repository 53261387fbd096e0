import { addDays } from '../days/civil-day'
import { isLengthAllowed, nightsAllowed } from '../stays/nights'
import type { CalendarRules, DayFacts } from './calendar-rules'
import { isNightFree } from './is-night-free'

/** First day on which a stay from checkIn can end after more than so many nights by all rules; null for none. Whether it may begin there is not checked. */
export function endAfter(nights: number, checkIn: string, rules: CalendarRules, facts: DayFacts): string | null {
  const limits = nightsAllowed(rules, facts[checkIn])
  let day = checkIn
  for (let length = 1; length <= limits.dayLimitMax; length++) {
    if (!isNightFree(day, facts) || (length > 1 && facts[day]?.stayThroughAllowed === false)) return null
    day = addDays(day, 1)
    if (day > rules.maxDay) return null
    if (length > nights && isLengthAllowed(length, limits) && facts[day]?.checkoutAllowed !== false) return day
  }
  return null
}
