import type { CalendarRules, DayFacts } from './calendar-rules'

/** Whether a stay can begin and end on one and the same day, where the calendar allows that at all. */
export function canStayWithin(day: string, { allowsSameDay }: CalendarRules, facts: DayFacts): boolean {
  return allowsSameDay && facts[day]?.checkoutAllowed !== false
}
