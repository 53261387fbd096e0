import { parseUtc } from '../days/civil-day'
import { dateUnits, type DateKind, type DateUnit } from './date-kind'

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
  const texts = [
    days.map((part, at) => two(part, at === 0 ? 4 : 2)).join('-'),
    clock.map((part) => two(part)).join(':'),
  ]
  return texts.filter((text) => text !== '').join('T')
}

function two(part: number, digits = 2): string {
  return String(part).padStart(digits, '0')
}
