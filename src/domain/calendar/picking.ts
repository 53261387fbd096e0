import { type CalendarRules, type DateRange, type DayFacts, isNightFree, type Picking } from './calendar-rules'
import { canEndOn, canReach, canStartOn, fixedRange, isInside } from './ranges'

/** A range that was chosen elsewhere as the calendar's state; one that does not fit the limits, the sold-out nights or the days of check-in and check-out is dropped. */
export function pickRange(range: DateRange | null, rules: CalendarRules, facts: DayFacts): Picking {
  if (!range || !isInside(range.checkIn, rules)) return { step: 'start' }
  const { checkIn, checkOut } = range
  const canBegin = isNightFree(checkIn, facts) && facts[checkIn]?.checkinAllowed !== false
  return canBegin && canEndOn(checkOut, checkIn, rules, facts) ? { step: 'done', checkIn, checkOut } : { step: 'start' }
}

/** What is left of a choice when more has become known of the days: a check-in or a range that can't be had is dropped. */
export function keepPicking(picking: Picking, rules: CalendarRules, facts: DayFacts): Picking {
  if (picking.step === 'start') return picking
  if (picking.step === 'done') return pickRange(picking, rules, facts)
  return canStartOn(picking.checkIn, rules, facts) ? picking : { step: 'start' }
}

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

/** Whether a tap on a day chooses it now: it can begin a stay, or end the one that has begun. */
export function canTapDay(day: string, picking: Picking, rules: CalendarRules, facts: DayFacts): boolean {
  return tapDay(picking, day, rules, facts) !== picking
}
