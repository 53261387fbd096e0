import type { CalendarRules, DayFacts, DayRefusal, Picking } from './calendar-rules'
import { endRefusal } from './end-refusal'
import { isInside } from './is-inside'
import { startRefusal } from './start-refusal'

/** Why what has been chosen can't be had as it stands, with one tap that mends it; null where nothing is wrong with it so far. */
export function pickingRefusal(picking: Picking, rules: CalendarRules, facts: DayFacts): DayRefusal | null {
  if (picking.step === 'start' || !isInside(picking.checkIn, rules)) return null
  const isBegun = picking.step === 'end'
  return startRefusal(picking.checkIn, rules, facts) ?? (isBegun ? null : endRefusal(picking, rules, facts))
}
