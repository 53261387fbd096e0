import { daysInMonth } from '../days/civil-day'
import { dateUnits } from './date-kind'
import { compareMoments, type DateRules } from './date-rules'
import { unitValues } from './unit-values'

/** The moment that can be chosen next to a wanted one: the day is cut to the month's length, then the whole to min and max (spec §5), then each number to the nearest that the filter keeps; throws RangeError where the filter keeps none. */
export function fitMoment(rules: DateRules, wanted: readonly number[]): number[] {
  const moment = withinLimits(rules, withMonthLength(wanted, rules))
  const fitted: number[] = []
  for (const part of moment) {
    const values = unitValues(rules, fitted)
    const [first, ...rest] = values
    if (first === undefined) throw new RangeError(`the filter leaves no ${rules.kind} to choose`)
    fitted.push(rest.reduce((best, value) => (Math.abs(value - part) < Math.abs(best - part) ? value : best), first))
  }
  return fitted
}

function withMonthLength(moment: readonly number[], { kind }: DateRules): readonly number[] {
  const dayAt = dateUnits[kind].indexOf('day')
  if (dayAt < 0) return moment
  const [year = 0, month = 1, day = 1] = moment
  return moment.map((part, at) => (at === dayAt ? Math.min(day, daysInMonth(year, month)) : part))
}

function withinLimits({ min, max }: DateRules, moment: readonly number[]): readonly number[] {
  if (compareMoments(moment, min) < 0) return min
  return compareMoments(moment, max) > 0 ? max : moment
}
