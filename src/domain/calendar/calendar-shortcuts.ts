import { addDays } from '../days/add-days'
import { weekdayOf } from '../days/weekday-of'
import type { CalendarRules, DateRange, DayFacts } from './calendar-rules'
import { holidayRange } from './holiday-range'
import { isRangeFree } from './is-range-free'
import { stayMessage } from './stay-message'

/** Ranges that one tap chooses. */
export interface CalendarShortcut extends DateRange {
  readonly label: string
}

const FRIDAY = 4

/** At most four ranges (spec §2): today, this and next Friday/Saturday, and a holiday, each lengthened to the shortest stay allowed; those that can't be had are left out. */
export function calendarShortcuts(today: string, rules: CalendarRules, facts: DayFacts): CalendarShortcut[] {
  const thisFriday = addDays(today, FRIDAY - weekdayOf(today))
  const holiday = holidayRange(today, facts)
  const wanted: CalendarShortcut[] = [
    { label: 'Tonight', checkIn: today, checkOut: addDays(today, 1) },
    { label: 'This Fri–Sat', checkIn: thisFriday, checkOut: addDays(thisFriday, 1) },
    { label: 'Next Fri–Sat', checkIn: addDays(thisFriday, 7), checkOut: addDays(thisFriday, 8) },
    ...(holiday ? [{ label: holiday.name, checkIn: holiday.checkIn, checkOut: holiday.checkOut }] : []),
  ]
  const fitting = wanted.map((range) => lengthened(range, rules)).filter((range) => isOffered(range, rules, facts))
  return fitting.filter((range, index) => fitting.findIndex((other) => other.checkIn === range.checkIn) === index)
}

function lengthened(range: CalendarShortcut, { dayLimitMin }: CalendarRules): CalendarShortcut {
  const shortest = addDays(range.checkIn, dayLimitMin)
  return shortest > range.checkOut ? { ...range, checkOut: shortest } : range
}

function isOffered(range: CalendarShortcut, rules: CalendarRules, facts: DayFacts): boolean {
  const isInside = range.checkIn >= rules.minDay && range.checkOut <= rules.maxDay
  return isInside && isRangeFree(range, facts) && stayMessage({ step: 'done', ...range }, rules) === null
}
