import fc from 'fast-check'
import {
  addDays,
  addMonths,
  daysInMonth,
  daysOfMonth,
  isDay,
  nextMonths,
  nextWeekend,
  nightsBetween,
  nightsOf,
  parseDay,
  parseUtc,
  utcDay,
  weekdayOf,
} from '@/domain/days/civil-day'
import { defaultRules } from '@/domain/calendar/calendar-rules'

const anyDay = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('1999-12-31', days))

test.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2027-03-01', -1, '2027-02-28'],
  ['2026-11-21', 0, '2026-11-21'],
  ['2026-03-28', 2, '2026-03-30'],
])('%s and %i days is %s', (day, days, expected) => expect(addDays(day, days)).toBe(expected))

test('so many days later is so many nights, and back', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, days) => {
      expect(nightsBetween(day, addDays(day, days))).toBe(days)
      expect(addDays(addDays(day, days), -days)).toBe(day)
    }),
  )
})

test('nights are as many as lie between, in order, from check-in to the night before check-out', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 90 }), (checkIn, count) => {
      const nights = nightsOf(checkIn, addDays(checkIn, count))
      expect(nights).toHaveLength(count)
      expect(nights).toEqual([...nights].sort())
      expect(nights[0]).toBe(checkIn)
      expect(addDays(nights[count - 1] ?? '', 1)).toBe(addDays(checkIn, count))
    }),
  )
})

test.each([
  ['2026-11-21', 6, '2027-05-21'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-01-15', -13, '2024-12-15'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s and %i months is %s', (day, months, expected) => expect(addMonths(day, months)).toBe(expected))

test('a calendar goes from today to six months ahead', () => {
  expect(defaultRules('2026-11-21')).toMatchObject({ minDay: '2026-11-21', maxDay: '2027-05-21', dayLimitMin: 1 })
})

test.each([
  ['2026-11-21', '2026-11-22', ['2026-11-21']],
  ['2026-12-31', '2027-01-02', ['2026-12-31', '2027-01-01']],
  ['2026-11-21', '2026-11-21', []],
  ['2026-11-22', '2026-11-21', []],
  ['2026-03-28', '2026-03-30', ['2026-03-28', '2026-03-29']],
])('%s to %s', (checkIn, checkOut, nights) => expect(nightsOf(checkIn, checkOut)).toEqual(nights))

test.each([
  ['2026-11-21', '2026-11-22', 1],
  ['2026-03-28', '2026-03-30', 2],
  ['2026-10-24', '2026-10-26', 2],
  ['2027-02-27', '2027-03-01', 2],
  ['2028-02-27', '2028-03-01', 3],
  ['2026-11-22', '2026-11-21', -1],
])('from %s to %s are %i nights', (checkIn, checkOut, nights) => expect(nightsBetween(checkIn, checkOut)).toBe(nights))

test.each([
  '',
  '2026-02-29',
  '2100-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-1-01',
  '2026/01/01',
  '2026-01-01T00:00',
  ' 2026-01-01',
  '2026-01-01 ',
  '2026-02-30',
  '26-01-01',
  '2026-W10-1',
  '0050-01-01',
  '+2026-01-01',
  'today',
])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false)
  expect(() => parseDay(text)).toThrow(RangeError)
  expect(() => addDays(text, 1)).toThrow(RangeError)
  expect(() => addMonths(text, 1)).toThrow(RangeError)
  expect(() => nightsBetween('2026-01-01', text)).toThrow(RangeError)
})

test('every day of four hundred years is one, and no other text of digits is', () => {
  fc.assert(
    fc.property(fc.integer({ min: -70_000, max: 76_000 }), (days) => {
      const day = utcDay(days * 86_400_000)
      expect(day).toBe(new Date(days * 86_400_000).toISOString().slice(0, 10))
      expect(isDay(day)).toBe(true)
      expect(parseDay(day).valueOf()).toBe(days * 86_400_000)
    }),
  )
  const two = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'))
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 9999 }), two, two, (year, month, date) => {
      const text = `${year}-${month}-${date}`
      const instant = new Date(`${text}T00:00:00Z`)
      const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
      expect(isDay(text)).toBe(isReal)
    }),
  )
})

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-02', false],
])('%s is a day: %s', (text, isRight) => expect(isDay(text)).toBe(isRight))

test.each([
  ['2026-11-16', 0],
  ['2026-11-20', 4],
  ['2026-11-22', 6],
  ['1970-01-01', 3],
  ['1969-12-31', 2],
  ['2000-02-29', 1],
  ['1900-01-01', 0],
])('%s is weekday %i', (day, weekday) => expect(weekdayOf(day)).toBe(weekday))

test.each([
  ['a Saturday', '2026-11-21', '2026-11-27', '2026-11-29'],
  ['a Monday', '2026-11-23', '2026-11-27', '2026-11-29'],
  ['a Thursday', '2026-11-26', '2026-11-27', '2026-11-29'],
  ['a Friday', '2026-11-27', '2026-11-27', '2026-11-29'],
  ['the end of a year', '2026-12-31', '2027-01-01', '2027-01-03'],
])('the weekend after %s', (_name, today, checkIn, checkOut) =>
  expect(nextWeekend(today)).toEqual({ checkIn, checkOut }),
)

test('a month has its days, and the months follow each other', () => {
  expect(daysOfMonth('2028-02')).toHaveLength(daysInMonth(2028, 2))
  expect(daysOfMonth('2026-12').at(-1)).toBe('2026-12-31')
  expect(nextMonths('2026-11-30', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
})

test('a text of another format is refused, and so is an hour that no day has', () => {
  expect(parseUtc('2026-11-20T18:05', 'YYYY-MM-DDTHH:mm').toISOString()).toBe('2026-11-20T18:05:00.000Z')
  expect(() => parseUtc('2026-11-20T24:00', 'YYYY-MM-DDTHH:mm')).toThrow(RangeError)
  expect(() => parseUtc('2026-11', 'YYYY-MM-DD')).toThrow(RangeError)
})
