import type { Dayjs } from 'dayjs'
import { dayjs } from './dayjs'

const DAY_FORMAT = 'YYYY-MM-DD'

/** Entries of each cache below, which is emptied when full: a calendar reads its few hundred days thousands of times. */
const MOST_CACHED = 4096
const parsedDays = new Map<string, Dayjs>()
const addedDays = new Map<string, string>()

function cached<Value>(cache: Map<string, Value>, key: string, create: () => Value): Value {
  const known = cache.get(key)
  if (known !== undefined) return known
  const value = create()
  if (cache.size >= MOST_CACHED) cache.clear()
  cache.set(key, value)
  return value
}

/** A text as a moment in UTC by a format of dayjs; throws RangeError where it is not exactly that, also on days that are not in the calendar and on years before 100. */
export function parseUtc(text: string, format: string): Dayjs {
  const moment = dayjs.utc(text, format, true)
  if (!moment.isValid()) throw new RangeError(`not a day or time ${format}: ${text}`)
  return moment
}

/** Midnight UTC of a civil day `YYYY-MM-DD`; throws RangeError on anything else. */
export function parseDay(day: string): Dayjs {
  return cached(parsedDays, day, () => parseUtc(day, DAY_FORMAT))
}

/** Whether a text is a civil day `YYYY-MM-DD` of the calendar. */
export function isDay(text: string): boolean {
  return dayjs.utc(text, DAY_FORMAT, true).isValid()
}

/** The civil day in UTC at an instant: a Date, milliseconds since 1970 or an ISO text. */
export function utcDay(at: Date | number | string): string {
  return dayjs.utc(at).format(DAY_FORMAT)
}

/** The civil day so many days later (or earlier, when negative). */
export function addDays(day: string, days: number): string {
  return cached(addedDays, `${day} ${days}`, () => parseDay(day).add(days, 'day').format(DAY_FORMAT))
}

/** The same day of the month so many months later (or earlier), or that month's last day where it is shorter. */
export function addMonths(day: string, months: number): string {
  return parseDay(day).add(months, 'month').format(DAY_FORMAT)
}

/** So many months (`YYYY-MM`), beginning with that of a day. */
export function nextMonths(day: string, count: number): string[] {
  const first = `${monthOf(day)}-01`
  return Array.from({ length: count }, (_, ahead) => monthOf(addMonths(first, ahead)))
}

/** Days of a month, 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  return dayjs
    .utc(0)
    .year(year)
    .month(month - 1)
    .daysInMonth()
}

/** The days of a month (`YYYY-MM`) in order. */
export function daysOfMonth(month: string): string[] {
  const first = `${month}-01`
  return nightsOf(first, addMonths(first, 1))
}

/** Nights of a stay from check-in to check-out; zero or negative when check-out is not after check-in. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  return parseDay(checkOut).diff(parseDay(checkIn), 'day')
}

/** The nights [checkIn, checkOut) in order, each by its day. */
export function nightsOf(checkIn: string, checkOut: string): string[] {
  const count = Math.max(0, nightsBetween(checkIn, checkOut))
  return Array.from({ length: count }, (_, index) => addDays(checkIn, index))
}

/** Day of the week of a civil day: 0 is Monday, 6 is Sunday. */
export function weekdayOf(day: string): number {
  return (parseDay(day).day() + 6) % 7
}

/** Day of the month, from 1. */
export function dateOf(day: string): number {
  return parseDay(day).date()
}

/** The month `YYYY-MM` of a civil day. */
export function monthOf(day: string): string {
  return parseDay(day).format('YYYY-MM')
}

/** The year of a civil day. */
export function yearOf(day: string): number {
  return parseDay(day).year()
}

const FRIDAY = 4

/** Friday to Sunday of this week, or of the next where Friday has passed. */
export function nextWeekend(today: string): { checkIn: string; checkOut: string } {
  const days = (FRIDAY - weekdayOf(today) + 7) % 7
  return { checkIn: addDays(today, days), checkOut: addDays(today, days + 2) }
}
