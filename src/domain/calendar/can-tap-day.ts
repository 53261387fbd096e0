import type { CalendarRules, DayFacts, Picking } from './calendar-rules'
import { tapDay } from './tap-day'

/** Whether a tap on a day chooses it now: it can begin a stay, or end the one that has begun. */
export function canTapDay(day: string, picking: Picking, rules: CalendarRules, facts: DayFacts): boolean {
  return tapDay(picking, day, rules, facts) !== picking
}
