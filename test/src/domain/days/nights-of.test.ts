import { nightsBetween } from '@/domain/days/nights-between'
import { nightsOf } from '@/domain/days/nights-of'

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
