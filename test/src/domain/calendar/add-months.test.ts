import { addMonths } from '@/domain/calendar/add-months'
import { defaultRules } from '@/domain/calendar/default-rules'

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
