import type { UpcomingHoliday } from '@/contract/stay'
import { addDays, nightsBetween, weekdayOf } from '../days/civil-day'
import type { CalendarRules, DateRange, DayFacts } from './calendar-rules'
import { canStartOn } from './can-start-on'
import { endAfter } from './end-after'

/** Ranges that one tap chooses. */
export interface CalendarShortcut extends DateRange {
  readonly label: string
}

const FRIDAY = 4

/** Shortcuts that a calendar has at most (spec §9). */
const MOST = 4

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
  return all.filter(isFirst).slice(0, MOST)
}

function fitting(range: CalendarShortcut, rules: CalendarRules, facts: DayFacts): CalendarShortcut | null {
  const { checkIn, checkOut } = range
  if (!canStartOn(checkIn, rules, facts)) return null
  const end = endAfter(nightsBetween(checkIn, checkOut) - 1, checkIn, rules, facts)
  return end === null ? null : { ...range, checkOut: end }
}
