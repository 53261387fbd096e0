import { nightsAllowed, shortestStay } from '@/domain/stays/nights'

const limits = (dayLimitMin: number, dayLimitMax: number, dayStep = 1) => ({ dayLimitMin, dayLimitMax, dayStep })

test.each([
  ['a day without rules', limits(2, 14), undefined, limits(2, 14)],
  ['a day that says nothing', limits(2, 14), { minNights: null, maxNights: null }, limits(2, 14)],
  ['a longer shortest stay', limits(2, 14), { minNights: 3, maxNights: null }, limits(3, 14)],
  ['a shorter one changes nothing', limits(2, 14), { minNights: 1, maxNights: 20 }, limits(2, 14)],
  ['a shorter longest stay', limits(2, 14), { minNights: null, maxNights: 4 }, limits(2, 4)],
  ['both', limits(1, 30, 2), { minNights: 3, maxNights: 7 }, limits(3, 7, 2)],
])('%s', (_, given, day, expected) => expect(nightsAllowed(given, day)).toEqual(expected))

test.each([
  [limits(1, 30), 1],
  [limits(2, 30), 2],
  [limits(2, 30, 3), 3],
  [limits(4, 30, 3), 6],
  [limits(4, 5, 3), null],
  [limits(7, 6), null],
])('the shortest stay within %j is %s', (given, nights) => expect(shortestStay(given)).toBe(nights))
