import type { CalendarRules, DateRange, DayFacts, Picking } from './calendar-rules'
import { canEndOn } from './can-end-on'
import { isInside } from './is-inside'
import { isNightFree } from './is-night-free'

/** A range that was chosen elsewhere as the calendar's state; one that does not fit the limits, the sold-out nights or the days of check-in and check-out is dropped. */
export function pickRange(range: DateRange | null, rules: CalendarRules, facts: DayFacts): Picking {
  if (!range || !isInside(range.checkIn, rules)) return { step: 'start' }
  const { checkIn, checkOut } = range
  const canBegin = isNightFree(checkIn, facts) && facts[checkIn]?.checkinAllowed !== false
  return canBegin && canEndOn(checkOut, checkIn, rules, facts) ? { step: 'done', checkIn, checkOut } : { step: 'start' }
}
