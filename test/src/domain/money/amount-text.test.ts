import {
  codedAmount,
  compactAmount,
  decimalAmount,
  formatAmount,
  minorAmount,
  shownAmount,
} from '@/domain/money/amount-text'
import fc from 'fast-check'
import { currencyOf } from '@/domain/money/currency'

describe('compactAmount', () => {
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
})

describe('codedAmount', () => {
  test.each([
    [128_050, 'CNY', 'CNY ¥ 1,280.50'],
    [1280, 'JPY', 'JPY ¥ 1,280'],
    [128_000, 'HKD', 'HKD HK$ 1,280'],
    [10_000, 'AED', 'AED 100'],
    [10_000, 'CHF', 'CHF 100'],
  ])('%i %s is %s', (minor, code, text) => expect(codedAmount(shownAmount(minor, code))).toBe(text))
})

describe('minorAmount', () => {
  test.each([
    [12.5, 'CNY', 1250],
    [0.295, 'USD', 30],
    [1280, 'JPY', 1280],
    [1.2345, 'KWD', 1235],
  ])('%d %s is %i', (units, code, minor) => expect(minorAmount(units, code)).toBe(minor))

  test('an unknown currency is refused', () => expect(() => minorAmount(1, 'XXX')).toThrow(RangeError))
})

describe('decimalAmount', () => {
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
})

describe('formatAmount', () => {
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
})
