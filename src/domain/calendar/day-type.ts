import type { CalendarRules, DayFacts, Picking } from './calendar-rules'
import { canTapDay } from './can-tap-day'

/** How a day is rendered (spec §4); plain is any other day that can be chosen. */
export type DayType =
  | 'disabled'
  | 'start'
  | 'end'
  | 'middle'
  | 'start-end'
  | 'selected'
  | 'multiple-selected'
  | 'multiple-middle'
  | 'plain'

/** The type of a day for the range chosen so far. */
export function dayType(day: string, picking: Picking, rules: CalendarRules, facts: DayFacts): DayType {
  const chosen = chosenType(day, picking)
  if (chosen) return chosen
  return canTapDay(day, picking, rules, facts) ? 'plain' : 'disabled'
}

function chosenType(day: string, picking: Picking): DayType | null {
  if (picking.step === 'start') return null
  if (picking.step === 'end') return day === picking.checkIn ? 'start' : null
  const { checkIn, checkOut } = picking
  if (day === checkIn) return checkIn === checkOut ? 'start-end' : 'start'
  if (day === checkOut) return 'end'
  return checkIn < day && day < checkOut ? 'middle' : null
}
