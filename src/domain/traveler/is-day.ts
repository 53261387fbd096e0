import { dayNumber } from '../days/day-number'

/** Whether a text is a civil day `YYYY-MM-DD` of the calendar. */
export function isDay(text: string): boolean {
  try {
    dayNumber(text)
    return true
  } catch {
    return false
  }
}
