import { bestArea, cityAreas } from '@/domain/stays/city'
import { nextMonths } from '@/domain/days/civil-day'
import { monthPrices, seasonOf } from '@/domain/stays/month-prices'

test.each([
  ['2026-11-21', 3, ['2026-11', '2026-12', '2027-01']],
  ['2026-12-31', 2, ['2026-12', '2027-01']],
  ['2026-01-01', 1, ['2026-01']],
])('months from %s: %d', (day, count, months) => {
  expect(nextMonths(day, count)).toEqual(months)
})

const parts = [
  { fromMonth: 3, toMonth: 5, name: 'Spring' },
  { fromMonth: 11, toMonth: 2, name: 'Winter' },
]
test.each([
  ['2026-03-01', 'Spring'],
  ['2026-05-31', 'Spring'],
  ['2026-11-01', 'Winter'],
  ['2026-12-31', 'Winter'],
  ['2027-02-28', 'Winter'],
  ['2026-07-01', undefined],
])('the season on %s', (day, name) => {
  expect(seasonOf(parts, day)?.name).toBe(name)
})

const night = (day: string, totalMinor: number) => ({ day, totalMinor })
const priced = (...nights: ReturnType<typeof night>[]) =>
  monthPrices(['2026-11', '2026-12'], nights).map(({ lowest, typicalMinor, isCheapest }) => [
    lowest?.totalMinor ?? null,
    lowest?.day ?? null,
    typicalMinor,
    isCheapest,
  ])
const NONE = [null, null, null, false]

test.each([
  ['no nights', [], [NONE, NONE]],
  ['one month alone is cheapest of nothing', [night('2026-12-01', 5)], [NONE, [5, '2026-12-01', 5, false]]],
  [
    'the lowest with its first day, the middle of all',
    [night('2026-11-30', 9), night('2026-11-28', 3), night('2026-11-29', 3), night('2026-12-01', 7)],
    [
      [3, '2026-11-28', 3, true],
      [7, '2026-12-01', 7, false],
    ],
  ],
  [
    'of an even number the lower middle one',
    [night('2026-11-01', 1), night('2026-11-02', 4), night('2026-12-01', 2)],
    [
      [1, '2026-11-01', 1, true],
      [2, '2026-12-01', 2, false],
    ],
  ],
  [
    'months alike: none is cheapest',
    [night('2026-11-01', 2), night('2026-12-01', 2)],
    [
      [2, '2026-11-01', 2, false],
      [2, '2026-12-01', 2, false],
    ],
  ],
])('%s', (_, nights, months) => {
  expect(priced(...nights)).toEqual(months)
})

const hotels = (district: string, ...scores: (number | null)[]) =>
  scores.map((reviewScore) => ({ district, reviewScore }))

test('areas: those with most hotels first, a mean only of three rated hotels and more', () => {
  const areas = cityAreas([...hotels('B', 4, 5), ...hotels('A', 4, null), ...hotels('C', 4, 4.5, 4.6, null)])
  expect(areas).toEqual([
    { name: 'C', hotelCount: 4, ratedCount: 3, reviewScore: 4.4 },
    { name: 'A', hotelCount: 2, ratedCount: 1, reviewScore: null },
    { name: 'B', hotelCount: 2, ratedCount: 2, reviewScore: null },
  ])
})

const area = (name: string, reviewScore: number | null) => ({ name, hotelCount: 9, ratedCount: 7, reviewScore })
test.each([
  ['none rated', [area('A', null), area('B', null)], undefined],
  ['one rated alone', [area('A', 4.6), area('B', null)], undefined],
  ['all alike', [area('A', 4.6), area('B', 4.6)], undefined],
  ['the highest', [area('A', 4.2), area('B', 4.6)], 'B'],
])('the best area: %s', (_, areas, name) => {
  expect(bestArea(areas)?.name).toBe(name)
})

test('the best area shows its reason', () => {
  expect(bestArea([area('Gion', 4.6), area('B', 4)])?.text).toBe(
    'Guests rate the hotels in Gion highest: 4.6 of 5 on average over 7 rated hotels.',
  )
})
