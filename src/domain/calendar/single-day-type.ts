import { addDays } from '../days/civil-day'
import type { CalendarRules, DayFacts } from './calendar-rules'
import type { DayType } from './day-type'
import { canChooseDay, type SingleDaysMode } from './single-days'

/** The type of a day where single days are chosen (spec §4); multiple-middle is a chosen day between two chosen neighbours. */
export function singleDayType(
  day: string,
  days: readonly string[],
  mode: SingleDaysMode,
  rules: Pick<CalendarRules, 'minDay' | 'maxDay'>,
  facts: DayFacts,
): DayType {
  if (!days.includes(day)) return canChooseDay(day, rules, facts) ? 'plain' : 'disabled'
  if (mode === 'single') return 'selected'
  const isBetween = days.includes(addDays(day, -1)) && days.includes(addDays(day, 1))
  return isBetween ? 'multiple-middle' : 'multiple-selected'
}
