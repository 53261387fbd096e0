import type { CalendarRules, DayFacts } from './calendar-rules'
import { fixedRange } from './fixed-range'
import { isNightFree } from './is-night-free'
import { isRangeFree } from './is-range-free'

/** Whether a stay can begin on a day: inside the limits, its night free, and for stays of fixed length the whole range free. */
export function canStartOn(day: string, rules: CalendarRules, facts: DayFacts): boolean {
  if (day < rules.minDay || day > rules.maxDay || !isNightFree(day, facts)) return false
  const range = fixedRange(day, rules)
  return !range || (range.checkOut <= rules.maxDay && isRangeFree(range, facts))
}
