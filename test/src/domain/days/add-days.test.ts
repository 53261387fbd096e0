import fc from 'fast-check'
import { addDays } from '@/domain/days/add-days'
import { nightsBetween } from '@/domain/days/nights-between'
import { nightsOf } from '@/domain/days/nights-of'

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
