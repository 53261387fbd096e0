import { dayNumber } from './day-number'
import { dayOfNumber } from './day-of-number'

/** The civil day so many days later (or earlier, when negative). */
export function addDays(day: string, days: number): string {
  return dayOfNumber(dayNumber(day) + days)
}
