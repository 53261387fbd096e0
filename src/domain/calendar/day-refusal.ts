import type { CalendarRules, DayFacts, DayRefusal, Picking } from './calendar-rules'
import { endRefusal } from './end-refusal'
import { isInside } from './is-inside'
import { startRefusal } from './start-refusal'

/** The reason why a day is no good for the choice so far: no good beginning before check-in is chosen or as a new one, no good end after it; null for days that are fine and for those outside the calendar, which take no taps. */
export function dayRefusal(day: string, picking: Picking, rules: CalendarRules, facts: DayFacts): DayRefusal | null {
  if (!isInside(day, rules)) return null
  if (picking.step !== 'end' || day < picking.checkIn) return startRefusal(day, rules, facts)
  if (day === picking.checkIn) return null
  return endRefusal({ checkIn: picking.checkIn, checkOut: day }, rules, facts)
}
