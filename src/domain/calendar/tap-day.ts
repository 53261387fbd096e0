import type { CalendarRules, DayFacts, Picking } from './calendar-rules'
import { canEndOn } from './can-end-on'
import { canStartOn } from './can-start-on'
import { fixedRange } from './fixed-range'

/** What a tap on a day makes of the choice (spec §4): start, then end; an earlier end, or a range over sold-out nights, begins again from that day; a disabled day changes nothing. */
export function tapDay(picking: Picking, day: string, rules: CalendarRules, facts: DayFacts): Picking {
  if (picking.step === 'end' && canEndOn(day, picking.checkIn, rules, facts)) {
    return { step: 'done', checkIn: picking.checkIn, checkOut: day }
  }
  if (!canStartOn(day, rules, facts)) return picking
  const range = fixedRange(day, rules)
  return range ? { step: 'done', ...range } : { step: 'end', checkIn: day }
}
