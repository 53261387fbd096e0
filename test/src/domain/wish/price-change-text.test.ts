import type { PriceChange } from '@/contract/collection'
import { priceChangeText } from '@/domain/favorites/price-change'

const less: PriceChange = {
  direction: 'less',
  currencyCode: 'CNY',
  amount: '60',
  isPerNight: true,
  isConverted: false,
  savedFor: null,
}

test.each<[PriceChange, string]>([
  [less, 'CNY 60 less a night than when you saved it'],
  [{ ...less, direction: 'more', amount: '1,060' }, 'CNY 1,060 more a night than when you saved it'],
  [{ ...less, isPerNight: false }, 'CNY 60 less than when saved'],
  [
    { ...less, savedFor: { checkIn: '2026-12-04', checkOut: '2026-12-06' } },
    'CNY 60 less a night than when you saved it for 4 – 6 Dec',
  ],
  [{ ...less, isConverted: true }, 'CNY 60 less a night than when you saved it, at today’s exchange rates'],
])('%j', (change, text) => {
  expect(priceChangeText(change)).toBe(text)
})

test('for several rooms the amount is named as that of one', () => {
  expect(priceChangeText(less, 2)).toBe('CNY 60 less per room and night than when you saved it')
})
