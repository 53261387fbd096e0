import { addDays } from '../days/add-days'
import type { CalendarRules, DateRange } from './calendar-rules'

/** The only range that can begin on a day where the minimum and the maximum nights are equal, else null. */
export function fixedRange(day: string, { dayLimitMin, dayLimitMax }: CalendarRules): DateRange | null {
  return dayLimitMin === dayLimitMax ? { checkIn: day, checkOut: addDays(day, dayLimitMin) } : null
}
