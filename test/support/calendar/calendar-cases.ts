import type { CalendarDay } from '@/contract/stay'
import type { CalendarRules, DayFacts, Picking } from '@/domain/calendar/calendar-rules'

/** The current day of the cases: a Saturday. */
export const today = '2026-11-21'

/** Rules of an ordinary calendar, with what a case changes. */
export function rulesWith(change: Partial<CalendarRules> = {}): CalendarRules {
  return {
    minDay: today,
    maxDay: '2027-05-21',
    dayLimitMin: 1,
    dayLimitMax: 30,
    dayStep: 1,
    allowsSameDay: false,
    ...change,
  }
}

/** Facts of days that are sold out. */
export function soldOut(...days: string[]): DayFacts {
  return Object.fromEntries(
    days.map((date) => [date, fact({ date, isAvailable: false, closedBy: 'no_inventory', amount: null })]),
  )
}

/** Facts of some days with a case's changes. */
export function factsOf(changes: Readonly<Record<string, Partial<CalendarDay>>>): DayFacts {
  return Object.fromEntries(Object.entries(changes).map(([date, change]) => [date, fact({ date, ...change })]))
}

/** One day's facts, with what a case changes. */
export function fact(change: Partial<CalendarDay> = {}): CalendarDay {
  return {
    date: today,
    isAvailable: true,
    closedBy: null,
    amount: '420',
    totalMinor: 42_000,
    isLowest: false,
    holiday: null,
    stockLeft: null,
    checkinAllowed: true,
    checkoutAllowed: true,
    stayThroughAllowed: true,
    minNights: null,
    maxNights: null,
    ...change,
  }
}

export const atStart: Picking = { step: 'start' }
export const from = (checkIn: string): Picking => ({ step: 'end', checkIn })
export const range = (checkIn: string, checkOut: string): Picking => ({ step: 'done', checkIn, checkOut })
