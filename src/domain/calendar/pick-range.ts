import type { CalendarRules, DateRange, DayFacts, Picking } from './calendar-rules'
import { isRangeFree } from './is-range-free'

/** A range that was chosen elsewhere as the calendar's state; one that does not fit the limits or the sold-out nights is dropped. */
export function pickRange(range: DateRange | null, rules: CalendarRules, facts: DayFacts): Picking {
  if (!range || range.checkIn < rules.minDay || range.checkOut > rules.maxDay) return { step: 'start' }
  const isOrdered = range.checkIn < range.checkOut || (rules.allowsSameDay && range.checkIn === range.checkOut)
  return isOrdered && isRangeFree(range, facts) ? { step: 'done', ...range } : { step: 'start' }
}
