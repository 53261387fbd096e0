import type { CalendarRules, DayFacts, Picking } from './calendar-rules'
import { pickRange } from './pick-range'
import { stayMessage } from './stay-message'

/** Whether Confirm is enabled (spec §4): both days are set and the stay meets all rules. */
export function canConfirm(picking: Picking, rules: CalendarRules, facts: DayFacts): boolean {
  if (picking.step !== 'done' || pickRange(picking, rules, facts).step !== 'done') return false
  return stayMessage(picking, rules, facts) === null
}
