import { addDays, addMonths, yearOf } from '@/domain/days/civil-day'
import { CHINESE_COUNT, readCount } from '../numbers'
import {
  comingMonth,
  dayOfMonth,
  monthAhead,
  monthDay,
  monthPair,
  monthPart,
  type MonthPart,
  nextWeekday,
  weekdayAhead,
  weekend,
  weekendOfMonth,
  weekOfMonth,
} from './day-math'
import { always, type DateContext, type DateRule, dateRule, fault, oneDay, span, vague } from './date-rule'

const NUMBER = '(\\d{1,2}|[一二三四五六七八九十]{1,3})'
const DATE = `${NUMBER} ?[日号]?`
const DASH = ' ?(?:到|至|-|–|—|~|\\.{2,}) ?'
const YEAR = '(?:(20\\d\\d) ?年|(今年|明年|后年|去年)(?:的)?)?'
const NO_NUMBER = '(?<![\\d.一二三四五六七八九十])'
const NO_UNIT = '(?!\\d| ?(?:线|楼|店|房|院|馆|码|街|天|晚|个|间|人|位|岁|元|块|点))'
const NEXT_MONTH = '(下下个?月|下个?月|这个月|本月|当月)'

const numberOf = (text: string | undefined): number => readCount(text ?? '') ?? 0

const yearsAhead: Readonly<Record<string, number>> = { 去年: -1, 今年: 0, 明年: 1, 后年: 2 }

function yearIn(written: string | undefined, named: string | undefined, { today }: DateContext): number | null {
  if (written !== undefined) return Number(written)
  return named === undefined ? null : yearOf(today) + (yearsAhead[named] ?? 0)
}

const monthsAhead = (text: string | undefined): number =>
  text === undefined || /这|本|当/.test(text) ? 0 : text.startsWith('下下') ? 2 : 1

/** Rules for Chinese days with their months, which come before holidays: 十月一号 is no National Day. */
export const chineseMonthDays: readonly DateRule[] = [
  dateRule(
    `${NO_NUMBER}${YEAR} ?${NUMBER} ?月 ?${DATE}${DASH}${NUMBER} ?[日号]?(?! ?月|\\d)${NO_UNIT}`,
    ([, written, named, month, from, to], context) => {
      const pair = {
        month: numberOf(month),
        from: numberOf(from),
        to: numberOf(to),
        year: yearIn(written, named, context),
      }
      return always(monthPair(pair, context))
    },
  ),
  dateRule(
    `${NO_NUMBER}${YEAR} ?${NUMBER} ?月 ?${NUMBER} ?[日号]?${NO_UNIT}`,
    ([, written, named, month, date], context) => {
      const numbers = { month: numberOf(month), date: numberOf(date), year: yearIn(written, named, context) }
      return (after) => monthDay(numbers, context, after)
    },
  ),
  dateRule(`${NEXT_MONTH}(?:的)? ?${NUMBER} ?[日号]?${DASH}${NUMBER} ?[日号]`, ([, which, from, to], context) => {
    const month = monthAhead(context, monthsAhead(which))
    const [first, last] = [
      dayOfMonth(numberOf(from), context, null, month),
      dayOfMonth(numberOf(to), context, null, month),
    ]
    if (first.kind !== 'day' || last.kind !== 'day') return always(fault('impossible'))
    return always(first.day < last.day ? span(first.day, last.day) : fault('order'))
  }),
  dateRule(`${NEXT_MONTH}(?:的)? ?${NUMBER} ?[日号]`, ([, which, date], context) =>
    always(dayOfMonth(numberOf(date), context, null, monthAhead(context, monthsAhead(which)))),
  ),
]

const weeksAhead: Readonly<Record<string, number>> = { 上: -1, 这: 0, 本: 0, 下: 1, 下下: 2 }
const WEEK = '(?:周|星期|礼拜)'
const WHICH = '(下下|下|这|本|上)'
const weekdayNumber = (name: string | undefined): number => Math.min(6, '一二三四五六日天'.indexOf(name ?? ''))

const indexOf = (text: string | undefined): number => (text === undefined ? -1 : numberOf(text) - 1)

const parts: Readonly<Record<string, MonthPart>> = {
  初: 'early',
  上旬: 'early',
  中: 'mid',
  中旬: 'mid',
  底: 'late',
  末: 'late',
  下旬: 'late',
}
const SOME_MONTH = `(?:${NUMBER} ?月(?:份)?|${NEXT_MONTH})`

function monthIn(number: string | undefined, which: string | undefined, context: DateContext): string | null {
  if (number === undefined) return monthAhead(context, monthsAhead(which))
  const month = numberOf(number)
  return month >= 1 && month <= 12 ? comingMonth(month, context) : null
}

const weeks: readonly DateRule[] = [
  dateRule(
    `${SOME_MONTH}的?(?:第([一二三四])|最后一?)个?(周末|周|星期|礼拜)`,
    ([, number, which, index, unit], context) => {
      const month = monthIn(number, which, context)
      if (month === null) return null
      return always(
        unit === '周末' ? weekendOfMonth(month, indexOf(index)) : weekOfMonth(month, indexOf(index), context),
      )
    },
  ),
  dateRule(
    `(?:${SOME_MONTH}|(?<![个\\d一二三四五六七八九十])月)(初|上旬|中旬|下旬|底|末|中(?!的|国|心|文))`,
    ([, number, which, part = ''], context) => {
      const month = monthIn(number, which, context)
      return month === null ? null : always(monthPart(month, parts[part] ?? 'mid', context))
    },
  ),
  dateRule(`${WHICH}?一?个?${WEEK}末`, ([, which = '这'], { today }) => always(weekend(today, weeksAhead[which] ?? 0))),
  dateRule(`${WHICH}个?${WEEK}([一二三四五六日天])`, ([, which = '', name], context) =>
    always(weekdayAhead(weekdayNumber(name), weeksAhead[which] ?? 0, context)),
  ),
  dateRule(
    `${WEEK}([一二三四五六日天])(?!后|个)`,
    ([, name], context) =>
      (after) =>
        nextWeekday(weekdayNumber(name), context, after),
  ),
]

const dates: readonly DateRule[] = [
  dateRule(`${NO_NUMBER}(?<!第)${NUMBER} ?[日号]?${DASH}${NUMBER} ?[日号]${NO_UNIT}`, ([, from, to], context) => {
    const first = dayOfMonth(numberOf(from), context, null)
    const last = first.kind === 'day' ? dayOfMonth(numberOf(to), context, first.day) : first
    return always(first.kind === 'day' && last.kind === 'day' ? span(first.day, last.day) : fault('impossible'))
  }),
  dateRule(
    `${NO_NUMBER}(?<!第)${NUMBER} ?[日号]${NO_UNIT}`,
    ([, date], context) =>
      (after) =>
        dayOfMonth(numberOf(date), context, after),
  ),
]

const ahead: Readonly<Record<string, number>> = { 今: 0, 明: 1, 后: 2, 大后: 3 }

const relative: readonly DateRule[] = [
  dateRule('(?:昨|前)(?:天|晚|日)|上(?:个)?(?:周|星期|礼拜|月)|去年', () => always(fault('past'))),
  dateRule('(大后|后|明|今)(?:天晚上|天夜里|天|晚上|晚|夜|日|儿)', ([, word = ''], { today }) =>
    always(oneDay(addDays(today, ahead[word] ?? 0))),
  ),
  dateRule(`(?:过)?(${CHINESE_COUNT}) ?(天|周|个?星期|个月)(?:之?后|以后)`, ([, count, unit = ''], { today }) =>
    always(oneDay(later(today, numberOf(count), unit))),
  ),
]

function later(today: string, count: number, unit: string): string {
  return unit === '个月' ? addMonths(today, count) : addDays(today, count * (unit === '天' ? 1 : 7))
}

/** Rules for other Chinese days, in the order in which they are tried. */
export const chineseDays: readonly DateRule[] = [...weeks, ...dates, ...relative]

/** Rules for times without days, which are tried last. */
export const chineseVague: readonly DateRule[] = [
  dateRule(`(?:下下?|这|本)个?(?:周|星期|礼拜)(?![末一二三四五六日天])`, () => always(vague)),
  dateRule(`${NO_NUMBER}(?:明年|今年)?${NUMBER} ?月份?(?![底初中末上下])`, () => always(vague)),
  dateRule('下下?个?月|明年|暑假|寒假|夏天|冬天|春天|秋天', () => always(vague)),
]
