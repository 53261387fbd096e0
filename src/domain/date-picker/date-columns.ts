import { monthName } from '../days/format-day'
import type { PickerColumn } from '../picker/picker-option'
import { dateUnits, type DateUnit } from './date-kind'
import type { DateRules } from './date-rules'
import { unitValues } from './unit-values'

/** How a number of a column is written. */
export type DateFormat = (unit: DateUnit, value: number) => string

/** A date picker's columns for a moment that fits its rules: what is shown, what it stands for, and which is chosen. */
export interface DateColumns {
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
