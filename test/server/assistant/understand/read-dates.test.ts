import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { nightsBetween } from '@/domain/days/civil-day'
import { normalText } from '../../../../server/assistant/understand/normal-text'
import { readDates } from '../../../../server/assistant/understand/dates/read-dates'
import type { DateContext } from '../../../../server/assistant/understand/dates/date-rule'
import { projectFolder } from '../../../support/server/project-folder'
import { datePhrases } from './date-phrases'

const data: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(join(projectFolder, 'server/stays/reference/holidays.json'), 'utf8'),
)
const holidays = new Map(Object.entries(data).map(([country, days]) => [country, new Map(Object.entries(days))]))

/** Saturday 21 November 2026 at a place, unless a row has a day of its own. */
const contextOf = (today = '2026-11-21', countryCode = 'CN', isMonthFirst = false): DateContext => ({
  today,
  countryCode,
  holidays,
  isMonthFirst,
})

function readAs(text: string, today?: string, countryCode?: string): string {
  const { dates } = readDates(normalText(text), contextOf(today, countryCode, /\p{Script=Han}/u.test(text)))
  if (dates === null) return 'none'
  if (dates.kind === 'stay') return `${dates.checkIn} ${dates.checkOut}${dates.isLoose ? ' loose' : ''}`
  if (dates.kind === 'nights') return `${dates.nights} nights`
  return dates.kind === 'fault' ? dates.fault : dates.kind
}

describe('dates of a question', () => {
  test.each(datePhrases.map(([text, expected, today, country]) => ({ text, expected, today, country })))(
    '$text',
    ({ text, expected, today, country }) => {
      expect(readAs(text, today, country)).toBe(expected)
    },
  )

  const words = fc.constantFrom(
    ...datePhrases.flatMap(([text]) => text.split(' ')),
    '12',
    '31',
    '1/2',
    '-',
    '到',
    '号',
    '月',
    'to',
    'next',
    'nights',
    '200',
    'a',
    '三',
    '30 feb',
    '元',
  )
  const texts = fc.array(words, { maxLength: 9 }).map((parts) => parts.join(' '))
  const days = fc
    .integer({ min: 0, max: 800 })
    .map((ahead) => new Date(Date.UTC(2026, 0, 1 + ahead)).toISOString().slice(0, 10))

  test('are never past, never turned, never too long, and the same each time', () => {
    fc.assert(
      fc.property(texts, days, fc.constantFrom('CN', 'JP', 'US', 'FR'), (text, today, country) => {
        const { dates, rest } = readDates(normalText(text), contextOf(today, country))
        expect(readDates(normalText(text), contextOf(today, country)).dates).toEqual(dates)
        expect(rest).toHaveLength(normalText(text).length)
        if (dates?.kind !== 'stay') return
        expect(dates.checkIn >= today).toBe(true)
        expect(nightsBetween(dates.checkIn, dates.checkOut)).toBeGreaterThanOrEqual(1)
        expect(nightsBetween(dates.checkIn, dates.checkOut)).toBeLessThanOrEqual(90)
      }),
      { numRuns: 3_000 },
    )
  })

  test('are found again in what they are written as', () => {
    const stay = fc.record({ ahead: fc.integer({ min: 0, max: 300 }), nights: fc.integer({ min: 1, max: 30 }) })
    const dayAhead = (ahead: number) => new Date(Date.UTC(2026, 10, 21 + ahead)).toISOString().slice(0, 10)
    fc.assert(
      fc.property(stay, ({ ahead, nights }) => {
        const [checkIn, checkOut] = [dayAhead(ahead), dayAhead(ahead + nights)]
        const [, month, date] = checkIn.split('-').map(Number)
        const [, lastMonth, lastDate] = checkOut.split('-').map(Number)
        const expected = `${checkIn} ${checkOut}`
        expect(readAs(`${checkIn} to ${checkOut}`)).toBe(expected)
        expect(readAs(`${nights} nights from ${checkIn}`)).toBe(expected)
        expect(readAs(`${month}月${date}日到${lastMonth}月${lastDate}日`)).toBe(expected)
        expect(readAs(`${month}月${date}号住${nights}晚`)).toBe(expected)
      }),
    )
  })

  test('are not read out of prices, grades, numbers and people', () => {
    const phrases = [
      'under 200 a night',
      'less than EUR 120',
      '1000 to 2000 a night',
      '4-5 stars',
      '2-3 people',
      '两千以内',
      '500元以下',
      '500块一晚',
      '一晚不超过800',
      'open 24/7',
      'order SL202611210001',
      'near line 2, 2号线',
      'the 5th floor',
      'a room for 3',
      'may I have a pool',
      'what time is check-in',
      '二十四小时前台',
    ]
    expect(phrases.map((text) => readAs(text))).toEqual(phrases.map(() => 'none'))
  })
})
