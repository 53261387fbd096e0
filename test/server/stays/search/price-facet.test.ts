import fc from 'fast-check'
import { emptyBits, setBit } from '../../../../server/stays/search/bit-set'
import { priceFacet } from '../../../../server/stays/search/filtered-hotels'
import { plainPriceFacet } from '../../../support/search/plain-price-facet'

/** The facet of all hotels with such totals, of which `share` nights and rooms make one. */
function facetOf(totalsMinor: readonly number[], currencyCode: string, share = 1) {
  const positions = emptyBits(totalsMinor.length)
  totalsMinor.forEach((_, position) => setBit(positions, position, true))
  return priceFacet(Float64Array.from(totalsMinor), positions, (total) => Math.round(total / share), currencyCode)
}

test.each([
  ['nothing', [], null],
  ['one price', [50_000], { minMinor: 50_000, maxMinor: 50_000, buckets: [1] }],
  ['few whole units', [100, 200, 300], { minMinor: 100, maxMinor: 300, buckets: [1, 2] }],
])('%s', (_, totals, facet) =>
  expect(facetOf(totals, 'CNY')).toEqual(facet && { ...facet, currencyCode: 'CNY', exponent: 2 }),
)

test('never more than 24 bars, and every price in one', () => {
  const buckets =
    facetOf(
      Array.from({ length: 500 }, (_, at) => 10_000 + at * 777),
      'JPY',
    )?.buckets ?? []
  expect(buckets).toHaveLength(24)
  expect(buckets.reduce((sum, count) => sum + count, 0)).toBe(500)
})

test('hotels that are not requested are not counted', () => {
  const positions = emptyBits(3)
  setBit(positions, 1, true)
  const facet = priceFacet(Float64Array.of(1, 500, Infinity), positions, (total) => total, 'CNY')
  expect(facet).toMatchObject({ minMinor: 500, maxMinor: 500, buckets: [1] })
})

test('any totals are counted as if each were made a price first', () => {
  const totals = fc.array(fc.integer({ min: 0, max: 3_000_000 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(totals, fc.integer({ min: 1, max: 12 }), fc.constantFrom('CNY', 'JPY'), (all, share, currencyCode) => {
      const prices = all.map((total) => Math.round(total / share))
      expect(facetOf(all, currencyCode, share)).toEqual(plainPriceFacet(prices, currencyCode))
    }),
  )
})
