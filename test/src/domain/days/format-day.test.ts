import {
  formatBirthday,
  formatBirthdayInFull,
  formatDay,
  formatDayInFull,
  formatDayWithYear,
  formatMonth,
  monthName,
  shortRange,
  WEEKDAYS,
} from '@/domain/days/format-day'

test.each([
  ['2026-11-16', 'Mon 16 Nov'],
  ['2026-11-20', 'Fri 20 Nov'],
  ['2026-11-22', 'Sun 22 Nov'],
  ['2026-09-01', 'Tue 1 Sep'],
  ['1970-01-01', 'Thu 1 Jan'],
  ['1969-12-31', 'Wed 31 Dec'],
  ['2000-02-29', 'Tue 29 Feb'],
  ['1900-01-01', 'Mon 1 Jan'],
])('%s reads %s', (day, text) => expect(formatDay(day)).toBe(text))

test('a day where it may be read later, and for screen readers', () => {
  expect(formatDayWithYear('2026-11-20')).toBe('Fri 20 Nov 2026')
  expect(formatDayInFull('2026-11-04')).toBe('Wednesday 4 November')
})

test.each([
  ['1990-04-07', '7 Apr 1990', '7 April 1990'],
  ['2000-12-31', '31 Dec 2000', '31 December 2000'],
])('the birthday %s is %s, in full %s', (day, text, full) => {
  expect(formatBirthday(day)).toBe(text)
  expect(formatBirthdayInFull(day)).toBe(full)
})

test.each([
  ['2026-11-22', '2026-11-23', '22 – 23 Nov'],
  ['2026-11-30', '2026-12-02', '30 Nov – 2 Dec'],
  ['2026-12-31', '2027-01-01', '31 Dec – 1 Jan'],
])('%s to %s is %s', (from, to, text) => expect(shortRange(from, to)).toBe(text))

test('months and weekdays have English names', () => {
  expect(formatMonth('2026-02')).toBe('February 2026')
  expect([1, 9, 12].map(monthName)).toEqual(['January', 'September', 'December'])
  expect(WEEKDAYS).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
})

test.each([formatDay, formatDayWithYear, formatDayInFull, formatBirthday])('%p refuses what is no day', (format) =>
  expect(() => format('2026-02-30')).toThrow(RangeError),
)
