import type { DateRange } from '../calendar/calendar-rules'
import { addDays } from './add-days'
import { weekdayOf } from './weekday-of'

const FRIDAY = 4

/** Friday to Sunday of this week, or of the next where Friday has passed. */
export function nextWeekend(today: string): DateRange {
  const days = (FRIDAY - weekdayOf(today) + 7) % 7
  return { checkIn: addDays(today, days), checkOut: addDays(today, days + 2) }
}
