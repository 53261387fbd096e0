import { decimalAmount } from '@/domain/money/amount-text'

test.each([
  [128_000, 'CNY', '1280.00'],
  [128_050, 'USD', '1280.50'],
  [5, 'EUR', '0.05'],
  [0, 'CNY', '0.00'],
  [1280, 'JPY', '1280'],
  [0, 'JPY', '0'],
  [1_234_567, 'KWD', '1234.567'],
  [-250, 'CNY', '-2.50'],
])('%d %s is %s', (minor, currencyCode, text) => expect(decimalAmount(minor, currencyCode)).toBe(text))

test('an unknown currency has no amounts', () => expect(() => decimalAmount(1, 'XXX')).toThrow(RangeError))
