import fc from 'fast-check'
import { dayNumber } from '@/domain/days/day-number'
import { dayOfNumber } from '@/domain/days/day-of-number'

test.each([
  ['1970-01-01', 0],
  ['1970-01-02', 1],
  ['1969-12-31', -1],
  ['2000-02-29', 11_016],
  ['2026-11-21', 20_778],
  ['2028-02-29', 21_243],
])('%s is day %i', (day, number) => {
  expect(dayNumber(day)).toBe(number)
  expect(dayOfNumber(number)).toBe(day)
})

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
])('%j is no day', (text) => expect(() => dayNumber(text)).toThrow(RangeError))

test('numbers and days are each other’s inverse for four hundred years', () => {
  fc.assert(
    fc.property(fc.integer({ min: -70_000, max: 76_000 }), (number) => {
      expect(dayNumber(dayOfNumber(number))).toBe(number)
    }),
  )
})
