import { convertedMinor } from '@/domain/rates/convert'

const fx = new Map([
  ['CNY', 1],
  ['USD', 7.2],
  ['JPY', 0.05],
])

test.each([
  ['CNY', 'CNY', 12_340, 12_300],
  ['CNY', 'CNY', 12_350, 12_400],
  ['CNY', 'USD', 72_000, 10_000],
  ['CNY', 'JPY', 10_000, 2_000],
  ['USD', 'CNY', 10_000, 72_000],
])('%s to %s: %d is %d', (from, to, minor, converted) => {
  expect(convertedMinor(minor, from, to, fx)).toBe(converted)
})

test('throws without a rate', () => {
  expect(() => convertedMinor(100, 'KWD', 'CNY', fx)).toThrow(RangeError)
})
