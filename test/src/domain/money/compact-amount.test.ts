import { compactAmount } from '@/domain/money/amount-text'

test.each([
  [42_000, 'CNY', '420'],
  [42_050, 'CNY', '421'],
  [42_049, 'CNY', '420'],
  [0, 'CNY', '0'],
  [999_900, 'CNY', '9999'],
  [999_950, 'CNY', '10k'],
  [1_280_000, 'CNY', '12.8k'],
  [26_400, 'JPY', '26.4k'],
  [128_499, 'JPY', '128k'],
  [999_499, 'VND', '999k'],
  [999_500, 'VND', '1m'],
  [2_500_000, 'VND', '2.5m'],
  [125_000_000, 'VND', '125m'],
  [125_000, 'KWD', '125'],
])('%i %s is %s in a cell', (minor, code, text) => expect(compactAmount(minor, code)).toBe(text))

test('an unknown currency is refused', () => expect(() => compactAmount(1, 'XXX')).toThrow(RangeError))
