import type { CalendarDay } from '@/contract/stay'
import type { CalendarRules, DayFacts } from '@/domain/calendar/calendar-rules'
import { addDays, weekdayOf } from '@/domain/days/civil-day'
import { galleryToday } from './gallery-clock'

/** A calendar from the gallery's today over three weeks, with what a state changes. */
export const calendarRulesOf = (change: Partial<CalendarRules> = {}): CalendarRules => ({
  minDay: galleryToday,
  maxDay: '2026-12-13',
  dayLimitMin: 1,
  dayLimitMax: 30,
  dayStep: 1,
  allowsSameDay: false,
  ...change,
})

/** Facts of an ordinary day; weekends cost more. */
function ordinaryDay(date: string): CalendarDay {
  const amount = weekdayOf(date) >= 4 ? '1,480' : '980'
  return {
    date,
    isAvailable: true,
    closedBy: null,
    amount,
    totalMinor: amount === '980' ? 98_000 : 148_000,
    isLowest: false,
    holiday: null,
    stockLeft: null,
    checkinAllowed: true,
    checkoutAllowed: true,
    stayThroughAllowed: true,
    minNights: null,
    maxNights: null,
  }
}

const soldOut = {
  isAvailable: false,
  closedBy: 'no_inventory',
  amount: null,
  totalMinor: null,
  stockLeft: 0,
} as const

const SPECIAL: Readonly<Record<string, Partial<CalendarDay>>> = {
  '2026-11-25': { stockLeft: 2 },
  '2026-11-27': { checkinAllowed: false },
  '2026-11-28': { minNights: 2 },
  '2026-11-30': { amount: '820', totalMinor: 82_000, isLowest: true },
  '2026-12-01': { amount: '820', totalMinor: 82_000, isLowest: true },
  '2026-12-03': soldOut,
  '2026-12-05': { amount: '12.8k', totalMinor: 1_280_000, holiday: 'Lantern Festival' },
  '2026-12-06': { holiday: 'Lantern Festival' },
  '2026-12-07': { checkoutAllowed: false },
}

/** Facts of the gallery's calendars: prices, two lowest ones, a holiday, a sold-out night, a few rooms left, and days with rules of their own. */
export const galleryDays: DayFacts = Object.fromEntries(
  Array.from({ length: 30 }, (_, ahead) => addDays(galleryToday, ahead)).map((date) => [
    date,
    { ...ordinaryDay(date), ...SPECIAL[date] },
  ]),
)
