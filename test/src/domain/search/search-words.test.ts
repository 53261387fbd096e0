import { countFilters, type HotelFilters, NO_FILTERS, priceLimitsText, toggled } from '@/domain/stays/hotel-filters'
import { resultCountText } from '@/domain/stays/result-text'

test.each([
  [214, 3, '214 stays · 3 not available for these dates'],
  [1, 0, '1 stay'],
  [0, 2, '0 stays · 2 not available for these dates'],
])('%i found, %i sold out', (total, soldOutCount, text) => expect(resultCountText({ total, soldOutCount })).toBe(text))

test.each([
  [20000, 80000, 'CNY', 'CNY ¥ 200 – 800'],
  [20000, null, 'CNY', 'CNY ¥ 200 and up'],
  [null, 80000, 'CNY', 'up to CNY ¥ 800'],
  [null, null, 'CNY', 'any price'],
  [12000, 30000, 'JPY', 'JPY ¥ 12,000 – 30,000'],
])('%s to %s %s', (fromMinor, toMinor, currencyCode, text) =>
  expect(priceLimitsText({ fromMinor, toMinor, currencyCode })).toBe(text),
)

const price = { fromMinor: 1, toMinor: null, currencyCode: 'CNY' }
test.each<[Partial<HotelFilters>, object]>([
  [{}, { priceAndGrade: 0, area: 0, more: 0 }],
  [
    { grades: [4, 5], price },
    { priceAndGrade: 3, area: 0, more: 0 },
  ],
  [{ areas: ['Gion'] }, { priceAndGrade: 0, area: 1, more: 0 }],
  [
    { tags: ['pool', 'spa'], freeCancellation: true, breakfast: true },
    { priceAndGrade: 0, area: 0, more: 4 },
  ],
])('%j counts as %j', (filters, counts) => expect(countFilters({ ...NO_FILTERS, ...filters })).toEqual(counts))

test.each([
  [[], 4, [4]],
  [[4, 5], 4, [5]],
  [[5], 4, [5, 4]],
])('%j with %i tapped is %j', (values, value, after) => expect(toggled(values, value)).toEqual(after))
