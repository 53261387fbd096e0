import { daysInMonth } from '@/domain/days/civil-day'
import {
  compareMoments,
  type DateKind,
  type DateLimits,
  type DateRules,
  dateRules,
  type DateUnit,
  dateUnits,
  readMoment,
  writeMoment,
} from './moment'
import { monthName } from '@/domain/days/format-day'
import type { PickerColumn } from '../picker/options'

/** The numbers that can be chosen in a column after the choice in the columns before it; none that leads to no moment at all. */
export function unitValues(rules: DateRules, before: readonly number[]): number[] {
  const values = allowedValues(rules, before)
  return rules.filter ? values.filter((value) => leadsOn(rules, [...before, value])) : values
}

function leadsOn(rules: DateRules, before: readonly number[]): boolean {
  if (before.length === dateUnits[rules.kind].length) return true
  return allowedValues(rules, before).some((value) => leadsOn(rules, [...before, value]))
}

function allowedValues({ kind, min, max, filter }: DateRules, before: readonly number[]): number[] {
  const depth = before.length
  const unit = dateUnits[kind][depth]
  if (!unit) return []
  const isFirst = before.every((part, at) => part === min[at])
  const isLast = before.every((part, at) => part === max[at])
  const [lowest, highest] = unitRange(unit, before)
  const from = isFirst ? (min[depth] ?? lowest) : lowest
  const to = isLast ? (max[depth] ?? highest) : highest
  const values = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
  return filter ? values.filter((value) => filter(unit, values).includes(value)) : values
}

function unitRange(unit: DateUnit, [year = 0, month = 1]: readonly number[]): [number, number] {
  switch (unit) {
    case 'year':
      return [0, 9999]
    case 'month':
      return [1, 12]
    case 'day':
      return [1, daysInMonth(year, month)]
    case 'hour':
      return [0, 23]
    case 'minute':
      return [0, 59]
  }
}

/** The selectable moment nearest to a wanted one. The day is cut to the month's length, then the moment to min and max (spec §5). Each number then moves to the nearest allowed one. Throws RangeError where the filter allows none. */
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

/** The moment after one column was turned to a number; the others follow as far as the rules require. */
export function changeMoment(rules: DateRules, moment: readonly number[], column: number, value: number): number[] {
  return fitMoment(
    rules,
    moment.map((part, at) => (at === column ? value : part)),
  )
}

/** How a number of a column is written. */
export type DateFormat = (unit: DateUnit, value: number) => string

/** A date picker's columns for a moment that fits its rules: what is shown, what it stands for, and which is chosen. */
interface DateColumns {
  readonly columns: readonly PickerColumn[]
  readonly values: readonly (readonly number[])[]
  readonly indexes: readonly number[]
}

const LABELS: Readonly<Record<DateUnit, string>> = {
  year: 'Year',
  month: 'Month',
  day: 'Day',
  hour: 'Hour',
  minute: 'Minute',
}

const plainFormat: DateFormat = (unit, value) => {
  if (unit === 'month') return monthName(value)
  return unit === 'hour' || unit === 'minute' ? String(value).padStart(2, '0') : String(value)
}

/** The columns that show a moment. */
export function dateColumns(
  rules: DateRules,
  moment: readonly number[],
  format: DateFormat = plainFormat,
): DateColumns {
  const values = dateUnits[rules.kind].map((_, depth) => unitValues(rules, moment.slice(0, depth)))
  const columns = dateUnits[rules.kind].map((unit, depth) => ({
    label: LABELS[unit],
    options: (values[depth] ?? []).map((value) => ({ text: format(unit, value) })),
  }))
  return { columns, values, indexes: values.map((list, depth) => list.indexOf(moment[depth] ?? 0)) }
}

/** What a date picker shows first: the value that there is, or the beginning of the current year (midnight for times), made to fit the limits. */
export function firstShown(kind: DateKind, value: string | null, limits: DateLimits): string {
  const rules = dateRules(kind, limits)
  const start = kind === 'time' ? [0, 0] : [limits.currentYear, 1, 1, 0, 0].slice(0, rules.min.length)
  return writeMoment(kind, fitMoment(rules, value === null ? start : readMoment(kind, value)))
}
