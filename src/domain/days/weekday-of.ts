import { dayNumber } from './day-number'

/** Day of the week of a civil day: 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: string): number {
  return (((dayNumber(day) + 3) % 7) + 7) % 7
}
