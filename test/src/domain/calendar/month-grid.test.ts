import { calendarMonths, monthHolidays, monthsNear, monthWeeks, placedMonths } from '@/domain/calendar/month-grid'
import { fact } from '../../../support/calendar/calendar-cases'

test('months from the first to the last, both whole', () => {
  const months = calendarMonths('2026-11-21', '2027-02-01')
  expect(months.map(({ title, blanks, days }) => [title, blanks, days.length])).toEqual([
    ['November 2026', 6, 30],
    ['December 2026', 1, 31],
    ['January 2027', 4, 31],
    ['February 2027', 0, 28],
  ])
})

test('weeks are seven cells from Monday, and those wholly outside the limits are left out', () => {
  const [november] = calendarMonths('2026-11-21', '2026-11-30')
  const weeks = november ? monthWeeks(november, '2026-11-21', '2026-11-29') : []
  expect(weeks).toEqual([
    ['16', '17', '18', '19', '20', '21', '22'].map((date) => `2026-11-${date}`),
    ['23', '24', '25', '26', '27', '28', '29'].map((date) => `2026-11-${date}`),
  ])
})

test('cells of other months are empty', () => {
  const [month] = calendarMonths('2026-12-01', '2026-12-31')
  const weeks = month ? monthWeeks(month, '2026-12-01', '2026-12-31') : []
  expect(weeks[0]?.slice(0, 2)).toEqual([null, '2026-12-01'])
  expect(weeks[4]?.slice(3)).toEqual(['2026-12-31', null, null, null])
  expect(weeks.every((week) => week.length === 7)).toBe(true)
})

test('holidays of a month are named once, by their first day', () => {
  const [month] = calendarMonths('2026-10-01', '2026-10-31')
  const golden = Object.fromEntries(
    ['2026-10-01', '2026-10-02', '2026-10-03'].map((date) => [date, fact({ date, holiday: 'National Day' })]),
  )
  const facts = { ...golden, '2026-10-25': fact({ date: '2026-10-25', holiday: 'Mid-Autumn' }) }
  expect(month && monthHolidays(month, facts)).toBe('1 National Day, 25 Mid-Autumn')
  expect(month && monthHolidays(month, {})).toBe('')
})

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
])('scrolled by %i px, these are rendered: %j', (scrolledPx, keys) =>
  expect(monthsNear(placed, scrolledPx)).toEqual(keys),
)

test('never more than three, wherever one is', () => {
  for (let scrolledPx = 0; scrolledPx < 2600; scrolledPx += 10) {
    expect(monthsNear(placed, scrolledPx).length).toBeLessThanOrEqual(3)
  }
})
