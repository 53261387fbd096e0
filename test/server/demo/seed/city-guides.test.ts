import { seasonOf } from '@/domain/stays/month-prices'
import { allCities } from '../../../../server/stays/reference/all-cities'
import { guideRows } from '../../../../server/stays/reference/fill-reference'

const rows = guideRows()

test('every city has a guide, and every guide its city', () => {
  expect(rows.map(({ cityId }) => cityId).toSorted()).toEqual(allCities.map(({ id }) => id).toSorted())
})

test.each(rows.map((row) => [row.cityId, row] as const))('%s: each month lies in exactly one season', (_, row) => {
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, '0')}-15`
    expect(row.seasons.filter((season) => seasonOf([season], day) !== null)).toHaveLength(1)
  }
})

test.each(rows.map((row) => [row.cityId, row] as const))(
  '%s: the way into town, languages and plugs are told',
  (_, row) => {
    expect(row.airport.length).toBeGreaterThan(0)
    expect(row.airport.every((text) => text.endsWith('.'))).toBe(true)
    expect(row.languages.length).toBeGreaterThan(0)
    expect(row.plugs).toMatch(
      /^Types? [A-O](, [A-O])*( and [A-O])?, 1\d\d V$|^Types? [A-O](, [A-O])*( and [A-O])?, 2\d\d V$/,
    )
  },
)
