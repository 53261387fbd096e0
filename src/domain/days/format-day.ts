import { nightsOf, parseDay, parseUtc } from './civil-day'
import { dayjs } from './dayjs'

/** A civil day as the app writes it: 2026-11-20 is "Fri 20 Nov". */
export const formatDay = (day: string): string => parseDay(day).format('ddd D MMM')

/** A civil day where it may be read much later: 2026-11-20 is "Fri 20 Nov 2026". */
export const formatDayWithYear = (day: string): string => parseDay(day).format('ddd D MMM YYYY')

/** A civil day for screen readers: 2026-11-20 is "Friday 20 November". */
export const formatDayInFull = (day: string): string => parseDay(day).format('dddd D MMMM')

/** A birthday as the app writes it: 1990-04-07 is "7 Apr 1990". */
export const formatBirthday = (day: string): string => parseDay(day).format('D MMM YYYY')

/** A birthday with the month's whole name: 1990-04-07 is "7 April 1990". */
export const formatBirthdayInFull = (day: string): string => parseDay(day).format('D MMMM YYYY')

/** A month `YYYY-MM` as the app writes it: 2026-11 is "November 2026". */
export const formatMonth = (month: string): string => parseUtc(month, 'YYYY-MM').format('MMMM YYYY')

/** English name of a month from 1 to 12. */
export const monthName = (month: number): string =>
  dayjs
    .utc(0)
    .month(month - 1)
    .format('MMMM')

/** Two days in the fewest words: "22 – 23 Nov", "30 Nov – 2 Dec". */
export function shortRange(from: string, to: string): string {
  const [first, last] = [parseDay(from), parseDay(to)]
  const hasOneMonth = first.month() === last.month()
  return `${first.format(hasOneMonth ? 'D' : 'D MMM')} – ${last.format('D MMM')}`
}

/** Short English names of the weekdays, Monday first. */
export const WEEKDAYS: readonly string[] = nightsOf('2024-01-01', '2024-01-08').map((day) =>
  parseDay(day).format('ddd'),
)
