import { addDays, addMonths, isDay } from '@/domain/days/civil-day'
import { ENGLISH_COUNT, readCount } from '../numbers'
import { comingMonth, dayOfMonth, monthAhead, monthDay, monthPair, nextWeekday, weekdayAhead } from './day-math'
import { always, type DateContext, type DateRule, dateRule, fault, oneDay, span } from './date-rule'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Source of a pattern for a month's English name. */
export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?(?![a-z])'

/** The number of a month by its English name, from 1. */
export const monthNumber = (name: string): number => MONTHS.indexOf(name.slice(0, 3)) + 1

const DATE = '(\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = '(?:,? +(?:of +)?(20\\d\\d))?(?!\\d)'
const DASH = ' *(?:-|–|—|~|to|till|until|through|thru|and|&) *(?:the +)?'
const NO_UNIT =
  '(?! *(?:nights?|days?|people|persons?|adults?|guests?|pax|rooms?|stars?|kids?|child|children|weeks?|or \\d+ nights?)(?![a-z]))'
const NO_WORD = '(?<![a-z0-9])'

const yearIn = (text: string | undefined): number | null => (text === undefined ? null : Number(text))

/** 5/6 by the habit of the traveler's language, unless only one way is in the calendar. */
function slashed(one: number, other: number, year: number | null, context: DateContext) {
  const isMonthFirst = one > 12 ? false : other > 12 ? true : context.isMonthFirst
  const [month, date] = isMonthFirst ? [one, other] : [other, one]
  return { month, date, year }
}

const fullYear = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text) + (text.length === 2 ? 2000 : 0)

const numbered: readonly DateRule[] = [
  dateRule(`(?<![\\d.-])(20\\d\\d)[-/.](\\d{1,2})[-/.](\\d{1,2})(?!\\d)`, (match) => {
    const day = [match[1], match[2]?.padStart(2, '0'), match[3]?.padStart(2, '0')].join('-')
    return always(isDay(day) ? oneDay(day) : fault('impossible'))
  }),
  dateRule(`(?<![\\d/.])(\\d{1,2})/(\\d{1,2}) *[-~–] *(\\d{1,2})(?![\\d/.])`, (match, context) => {
    const { month, date } = slashed(Number(match[1]), Number(match[2]), null, context)
    return always(monthPair({ month, from: date, to: Number(match[3]) }, context))
  }),
  dateRule(`(?<![\\d/.])(\\d{1,2})/(\\d{1,2})(?:/(20\\d\\d|\\d\\d))?(?![\\d/])`, (match, context) => {
    if (match[0] === '24/7') return null
    const numbers = slashed(Number(match[1]), Number(match[2]), fullYear(match[3]), context)
    return (after) => monthDay(numbers, context, after)
  }),
  dateRule(`(?<![\\d-])(\\d{1,2})-(\\d{1,2})-(20\\d\\d)(?!\\d)`, (match, context) =>
    always(monthDay(slashed(Number(match[1]), Number(match[2]), Number(match[3]), context), context, null)),
  ),
]

const named: readonly DateRule[] = [
  dateRule(`${NO_WORD}${DATE}${DASH}${DATE} *(?:of +)?(${MONTH})${YEAR}`, ([, from, to, month = '', year], context) =>
    always(monthPair({ month: monthNumber(month), from: Number(from), to: Number(to), year: yearIn(year) }, context)),
  ),
  dateRule(
    `${NO_WORD}(${MONTH}) *(?:the +)?${DATE}${DASH}${DATE}(?!\\d)(?! *(?:of +)?${MONTH})${NO_UNIT}${YEAR}`,
    ([, month = '', from, to, year], context) =>
      always(monthPair({ month: monthNumber(month), from: Number(from), to: Number(to), year: yearIn(year) }, context)),
  ),
  dateRule(`${NO_WORD}${DATE} *(?:of +)?(${MONTH})${YEAR}`, ([, date, month = '', year], context) => {
    const numbers = { month: monthNumber(month), date: Number(date), year: yearIn(year) }
    return (after) => monthDay(numbers, context, after)
  }),
  dateRule(`${NO_WORD}(${MONTH}) *(?:the +)?${DATE}(?!\\d)${NO_UNIT}${YEAR}`, ([, month = '', date, year], context) => {
    const numbers = { month: monthNumber(month), date: Number(date), year: yearIn(year) }
    return (after) => monthDay(numbers, context, after)
  }),
]

const ORDINAL = '(\\d{1,2})(?:st|nd|rd|th)'
const NO_THING =
  '(?! *(?:floor|avenue|ave|street|st\\b|arrondissement|district|time|night|person|guest|one|option|hotel|order|room|century|birthday|anniversary|arr))'

const dates: readonly DateRule[] = [
  dateRule(`${NO_WORD}(?:the +)?${ORDINAL}? *(?:of|in) +(next|this) month`, ([, date, which], context) => {
    if (date === undefined) return null
    const month = monthAhead(context, which === 'next' ? 1 : 0)
    return always(dayOfMonth(Number(date), context, null, month))
  }),
  dateRule(`${NO_WORD}next month(?: on)? +(?:the +)?${ORDINAL}`, ([, date], context) =>
    always(dayOfMonth(Number(date), context, null, monthAhead(context, 1))),
  ),
  dateRule(
    `(?:${NO_WORD}(?:the|from|on|to|until|till|by|between|and|in) +(?:the +)?|(?<=\\d(?:st|nd|rd|th)) *[-–~] *)${ORDINAL}${NO_THING}`,
    ([, date], context) =>
      (after) =>
        dayOfMonth(Number(date), context, after),
  ),
  dateRule(
    `${NO_WORD}${ORDINAL}(?= *(?:-|–|~|to|until|till) *\\d)`,
    ([, date], context) =>
      (after) =>
        dayOfMonth(Number(date), context, after),
  ),
]

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const WEEKDAY = '(monday|tuesday|wednesday|thursday|friday|saturday|sunday)'
const SHORT = '(mon|tues?|wed|thurs?|fri|sat|sun)'
const weekdayNumber = (name: string | undefined): number => DAYS.indexOf((name ?? '').slice(0, 3))

const weekdays: readonly DateRule[] = [
  dateRule(`${NO_WORD}${WEEKDAY} *(?:and|&) *${WEEKDAY} nights?`, ([, from, to], context) => {
    const first = nextWeekday(weekdayNumber(from), context, null)
    const last = first.kind === 'day' ? nextWeekday(weekdayNumber(to), context, first.day) : first
    return always(first.kind === 'day' && last.kind === 'day' ? span(first.day, addDays(last.day, 1)) : last)
  }),
  dateRule(`${NO_WORD}(?:on +)?next week(?: on)? +${WEEKDAY}`, ([, name], context) =>
    always(weekdayAhead(weekdayNumber(name), 1, context)),
  ),
  dateRule(`${NO_WORD}${WEEKDAY}(?: of)? +next week`, ([, name], context) =>
    always(weekdayAhead(weekdayNumber(name), 1, context)),
  ),
  dateRule(`${NO_WORD}next +(?:${WEEKDAY}|${SHORT}(?![a-z]))`, ([, long, short], context) =>
    always(weekdayAhead(weekdayNumber(long ?? short), 1, context)),
  ),
  dateRule(`${NO_WORD}last +${WEEKDAY}`, () => always(fault('past'))),
  dateRule(
    `${NO_WORD}(?:(?:this|coming|on|from|to|until|till) +)?${WEEKDAY}s?(?: night| evening)?`,
    ([, name], context) =>
      (after) =>
        nextWeekday(weekdayNumber(name), context, after),
  ),
  dateRule(`${NO_WORD}${SHORT} *(?:-|–|~|to|till|until) *${SHORT}(?![a-z])`, ([, from, to], context) => {
    const first = nextWeekday(weekdayNumber(from), context, null)
    const last = first.kind === 'day' ? nextWeekday(weekdayNumber(to), context, first.day) : first
    return always(first.kind === 'day' && last.kind === 'day' ? span(first.day, last.day) : last)
  }),
  dateRule(
    `${NO_WORD}(?:this|coming|on|from|to|until|till|by) +${SHORT}(?![a-z])`,
    ([, name], context) =>
      (after) =>
        nextWeekday(weekdayNumber(name), context, after),
  ),
]

const relative: readonly DateRule[] = [
  dateRule(`${NO_WORD}(?:the +)?day after tomorrow`, (_, { today }) => always(oneDay(addDays(today, 2)))),
  dateRule(`${NO_WORD}(?:tomorrow|tmrw|tmr|tomorow|tommorow|tommorrow)(?: night| evening)?(?![a-z])`, (_, { today }) =>
    always(oneDay(addDays(today, 1))),
  ),
  dateRule(`${NO_WORD}(?:tonight|tonite|today|this evening|right now)(?![a-z])`, (_, { today }) =>
    always(oneDay(today)),
  ),
  dateRule(
    `${NO_WORD}in +(${ENGLISH_COUNT}) +(day|week|month)s?(?:'? time)?(?![a-z])`,
    ([, count = '', unit], { today }) => always(oneDay(later(today, readCount(count) ?? 0, unit))),
  ),
  dateRule(`${NO_WORD}(${ENGLISH_COUNT}) +(day|week|month)s? +from +(?:now|today)`, ([, count = '', unit], { today }) =>
    always(oneDay(later(today, readCount(count) ?? 0, unit))),
  ),
]

function later(today: string, count: number, unit: string | undefined): string {
  return unit === 'month' ? addMonths(today, count) : addDays(today, count * (unit === 'week' ? 7 : 1))
}

/** Rules for days in figures, which hold in every language. */
export const numberedDays = numbered

/** Rules for English days, in the order in which they are tried. */
export const englishDays: readonly DateRule[] = [...named, ...dates, ...weekdays, ...relative]

/** The month `YYYY-MM` that an English expression names: a month's name, next month, this month. */
export function englishMonth(text: string, year: string | undefined, context: DateContext): string {
  if (text.startsWith('next')) return monthAhead(context, 1)
  if (/^(?:this|the)/.test(text)) return monthAhead(context, 0)
  return comingMonth(monthNumber(text), context, yearIn(year))
}
