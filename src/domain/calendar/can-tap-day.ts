import type { CalendarRules, DayFacts, Picking } from './calendar-rules'
import { canEndOn } from './can-end-on'
import { canStartOn } from './can-start-on'

/** Whether a tap on a day does anything now: it can begin a stay, or end the one that has begun. */
export function canTapDay(day: string, picking: Picking, rules: CalendarRules, facts: DayFacts): boolean {
  return canStartOn(day, rules, facts) || (picking.step === 'end' && canEndOn(day, picking.checkIn, rules, facts))
}
