import { addDays } from '../days/add-days'
import { weekdayOf } from '../days/weekday-of'
import { addMonths } from './add-months'
import { MONTH_NAMES } from './month-names'

/** A month as a grid that begins on Monday: blanks stand before the first day; days outside the calendar's limits are in it all the same. */
export interface CalendarMonth {
  readonly key: string
  readonly title: string
  readonly blanks: number
  readonly days: readonly string[]
}

/** The months from that of minDay to that of maxDay. */
export function calendarMonths(minDay: string, maxDay: string): CalendarMonth[] {
  const months: CalendarMonth[] = []
  for (let first = `${minDay.slice(0, 7)}-01`; first <= maxDay; first = addMonths(first, 1)) months.push(monthOf(first))
  return months
}

function monthOf(first: string): CalendarMonth {
  const days: string[] = []
  for (let day = first; day.slice(0, 7) === first.slice(0, 7); day = addDays(day, 1)) days.push(day)
  const title = `${MONTH_NAMES[Number(first.slice(5, 7)) - 1]} ${first.slice(0, 4)}`
  return { key: first.slice(0, 7), title, blanks: weekdayOf(first), days }
}
