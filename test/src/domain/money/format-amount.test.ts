import fc from 'fast-check'
import { currencyOf } from '@/domain/money/currency'
import { formatAmount } from '@/domain/money/amount-text'

test.each([
  [128_000, 'CNY', '1,280'],
  [128_050, 'CNY', '1,280.50'],
  [128_005, 'CNY', '1,280.05'],
  [5, 'USD', '0.05'],
  [0, 'CNY', '0'],
  [-128_000, 'CNY', '-1,280'],
  [-50, 'USD', '-0.50'],
  [1280, 'JPY', '1,280'],
  [999, 'JPY', '999'],
  [1_234_567_890, 'VND', '1,234,567,890'],
  [1_234_500, 'KWD', '1,234.500'],
  [1_000_000, 'KWD', '1,000'],
])('%i %s is %s', (minor, code, text) => expect(formatAmount(minor, code)).toBe(text))

test.each(['XXX', '', 'cny', 'toString'])('%j is no currency of ours', (code) => {
  expect(() => formatAmount(1, code)).toThrow(RangeError)
})

test('what is shown is what is meant, to the last minor unit', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom('CNY', 'JPY', 'KWD'), (minor, code) => {
      const shown = Number(formatAmount(minor, code).replaceAll(',', ''))
      expect(Math.round(shown * 10 ** (currencyOf(code)?.exponent ?? 0)) + 0).toBe(minor + 0)
    }),
  )
})
