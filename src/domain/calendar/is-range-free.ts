import { nightsOf } from '../days/nights-of'
import type { DateRange, DayFacts } from './calendar-rules'
import { isNightFree } from './is-night-free'

/** Whether every night [checkIn, checkOut) can be slept; the check-out day's own night may be sold out. */
export function isRangeFree({ checkIn, checkOut }: DateRange, facts: DayFacts): boolean {
  return nightsOf(checkIn, checkOut).every((day) => isNightFree(day, facts))
}
