import { addMonths, dateOf, daysOfMonth, monthOf, nightsBetween, weekdayOf } from '../days/civil-day'
import { formatMonth } from '../days/format-day'
import type { DayFacts } from './calendar-rules'

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
  for (let first = firstOf(monthOf(minDay)); first <= maxDay; first = addMonths(first, 1)) {
    const key = monthOf(first)
    months.push({ key, title: formatMonth(key), blanks: weekdayOf(first), days: daysOfMonth(key) })
  }
  return months
}

/** The days of a month (`YYYY-MM`) that are not past: the first of them and how many; null where the month is over. */
export function monthSpan(monthKey: string, today: string): { from: string; days: number } | null {
  const first = firstOf(monthKey)
  const from = first < today ? today : first
  const days = nightsBetween(from, addMonths(first, 1))
  return days > 0 ? { from, days } : null
}

const firstOf = (monthKey: string) => `${monthKey}-01`

/** The weeks of a month that have a day within [minDay, maxDay], seven cells each, Monday first; null where another month's day would stand. */
export function monthWeeks({ blanks, days }: CalendarMonth, minDay: string, maxDay: string): (string | null)[][] {
  const cells = [...Array.from({ length: blanks }, () => null), ...days]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => cells[week * 7 + index] ?? null),
  )
  return weeks.filter((week) => week.some((day) => day !== null && minDay <= day && day <= maxDay))
}

/** The public holidays of a month in one line, each by its first day in it: "1 Golden Week, 25 Christmas Day"; empty where there is none. */
export function monthHolidays({ days }: CalendarMonth, facts: DayFacts): string {
  const named = days.filter((day, index) => {
    const holiday = facts[day]?.holiday
    return holiday && holiday !== facts[days[index - 1] ?? '']?.holiday
  })
  return named.map((day) => `${dateOf(day)} ${facts[day]?.holiday}`).join(', ')
}

/** Height of a row of days (spec §9) and of a month's head, in CSS px on a 375 px wide screen. */
const ROW_PX = 72
const MONTH_HEAD_PX = 52

/** How far above and below the viewport's top months are rendered, in the same px: one screen and some more. */
const BEFORE_PX = 80
const AFTER_PX = 560

/** A month's weeks in rows and where it begins, in px from the calendar's top. */
export interface PlacedMonth {
  readonly month: CalendarMonth
  readonly weeks: readonly (readonly (string | null)[])[]
  readonly topPx: number
  readonly heightPx: number
}

/** Where each month stands when all are below each other. */
export function placedMonths(months: readonly CalendarMonth[], minDay: string, maxDay: string): PlacedMonth[] {
  let topPx = 0
  return months.map((month) => {
    const weeks = monthWeeks(month, minDay, maxDay)
    const placed = { month, weeks, topPx, heightPx: MONTH_HEAD_PX + weeks.length * ROW_PX }
    topPx += placed.heightPx
    return placed
  })
}

/** Keys of the months that are near what is seen when the calendar is scrolled so far. */
export function monthsNear(placed: readonly PlacedMonth[], scrolledPx: number): string[] {
  const [from, until] = [scrolledPx - BEFORE_PX, scrolledPx + AFTER_PX]
  return placed.filter((one) => one.topPx + one.heightPx > from && one.topPx < until).map(({ month }) => month.key)
}
