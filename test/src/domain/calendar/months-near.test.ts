import { calendarMonths } from '@/domain/calendar/calendar-months'
import { monthsNear, placedMonths } from '@/domain/calendar/months-near'

const [minDay, maxDay] = ['2026-11-21', '2027-05-21']
const placed = placedMonths(calendarMonths(minDay, maxDay), minDay, maxDay)

test('months stand below each other: a head of 52 px and 72 px a week', () => {
  expect(placed.map(({ month, weeks, topPx, heightPx }) => [month.key, weeks.length, topPx, heightPx])).toEqual([
    ['2026-11', 3, 0, 268],
    ['2026-12', 5, 268, 412],
    ['2027-01', 5, 680, 412],
    ['2027-02', 4, 1092, 340],
    ['2027-03', 5, 1432, 412],
    ['2027-04', 5, 1844, 412],
    ['2027-05', 4, 2256, 340],
  ])
})

test.each([
  [0, ['2026-11', '2026-12']],
  [680, ['2026-12', '2027-01', '2027-02']],
  [1432, ['2027-02', '2027-03', '2027-04']],
  [2596, ['2027-05']],
])('scrolled by %i px, these are drawn: %j', (scrolledPx, keys) => expect(monthsNear(placed, scrolledPx)).toEqual(keys))

test('never more than three, wherever one is', () => {
  for (let scrolledPx = 0; scrolledPx < 2600; scrolledPx += 10) {
    expect(monthsNear(placed, scrolledPx).length).toBeLessThanOrEqual(3)
  }
})
