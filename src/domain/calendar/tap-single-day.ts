import type { CalendarRules, DayFacts } from './calendar-rules'
import { canChooseDay, type SingleDaysMode } from './single-days'

/** What a tap on a day makes of the chosen days, in order: another one day, or with several one more or one fewer; a day that can't be chosen changes nothing. */
export function tapSingleDay(
  days: readonly string[],
  day: string,
  mode: SingleDaysMode,
  rules: Pick<CalendarRules, 'minDay' | 'maxDay'>,
  facts: DayFacts,
): readonly string[] {
  if (mode === 'multiple' && days.includes(day)) return days.filter((one) => one !== day)
  if (!canChooseDay(day, rules, facts)) return days
  return mode === 'single' ? [day] : [...days, day].sort()
}
