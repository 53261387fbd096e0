import fc from 'fast-check'
import { barPercents } from '@/domain/stays/month-prices'

test.each([
  ['none', [], []],
  ['all alike', [5, 5], [100, 100]],
  ['half is half as high', [10, 20], [50, 100]],
  ['what is not known', [null, 10, 30], [0, 33, 100]],
  ['nothing known', [null, null], [0, 0]],
  ['nothing to pay', [0, 0], [0, 0]],
])('%s', (_, amounts, heights) => {
  expect(barPercents(amounts)).toEqual(heights)
})

test('bars are to each other as the amounts are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1 }), (amounts) => {
      const most = Math.max(...amounts)
      for (const [index, percent] of barPercents(amounts).entries()) {
        expect(Math.abs(percent - ((amounts[index] ?? 0) * 100) / most)).toBeLessThanOrEqual(0.5)
      }
    }),
  )
})
