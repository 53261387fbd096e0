import { priceBuckets } from '../../../server/search/price-buckets'

test.each([
  ['nothing', [], null],
  ['one price', [50_000], { minMinor: 50_000, maxMinor: 50_000, buckets: [1] }],
  ['few whole units', [100, 200, 300], { minMinor: 100, maxMinor: 300, buckets: [1, 2] }],
])('%s', (_, prices, facet) =>
  expect(priceBuckets(prices, 'CNY')).toEqual(facet && { ...facet, currencyCode: 'CNY', exponent: 2 }),
)

test('never more than 24 bars, and every price in one', () => {
  const prices = Array.from({ length: 500 }, (_, at) => 10_000 + at * 777)
  const buckets = priceBuckets(prices, 'JPY')?.buckets ?? []
  expect(buckets).toHaveLength(24)
  expect(buckets.reduce((sum, count) => sum + count, 0)).toBe(500)
})
