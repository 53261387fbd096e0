import type { CalendarRules, DayFacts } from './calendar-rules'
import { canStayWithin } from './can-stay-within'
import { endAfter } from './end-after'
import { isInside } from './is-inside'
import { isNightFree } from './is-night-free'

/** Whether a stay can begin on a day: inside the limits, night free, check-in allowed, and some stay that meets all rules begins there. */
export function canStartOn(day: string, rules: CalendarRules, facts: DayFacts): boolean {
  if (!isInside(day, rules) || !isNightFree(day, facts) || facts[day]?.checkinAllowed === false) return false
  return canStayWithin(day, rules, facts) || endAfter(0, day, rules, facts) !== null
}
