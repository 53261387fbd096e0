import { nextWeekend } from '@/domain/days/next-weekend'

test.each([
  ['a Saturday', '2026-11-21', '2026-11-27', '2026-11-29'],
  ['a Monday', '2026-11-23', '2026-11-27', '2026-11-29'],
  ['a Thursday', '2026-11-26', '2026-11-27', '2026-11-29'],
  ['a Friday', '2026-11-27', '2026-11-27', '2026-11-29'],
  ['the end of a year', '2026-12-31', '2027-01-01', '2027-01-03'],
])('on %s', (_name, today, checkIn, checkOut) => expect(nextWeekend(today)).toEqual({ checkIn, checkOut }))
