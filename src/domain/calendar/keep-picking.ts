import type { CalendarRules, DayFacts, Picking } from './calendar-rules'
import { canStartOn } from './can-start-on'
import { pickRange } from './pick-range'

/** What is left of a choice when more has become known of the days: a check-in or a range that can't be had is dropped. */
export function keepPicking(picking: Picking, rules: CalendarRules, facts: DayFacts): Picking {
  if (picking.step === 'start') return picking
  if (picking.step === 'done') return pickRange(picking, rules, facts)
  return canStartOn(picking.checkIn, rules, facts) ? picking : { step: 'start' }
}
