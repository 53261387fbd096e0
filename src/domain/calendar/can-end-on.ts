import type { CalendarRules, DayFacts } from './calendar-rules'
import { canReach } from './can-reach'

/** Whether a tap on a day ends the stay that began on checkIn: it can be reached over free nights and check-out is allowed; how many nights it makes is for the message to judge. */
export function canEndOn(day: string, checkIn: string, rules: CalendarRules, facts: DayFacts): boolean {
  return canReach(day, checkIn, rules, facts) && facts[day]?.checkoutAllowed !== false
}
