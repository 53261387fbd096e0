import { nightsAllowed } from '../stays/nights'
import { calendarText } from '../text/app-text'
import type { CalendarRules, DayFacts, Picking } from './calendar-rules'
import { rangeMessage } from './range-message'

/** Why the choice can't be confirmed yet, in the specification's words (§5, byte for byte), or null when it can. */
export function stayMessage(picking: Picking, rules: CalendarRules, facts: DayFacts): string | null {
  if (picking.step === 'start') return calendarText.noCheckIn
  if (picking.step === 'done') return rangeMessage(picking, rules, facts)
  const { dayLimitMin } = nightsAllowed(rules, facts[picking.checkIn])
  return dayLimitMin > 1 && !rules.allowsSameDay ? calendarText.selectAtLeast(dayLimitMin) : calendarText.noCheckOut
}
