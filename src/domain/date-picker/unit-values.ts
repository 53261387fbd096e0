import { daysInMonth } from '../days/civil-day'
import { dateUnits, type DateUnit } from './date-kind'
import type { DateRules } from './date-rules'

/** The numbers that can be chosen in a column after the choice in the columns before it; none that leads to no moment at all. */
export function unitValues(rules: DateRules, before: readonly number[]): number[] {
  const values = keptValues(rules, before)
  return rules.filter ? values.filter((value) => leadsOn(rules, [...before, value])) : values
}

function leadsOn(rules: DateRules, before: readonly number[]): boolean {
  if (before.length === dateUnits[rules.kind].length) return true
  return keptValues(rules, before).some((value) => leadsOn(rules, [...before, value]))
}

function keptValues({ kind, min, max, filter }: DateRules, before: readonly number[]): number[] {
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
