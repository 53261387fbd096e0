import { addDays, addMonths, daysInMonth, isDay, monthOf, weekdayOf, yearOf } from '@/domain/days/civil-day'
import { type DateContext, type DateMeaning, fault, looseSpan, oneDay, span } from './date-rule'

const two = (value: number) => String(value).padStart(2, '0')

/** A civil day by its numbers; null where the calendar has none. */
function dayOf(year: number, month: number, date: number): string | null {
  const day = `${year}-${two(month)}-${two(date)}`
  return isDay(day) ? day : null
}

/** The first day with this month and date, of the given year or else from a day on. */
export function monthDay(
  { month, date, year = null }: { month: number; date: number; year?: number | null },
  { today }: DateContext,
  after: string | null,
): DateMeaning {
  if (year !== null) {
    const day = dayOf(year, month, date)
    return day === null ? fault('impossible') : oneDay(day)
  }
  const from = after ?? today
  const days = [0, 1].flatMap((ahead) => dayOf(yearOf(from) + ahead, month, date) ?? [])
  const day = days.find((one) => one >= from)
  return day === undefined ? fault('impossible') : oneDay(day)
}

/** The first day of the month's given date, from a day on or in a given month. */
export function dayOfMonth(date: number, { today }: DateContext, after: string | null, month?: string): DateMeaning {
  if (date < 1 || date > 31) return fault('impossible')
  const from = after ?? today
  const months =
    month === undefined ? [0, 1, 2].map((ahead) => monthOf(addMonths(`${monthOf(from)}-01`, ahead))) : [month]
  const days = months.flatMap((one) => dayIn(one, date) ?? [])
  const day = month === undefined ? days.find((one) => (after === null ? one >= from : one > from)) : days[0]
  return day === undefined ? fault('impossible') : oneDay(day)
}

const dayIn = (month: string, date: number): string | null => {
  const day = `${month}-${two(date)}`
  return isDay(day) ? day : null
}

/** Two dates of one month as a stay; a second date at the beginning of the next month is one of that month. */
export function monthPair(
  { month, from, to, year = null }: { month: number; from: number; to: number; year?: number | null },
  context: DateContext,
): DateMeaning {
  const first = monthDay({ month, date: from, year }, context, null)
  if (first.kind !== 'day') return first
  const isNextMonth = to < from && from >= LATE_DATE && to <= EARLY_DATE
  const base = isNextMonth ? addMonths(`${monthOf(first.day)}-01`, 1) : first.day
  const last = dayIn(monthOf(base), to)
  if (last === null) return fault('impossible')
  return last <= first.day ? fault('order') : span(first.day, last)
}

const LATE_DATE = 24
const EARLY_DATE = 10

const FRIDAY = 4
const SUNDAY = 6

/** The Monday of a day's week, or of a later week. */
const mondayOf = (day: string, weeksAhead = 0): string => addDays(day, 7 * weeksAhead - weekdayOf(day))

/** Friday to Sunday of this calendar week or a later one; without nights that are over. On a Sunday this weekend is the coming one. */
export function weekend(today: string, weeksAhead: number): DateMeaning {
  const ahead = weeksAhead === 0 && weekdayOf(today) === SUNDAY ? 1 : weeksAhead
  const friday = addDays(mondayOf(today, ahead), FRIDAY)
  const sunday = addDays(friday, 2)
  if (sunday <= today) return fault('past')
  return span(friday < today ? today : friday, sunday)
}

/** The weekend of the calendar week of a day. */
export function weekendAround(day: string): DateMeaning {
  const friday = addDays(mondayOf(day), FRIDAY)
  return span(friday, addDays(friday, 2))
}

/** The first such weekday (0 is Monday) from today on, or after the first day of a stay. */
export function nextWeekday(weekday: number, { today }: DateContext, after: string | null): DateMeaning {
  const from = after === null ? today : addDays(after, 1)
  return oneDay(addDays(from, (weekday - weekdayOf(from) + 7) % 7))
}

/** A weekday (0 is Monday) of this calendar week or a later one. */
export const weekdayAhead = (weekday: number, weeksAhead: number, { today }: DateContext): DateMeaning =>
  oneDay(addDays(mondayOf(today, weeksAhead), weekday))

/** The month `YYYY-MM` with a number from today on, of the given year if there is one. */
export function comingMonth(month: number, { today }: DateContext, year: number | null = null): string {
  const own = year ?? yearOf(today)
  const isOver = year === null && `${own}-${two(month)}` < monthOf(today)
  return `${isOver ? own + 1 : own}-${two(month)}`
}

/** The month `YYYY-MM` that is `months` after today's. */
export const monthAhead = ({ today }: DateContext, months: number): string =>
  monthOf(addMonths(`${monthOf(today)}-01`, months))

/** A part of a month that a stay is wanted in. */
export type MonthPart = 'early' | 'mid' | 'late'

const PART_NIGHTS = 3

/** Three nights at the beginning, in the middle or at the end of a month, from today on. */
export function monthPart(month: string, part: MonthPart, { today }: DateContext): DateMeaning {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const last = `${month}-${two(daysInMonth(year, number))}`
  const usual = { early: `${month}-01`, mid: `${month}-14`, late: addDays(last, -PART_NIGHTS) }[part]
  const end = addDays(usual, PART_NIGHTS)
  if (end <= today) return fault('past')
  return looseSpan(usual < today ? today : usual, end)
}

const WEEK = 7

/** The first, second … week of a month as seven nights; -1 is the last. */
export function weekOfMonth(month: string, index: number, { today }: DateContext): DateMeaning {
  const next = addMonths(`${month}-01`, 1)
  const first = index < 0 ? addDays(next, -WEEK) : addDays(`${month}-01`, WEEK * index)
  const end = addDays(first, WEEK)
  if (end <= today) return fault('past')
  return looseSpan(first < today ? today : first, end)
}

/** The first, second … weekend of a month by its Friday; -1 is the last. */
export function weekendOfMonth(month: string, index: number): DateMeaning {
  const first = `${month}-01`
  const firstFriday = addDays(first, (FRIDAY - weekdayOf(first) + 7) % 7)
  const fridays = [0, 1, 2, 3, 4]
    .map((weeks) => addDays(firstFriday, weeks * WEEK))
    .filter((day) => monthOf(day) === month)
  const friday = fridays.at(index)
  return friday === undefined ? fault('impossible') : span(friday, addDays(friday, 2))
}
