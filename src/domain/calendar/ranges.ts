import { addDays, nightsBetween, nightsOf } from '../days/civil-day'
import { type CalendarRules, type DateRange, type DayFacts, isNightFree } from './calendar-rules'
import { isLengthAllowed, nightsAllowed } from '../stays/nights'

/** Whether a day can be tapped at all: neither before the first day of the calendar nor after its last (spec §5). */
export function isInside(
  day: string,
  { minDay, maxDay }: { readonly minDay: string; readonly maxDay: string },
): boolean {
  return minDay <= day && day <= maxDay
}

/** The first day that a stay can't run over: a night of [checkIn, checkOut) that is sold out, or a day between that no stay may run through; null where the way is free. */
export function firstObstacle({ checkIn, checkOut }: DateRange, facts: DayFacts): string | null {
  const blocks = (day: string) =>
    !isNightFree(day, facts) || (day !== checkIn && facts[day]?.stayThroughAllowed === false)
  return nightsOf(checkIn, checkOut).find(blocks) ?? null
}

/** Whether a stay can run over [checkIn, checkOut): every night can be slept and every day between be stayed through; the check-out day's own night may be sold out. */
export function isRangeFree(range: DateRange, facts: DayFacts): boolean {
  return firstObstacle(range, facts) === null
}

/** Whether a stay that began on checkIn could run until a day: inside the limits, after check-in (or on it, where allowed), and nothing in the way. */
export function canReach(day: string, checkIn: string, rules: CalendarRules, facts: DayFacts): boolean {
  if (day > rules.maxDay || day < checkIn) return false
  return day === checkIn ? rules.allowsSameDay : isRangeFree({ checkIn, checkOut: day }, facts)
}

/** Whether a tap on a day ends the stay that began on checkIn: it can be reached over free nights and check-out is allowed; how many nights it makes is for the message to judge. */
export function canEndOn(day: string, checkIn: string, rules: CalendarRules, facts: DayFacts): boolean {
  return canReach(day, checkIn, rules, facts) && facts[day]?.checkoutAllowed !== false
}

/** Whether a stay can begin and end on one and the same day, where the calendar allows that at all. */
function canStayWithin(day: string, { allowsSameDay }: CalendarRules, facts: DayFacts): boolean {
  return allowsSameDay && facts[day]?.checkoutAllowed !== false
}

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

/** Whether a stay can begin on a day: inside the limits, night free, check-in allowed, and some stay that meets all rules begins there. */
export function canStartOn(day: string, rules: CalendarRules, facts: DayFacts): boolean {
  if (!isInside(day, rules) || !isNightFree(day, facts) || facts[day]?.checkinAllowed === false) return false
  return canStayWithin(day, rules, facts) || endAfter(0, day, rules, facts) !== null
}

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

/** The only range that can begin on a day where the minimum and the maximum nights are equal (spec §4), else null; null too where it can't be had. */
export function fixedRange(day: string, rules: CalendarRules, facts: DayFacts): DateRange | null {
  const { dayLimitMin, dayLimitMax } = nightsAllowed(rules, facts[day])
  const checkOut = dayLimitMin === dayLimitMax ? endAfter(0, day, rules, facts) : null
  return checkOut === null ? null : { checkIn: day, checkOut }
}
