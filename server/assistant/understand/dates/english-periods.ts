import { monthDay, monthPart, type MonthPart, weekend, weekendAround, weekendOfMonth, weekOfMonth } from './day-math'
import { englishMonth, MONTH, monthNumber } from './english-days'
import { ENGLISH_COUNT, readCount } from '../numbers'
import { always, type DateRule, dateRule, fault, vague } from './date-rule'

const NO_WORD = '(?<![a-z0-9])'
const ORDINALS: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  last: -1,
}
const ORDINAL = `(${Object.keys(ORDINALS).join('|')})`
const SOME_MONTH = `(${MONTH}|next month|this month|the month)(?:,? +(20\\d\\d))?`

const parts: Readonly<Record<string, MonthPart>> = {
  early: 'early',
  beginning: 'early',
  start: 'early',
  mid: 'mid',
  middle: 'mid',
  late: 'late',
  end: 'late',
}

/** Rules for English weekends, weeks and parts of months; those before single days, because they have days in them. */
export const englishPeriods: readonly DateRule[] = [
  dateRule(`${NO_WORD}(?:yesterday|last (?:night|weekend|week|month|year)(?! of| in))(?![a-z])`, () =>
    always(fault('past')),
  ),
  dateRule(
    `${NO_WORD}weekend of +(?:the +)?(\\d{1,2})(?:st|nd|rd|th)? +(?:of +)?(${MONTH})`,
    ([, date, month = ''], context) => {
      const day = monthDay({ month: monthNumber(month), date: Number(date) }, context, null)
      return always(day.kind === 'day' ? weekendAround(day.day) : day)
    },
  ),
  dateRule(`${NO_WORD}weekend of +(?:the +)?(${MONTH}) +(\\d{1,2})`, ([, month = '', date], context) => {
    const day = monthDay({ month: monthNumber(month), date: Number(date) }, context, null)
    return always(day.kind === 'day' ? weekendAround(day.day) : day)
  }),
  dateRule(
    `${NO_WORD}(?:the +)?${ORDINAL} weekend +(?:of|in) +${SOME_MONTH}`,
    ([, index = '', month = '', year], context) =>
      always(weekendOfMonth(englishMonth(month, year, context), ORDINALS[index] ?? 0)),
  ),
  dateRule(
    `${NO_WORD}(?:the +)?${ORDINAL} week +(?:of|in) +${SOME_MONTH}`,
    ([, index = '', month = '', year], context) =>
      always(weekOfMonth(englishMonth(month, year, context), ORDINALS[index] ?? 0, context)),
  ),
  dateRule(`${NO_WORD}(early|mid|late)[ -]+(?:in +)?${SOME_MONTH}`, ([, part = '', month = '', year], context) =>
    always(monthPart(englishMonth(month, year, context), parts[part] ?? 'mid', context)),
  ),
  dateRule(
    `${NO_WORD}(?:the +)?(beginning|start|middle|end) of +${SOME_MONTH}`,
    ([, part = '', month = '', year], context) =>
      always(monthPart(englishMonth(month, year, context), parts[part] ?? 'mid', context)),
  ),
  dateRule(
    `${NO_WORD}(?:the +|a +)?weekend[a-z ]{0,40}? in +(${ENGLISH_COUNT}) +weeks?(?:'? time)?(?![a-z])`,
    ([, count = ''], { today }) => always(weekend(today, readCount(count) ?? 0)),
  ),
  dateRule(`${NO_WORD}(?:the +)?weekend after next`, (_, { today }) => always(weekend(today, 2))),
  dateRule(`${NO_WORD}(?:the +)?(?:following|next) +weekend`, (_, { today }) => always(weekend(today, 1))),
  dateRule(`${NO_WORD}(?:(?:this|the|coming|a) +)*weekend(?! (?:price|rate))(?![a-z])`, (_, { today }) =>
    always(weekend(today, 0)),
  ),
]

/** Rules for times without days, which are tried last. */
export const englishVague: readonly DateRule[] = [
  dateRule(
    `${NO_WORD}(?:(?:in|during|for|this|next|of) +)(?:the month of +|late |early )?(${MONTH})(?: +20\\d\\d)?(?! *\\d)`,
    () => always(vague),
  ),
  dateRule(`${NO_WORD}(?:this|next) +(?:week|month|year|summer|winter|spring|autumn|fall)(?![a-z])`, () =>
    always(vague),
  ),
  dateRule(`${NO_WORD}in +(?:summer|winter|spring|autumn)(?![a-z])`, () => always(vague)),
]
