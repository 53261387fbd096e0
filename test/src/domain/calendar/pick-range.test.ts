import type { CalendarRules } from '@/domain/calendar/calendar-rules'
import { pickRange } from '@/domain/calendar/picking'
import { atStart, range, rulesWith, soldOut } from '../../../support/calendar/calendar-cases'

const facts = soldOut('2026-11-27')

test.each<[string, string, string, Partial<CalendarRules>, boolean]>([
  ['a free range', '2026-11-24', '2026-11-26', {}, true],
  ['one that ends on a sold-out night', '2026-11-24', '2026-11-27', {}, true],
  ['one over a sold-out night', '2026-11-24', '2026-11-28', {}, false],
  ['one that begins before the first day', '2026-11-20', '2026-11-22', {}, false],
  ['one that ends after the last day', '2026-11-24', '2026-11-26', { maxDay: '2026-11-25' }, false],
  ['one the wrong way round', '2026-11-26', '2026-11-24', {}, false],
  ['one of no night', '2026-11-24', '2026-11-24', {}, false],
  ['one of no night where allowed', '2026-11-24', '2026-11-24', { allowsSameDay: true }, true],
])('%s', (_, checkIn, checkOut, change, isRetained) => {
  const expected = isRetained ? range(checkIn, checkOut) : atStart
  expect(pickRange({ checkIn, checkOut }, rulesWith(change), facts)).toEqual(expected)
})

test('no range', () => expect(pickRange(null, rulesWith(), facts)).toEqual(atStart))
