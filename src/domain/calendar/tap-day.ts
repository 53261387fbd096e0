import type { CalendarRules, DayFacts, Picking } from './calendar-rules'
import { canEndOn } from './can-end-on'
import { canReach } from './can-reach'
import { canStartOn } from './can-start-on'
import { fixedRange } from './fixed-range'

/** What a tap on a day makes of the choice (spec §4): start, then end; an earlier end, or a range over sold-out nights, begins again from that day; a day that can't be chosen changes nothing. */
export function tapDay(picking: Picking, day: string, rules: CalendarRules, facts: DayFacts): Picking {
  if (picking.step === 'end') {
    const { checkIn } = picking
    if (canEndOn(day, checkIn, rules, facts)) return { step: 'done', checkIn, checkOut: day }
    if (day === checkIn || canReach(day, checkIn, rules, facts)) return picking
  }
  if (!canStartOn(day, rules, facts)) return picking
  const range = fixedRange(day, rules, facts)
  return range ? { step: 'done', ...range } : { step: 'end', checkIn: day }
}
