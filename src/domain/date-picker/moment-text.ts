import { dayNumber } from '../days/day-number'
import { dateUnits, type DateKind } from './date-kind'

const FORMS: Readonly<Record<DateKind, RegExp>> = {
  date: /^(\d{4})-(\d{2})-(\d{2})$/,
  'year-month': /^(\d{4})-(\d{2})$/,
  time: /^(\d{2}):(\d{2})$/,
  datetime: /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/,
}

/** The numbers of a date picker's value, in the order of its columns; throws RangeError on what is no such moment. */
export function readMoment(kind: DateKind, text: string): number[] {
  const match = FORMS[kind].exec(text)
  if (!match) throw new RangeError(`not a ${kind}: ${text}`)
  const parts = match.slice(1).map(Number)
  const of = (unit: string) => parts[dateUnits[kind].findIndex((name) => name === unit)]
  if (kind !== 'time') dayNumber(`${two(of('year') ?? 0, 4)}-${two(of('month') ?? 1)}-${two(of('day') ?? 1)}`)
  if ((of('hour') ?? 0) > 23 || (of('minute') ?? 0) > 59) throw new RangeError(`not a ${kind}: ${text}`)
  return parts
}

/** A date picker's value as text. */
export function writeMoment(kind: DateKind, parts: readonly number[]): string {
  const [days, clock] = kind === 'time' ? [[], parts] : [parts.slice(0, 3), parts.slice(3)]
  const texts = [
    days.map((part, at) => two(part, at === 0 ? 4 : 2)).join('-'),
    clock.map((part) => two(part)).join(':'),
  ]
  return texts.filter((text) => text !== '').join('T')
}

function two(part: number, digits = 2): string {
  return String(part).padStart(digits, '0')
}
