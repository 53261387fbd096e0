import type { DateKind, DateUnit } from './date-kind'
import { readMoment } from './moment-text'

/** What a date picker lets be chosen: moments from min to max, both included, whose numbers the filter keeps. */
export interface DateRules {
  readonly kind: DateKind
  readonly min: readonly number[]
  readonly max: readonly number[]
  readonly filter?: (unit: DateUnit, values: readonly number[]) => readonly number[]
}

/** Bounds of a date picker as its user gives them. */
export interface DateLimits extends Pick<DateRules, 'filter'> {
  /** The year that the default range is counted from. */
  readonly currentYear: number
  readonly min?: string
  readonly max?: string
}

/** Years before and after the current one that can be chosen by default (spec §9). */
const YEARS_AROUND = 10

/** The rules of a date picker; throws RangeError where the range is empty. */
export function dateRules(kind: DateKind, { currentYear, min, max, filter }: DateLimits): DateRules {
  const rules = {
    kind,
    min: min === undefined ? firstMoment(kind, currentYear - YEARS_AROUND) : readMoment(kind, min),
    max: max === undefined ? lastMoment(kind, currentYear + YEARS_AROUND) : readMoment(kind, max),
    filter,
  }
  if (compareMoments(rules.min, rules.max) > 0) throw new RangeError(`no ${kind} from ${min} to ${max}`)
  return rules
}

/** Negative where the first moment is earlier, positive where it is later, 0 where they are the same. */
export function compareMoments(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((part, index) => part !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

function firstMoment(kind: DateKind, year: number): number[] {
  if (kind === 'time') return [0, 0]
  return [year, 1, 1, 0, 0].slice(0, { date: 3, 'year-month': 2, datetime: 5 }[kind])
}

function lastMoment(kind: DateKind, year: number): number[] {
  if (kind === 'time') return [23, 59]
  return [year, 12, 31, 23, 59].slice(0, { date: 3, 'year-month': 2, datetime: 5 }[kind])
}
