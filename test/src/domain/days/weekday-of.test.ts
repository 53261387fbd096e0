import { formatDay } from '@/domain/days/format-day'
import { weekdayOf } from '@/domain/days/weekday-of'

test.each([
  ['2026-11-16', 0, 'Mon 16 Nov'],
  ['2026-11-20', 4, 'Fri 20 Nov'],
  ['2026-11-22', 6, 'Sun 22 Nov'],
  ['1970-01-01', 3, 'Thu 1 Jan'],
  ['1969-12-31', 2, 'Wed 31 Dec'],
  ['2000-02-29', 1, 'Tue 29 Feb'],
  ['1900-01-01', 0, 'Mon 1 Jan'],
])('%s is weekday %i and reads %s', (day, weekday, text) => {
  expect(weekdayOf(day)).toBe(weekday)
  expect(formatDay(day)).toBe(text)
})
