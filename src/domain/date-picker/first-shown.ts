import type { DateKind } from './date-kind'
import { dateRules, type DateLimits } from './date-rules'
import { fitMoment } from './fit-moment'
import { readMoment, writeMoment } from './moment-text'

/** What a date picker shows first: the value that there is, or the beginning of the current year (midnight for times), made to fit the limits. */
export function firstShown(kind: DateKind, value: string | null, limits: DateLimits): string {
  const rules = dateRules(kind, limits)
  const start = kind === 'time' ? [0, 0] : [limits.currentYear, 1, 1, 0, 0].slice(0, rules.min.length)
  return writeMoment(kind, fitMoment(rules, value === null ? start : readMoment(kind, value)))
}
