import { addDays } from '../days/civil-day'
import type { DateRange } from './calendar-rules'

/** The dates of somebody who has chosen none: check-in tomorrow, check-out the day after (spec §9). */
export function defaultDates(today: string): DateRange {
  return { checkIn: addDays(today, 1), checkOut: addDays(today, 2) }
}
