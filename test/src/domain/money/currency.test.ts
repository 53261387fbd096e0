import { usualCurrency } from '@/domain/money/currency'

test.each([
  [false, 'CNY'],
  [true, 'USD'],
])('abroad %s: %s', (isAbroad, code) => expect(usualCurrency({ isAbroad })).toBe(code))
