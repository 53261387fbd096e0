import { compactAmount } from '../../../../server/stays/quote/calendar'

test.each([
  [98_000, 'CNY', '980'],
  [128_000, 'CNY', '1,280'],
  [999_900, 'CNY', '9,999'],
  [1_280_000, 'CNY', '12.8k'],
  [12_800, 'JPY', '12.8k'],
  [1_250_000, 'VND', '1.3m'],
  [152_000, 'JPY', '152k'],
  [22_000, 'KWD', '22'],
  [22_050, 'KWD', '22.05'],
  [5_340, 'USD', '53.4'],
  [99_990, 'USD', '1,000'],
  [128_040, 'USD', '1,280'],
])('%i %s is %s', (minor, currencyCode, text) => {
  expect(compactAmount(minor, currencyCode)).toBe(text)
})
