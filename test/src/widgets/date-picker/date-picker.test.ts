import fc from 'fast-check'
import { changeMoment, dateColumns, fitMoment, unitValues } from '@/widgets/date-picker/columns'
import { compareMoments, dateRules, readMoment, writeMoment } from '@/widgets/date-picker/moment'
import { daysInMonth } from '@/domain/days/civil-day'

const currentYear = 2026

test.each([
  ['date', '2026-02-28', [2026, 2, 28]],
  ['year-month', '0999-12', [999, 12]],
  ['time', '09:05', [9, 5]],
  ['datetime', '2024-02-29T23:59', [2024, 2, 29, 23, 59]],
] as const)('%s %s is read and written', (kind, text, parts) => {
  expect(readMoment(kind, text)).toEqual(parts)
  expect(writeMoment(kind, parts)).toBe(text)
})

test.each([
  ['date', '2026-02-29'],
  ['date', '2026-2-1'],
  ['year-month', '2026-13'],
  ['time', '24:00'],
  ['time', '10:60'],
  ['datetime', '2026-01-01 10:00'],
  ['datetime', '2026-01-01T10:61'],
] as const)('as a %s, %s is refused', (kind, text) => expect(() => readMoment(kind, text)).toThrow(RangeError))

test.each([
  ['date', '2016-01-01', '2036-12-31'],
  ['year-month', '2016-01', '2036-12'],
  ['time', '00:00', '23:59'],
  ['datetime', '2016-01-01T00:00', '2036-12-31T23:59'],
] as const)('by default a %s goes from %s to %s', (kind, min, max) => {
  const rules = dateRules(kind, { currentYear })
  expect([writeMoment(kind, rules.min), writeMoment(kind, rules.max)]).toEqual([min, max])
})

test('an empty range is refused', () => {
  expect(() => dateRules('date', { currentYear, min: '2026-05-02', max: '2026-05-01' })).toThrow(RangeError)
})

test.each([
  [2024, 2, 29],
  [2025, 2, 28],
  [1900, 2, 28],
  [2000, 2, 29],
  [2026, 4, 30],
  [2026, 11, 30],
  [2026, 12, 31],
])('in %i month %i has %i days', (year, month, days) => expect(daysInMonth(year, month)).toBe(days))

const limits = { currentYear, min: '2026-05-10', max: '2028-08-20' }

test.each([
  ['2026-06-15', 1, 2, '2026-05-10'],
  ['2027-03-31', 1, 2, '2027-02-28'],
  ['2027-03-31', 0, 2028, '2028-03-31'],
  ['2028-02-29', 0, 2027, '2027-02-28'],
  ['2027-12-25', 0, 2028, '2028-08-20'],
  ['2027-01-31', 0, 2026, '2026-05-10'],
  ['2027-07-31', 1, 4, '2027-04-30'],
  ['2028-08-10', 2, 31, '2028-08-20'],
])('%s with column %i turned to %i is %s', (from, column, value, to) => {
  const rules = dateRules('date', limits)
  expect(writeMoment('date', changeMoment(rules, readMoment('date', from), column, value))).toBe(to)
})

test.each([
  ['2026-05-10', [2026, 2027, 2028], [5, 6, 7, 8, 9, 10, 11, 12], [10, 31]],
  ['2027-02-01', [2026, 2027, 2028], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [1, 28]],
  ['2028-08-20', [2026, 2027, 2028], [1, 2, 3, 4, 5, 6, 7, 8], [1, 20]],
])('at %s there are %j, %j and days %j', (moment, years, months, [firstDay, lastDay]) => {
  const { values } = dateColumns(dateRules('date', limits), readMoment('date', moment))
  expect(values[0]).toEqual(years)
  expect(values[1]).toEqual(months)
  expect([values[2]?.[0], values[2]?.at(-1)]).toEqual([firstDay, lastDay])
})

const quarters = (unit: string, values: readonly number[]) =>
  unit === 'minute' ? values.filter((value) => value % 15 === 0) : values

test('a filter thins out, and an hour that it leaves empty is gone', () => {
  const rules = dateRules('time', { currentYear, min: '10:50', max: '18:20', filter: quarters })
  expect(unitValues(rules, [])).toEqual([11, 12, 13, 14, 15, 16, 17, 18])
  expect(unitValues(rules, [18])).toEqual([0, 15])
  expect(fitMoment(rules, [10, 52])).toEqual([11, 45])
  expect(fitMoment(rules, [12, 22])).toEqual([12, 15])
  expect(fitMoment(rules, [23, 0])).toEqual([18, 15])
})

test('a filter that leaves nothing is refused', () => {
  const rules = dateRules('time', { currentYear, filter: () => [] })
  expect(() => fitMoment(rules, [1, 1])).toThrow(RangeError)
})

test('columns are named and written', () => {
  const { columns, indexes } = dateColumns(dateRules('datetime', { currentYear }), [2026, 11, 21, 9, 5])
  expect(columns.map(({ label, options }, at) => `${label} ${options[indexes[at] ?? 0]?.text}`)).toEqual([
    'Year 2026',
    'Month November',
    'Day 21',
    'Hour 09',
    'Minute 05',
  ])
})

test('a format writes them otherwise', () => {
  const { columns } = dateColumns(
    dateRules('year-month', { currentYear }),
    [2026, 1],
    (unit, value) => `${value} ${unit}`,
  )
  expect(columns[1]?.options[0]?.text).toBe('1 month')
})

test('whatever is wanted, what comes is a moment within the limits', () => {
  const rules = dateRules('datetime', {
    currentYear,
    min: '2024-02-29T10:30',
    max: '2027-02-28T09:00',
    filter: quarters,
  })
  const part = fc.tuple(
    fc.integer({ min: 2000, max: 2050 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 31 }),
    fc.integer({ min: 0, max: 23 }),
    fc.integer({ min: 0, max: 59 }),
  )
  fc.assert(
    fc.property(part, (wanted) => {
      const moment = fitMoment(rules, wanted)
      expect(readMoment('datetime', writeMoment('datetime', moment))).toEqual(moment)
      expect(compareMoments(moment, rules.min)).toBeGreaterThanOrEqual(0)
      expect(compareMoments(moment, rules.max)).toBeLessThanOrEqual(0)
      expect(dateColumns(rules, moment).indexes.every((index) => index >= 0)).toBe(true)
    }),
  )
})
