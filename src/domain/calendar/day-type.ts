import { type CalendarRules, type DayFacts, isNightFree, type Picking } from './calendar-rules'
import { canTapDay } from './picking'
import { isInside } from './ranges'
import { addDays } from '../days/civil-day'

/** How a day is rendered (spec §4); plain is any other day that can be chosen. */
export type DayType =
  | 'disabled'
  | 'start'
  | 'end'
  | 'middle'
  | 'start-end'
  | 'selected'
  | 'multiple-selected'
  | 'multiple-middle'
  | 'plain'

/** The type of a day for the range chosen so far. */
export function dayType(day: string, picking: Picking, rules: CalendarRules, facts: DayFacts): DayType {
  const chosen = chosenType(day, picking)
  if (chosen) return chosen
  return canTapDay(day, picking, rules, facts) ? 'plain' : 'disabled'
}

/** The type of a day within the choice; null for a day outside it. */
export function chosenType(day: string, picking: Picking): DayType | null {
  if (picking.step === 'start') return null
  if (picking.step === 'end') return day === picking.checkIn ? 'start' : null
  const { checkIn, checkOut } = picking
  if (day === checkIn) return checkIn === checkOut ? 'start-end' : 'start'
  if (day === checkOut) return 'end'
  return checkIn < day && day < checkOut ? 'middle' : null
}

/** Whether single days are chosen one at a time or several side by side. */
export type SingleDaysMode = 'single' | 'multiple'

/** Whether a single day can be chosen: inside the limits and its night free. */
function canChooseDay(day: string, rules: Pick<CalendarRules, 'minDay' | 'maxDay'>, facts: DayFacts): boolean {
  return isInside(day, rules) && isNightFree(day, facts)
}

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
