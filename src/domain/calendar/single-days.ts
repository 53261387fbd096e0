import type { CalendarRules, DayFacts } from './calendar-rules'
import { isInside } from './is-inside'
import { isNightFree } from './is-night-free'

/** Whether single days are chosen one at a time or several side by side. */
export type SingleDaysMode = 'single' | 'multiple'

/** Whether a single day can be chosen: inside the limits and its night free. */
export function canChooseDay(day: string, rules: Pick<CalendarRules, 'minDay' | 'maxDay'>, facts: DayFacts): boolean {
  return isInside(day, rules) && isNightFree(day, facts)
}
