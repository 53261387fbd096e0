import { parseUtc } from '@/domain/days/civil-day'

/** The parts that a date picker offers. Its values are text in local time: `YYYY-MM-DD`, `YYYY-MM`, `HH:mm`, `YYYY-MM-DDTHH:mm`. */
export type DateKind = 'date' | 'year-month' | 'time' | 'datetime'

/** A column of a date picker. */
export type DateUnit = 'year' | 'month' | 'day' | 'hour' | 'minute'

/** The columns of each kind, the largest first. */
export const dateUnits: Readonly<Record<DateKind, readonly DateUnit[]>> = {
  date: ['year', 'month', 'day'],
  'year-month': ['year', 'month'],
  time: ['hour', 'minute'],
  datetime: ['year', 'month', 'day', 'hour', 'minute'],
}

const FORMATS: Readonly<Record<DateKind, string>> = {
  date: 'YYYY-MM-DD',
  'year-month': 'YYYY-MM',
  time: 'HH:mm',
  datetime: 'YYYY-MM-DDTHH:mm',
}

/** The numbers of a date picker's value, in the order of its columns; throws RangeError on what is no such moment. */
export function readMoment(kind: DateKind, text: string): number[] {
  const moment = kind === 'time' ? parseUtc(`2000-01-01T${text}`, FORMATS.datetime) : parseUtc(text, FORMATS[kind])
  const parts: Readonly<Record<DateUnit, number>> = {
    year: moment.year(),
    month: moment.month() + 1,
    day: moment.date(),
    hour: moment.hour(),
    minute: moment.minute(),
  }
  return dateUnits[kind].map((unit) => parts[unit])
}

/** A date picker's value as text. */
export function writeMoment(kind: DateKind, parts: readonly number[]): string {
  const [days, clock] = kind === 'time' ? [[], parts] : [parts.slice(0, 3), parts.slice(3)]
  const fields = [
    days.map((part, at) => two(part, at === 0 ? 4 : 2)).join('-'),
    clock.map((part) => two(part)).join(':'),
  ]
  return fields.filter((text) => text !== '').join('T')
}

function two(part: number, digits = 2): string {
  return String(part).padStart(digits, '0')
}

/** Limits of a date picker: moments from min to max, both included, whose numbers pass the filter. */
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
