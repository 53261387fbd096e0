import type { UpcomingHoliday } from '@/contract/stay'
import { addDays, nightsBetween, weekdayOf } from '../days/civil-day'
import type { CalendarRules, DateRange, DayFacts } from './calendar-rules'
import { canStartOn, endAfter } from './ranges'

/** Ranges that one tap chooses. */
export interface CalendarShortcut extends DateRange {
  readonly label: string
}

const FRIDAY = 4

/** Shortcuts that a calendar has at most (spec §9). */
const MOST_SHORTCUTS = 4

/** Returns at most four ranges (spec §2): today, this and next Friday/Saturday, and the server's first available holiday. Each is extended to the next stay that meets all rules; unavailable ones are left out. */
export function calendarShortcuts(
  today: string,
  rules: CalendarRules,
  facts: DayFacts,
  holidays: readonly UpcomingHoliday[],
): CalendarShortcut[] {
  const thisFriday = addDays(today, FRIDAY - weekdayOf(today))
  const offered = (ranges: readonly CalendarShortcut[]) => ranges.flatMap((range) => fitting(range, rules, facts) ?? [])
  const fixed = offered([
    { label: 'Tonight', checkIn: today, checkOut: addDays(today, 1) },
    { label: 'This Fri–Sat', checkIn: thisFriday, checkOut: addDays(thisFriday, 1) },
    { label: 'Next Fri–Sat', checkIn: addDays(thisFriday, 7), checkOut: addDays(thisFriday, 8) },
  ])
  const holiday = offered(holidays.map(({ name, checkIn, checkOut }) => ({ label: name, checkIn, checkOut }))).slice(
    0,
    1,
  )
  const all = [...fixed, ...holiday]
  const isFirst = (range: CalendarShortcut, index: number) =>
    all.findIndex(({ checkIn, checkOut }) => checkIn === range.checkIn && checkOut === range.checkOut) === index
  return all.filter(isFirst).slice(0, MOST_SHORTCUTS)
}

function fitting(range: CalendarShortcut, rules: CalendarRules, facts: DayFacts): CalendarShortcut | null {
  const { checkIn, checkOut } = range
  if (!canStartOn(checkIn, rules, facts)) return null
  const end = endAfter(nightsBetween(checkIn, checkOut) - 1, checkIn, rules, facts)
  return end === null ? null : { ...range, checkOut: end }
}

/** Maximum number of holidays for a calendar: the next may be sold out. */
const MOST_HOLIDAYS = 3

/** Next public holidays of a country from today on, in order; half-open ranges of days. `names` is by day; a holiday in progress begins today. */
export function upcomingHolidays(names: ReadonlyMap<string, string>, today: string): UpcomingHoliday[] {
  const days = [...names.keys()].filter((day) => day >= today).sort()
  const holidays: UpcomingHoliday[] = []
  for (const day of days) {
    const name = names.get(day) ?? ''
    const last = holidays.at(-1)
    if (last?.name === name && last.checkOut === day) last.checkOut = addDays(day, 1)
    else if (holidays.length === MOST_HOLIDAYS) break
    else holidays.push({ name, checkIn: day, checkOut: addDays(day, 1) })
  }
  return holidays
}
