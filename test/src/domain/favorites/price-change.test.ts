import type { PriceChange } from '@/contract/collection'
import { type NotedPrice, priceChange, priceChangeText } from '@/domain/favorites/price-change'

describe('priceChangeText', () => {
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
})

describe('priceChange', () => {
  const fx = new Map([
    ['CNY', 1],
    ['USD', 7],
    ['JPY', 0.05],
  ])

  const stay = { checkIn: '2026-12-04', nights: 2, rooms: 1 }
  const price = (totalMinor: number, change: Partial<NotedPrice> = {}): NotedPrice => ({
    totalMinor,
    currencyCode: 'CNY',
    stay,
    ...change,
  })
  const plain = { currencyCode: 'CNY', isPerNight: true, isConverted: false, savedFor: null }

  test.each<[string, NotedPrice | null, NotedPrice | null, object | null]>([
    ['the same', price(100_000), price(100_000), null],
    ['less', price(112_000), price(100_000), { ...plain, direction: 'less', amount: '60' }],
    ['more', price(100_000), price(240_000), { ...plain, direction: 'more', amount: '700' }],
    ['nothing was saved', null, price(100_000), null],
    ['nothing can be had now', price(100_000), null, null],
    ['a stay beside a voucher', price(100_000), price(100_000, { stay: null }), null],
    [
      'a voucher, by its whole price',
      price(40_000, { stay: null }),
      price(35_000, { stay: null }),
      { ...plain, direction: 'less', amount: '50', isPerNight: false },
    ],
    [
      'other days, a night each',
      price(100_000, { stay: { checkIn: '2026-12-24', nights: 1, rooms: 1 } }),
      price(160_000),
      { ...plain, direction: 'less', amount: '200', savedFor: { checkIn: '2026-12-24', checkOut: '2026-12-25' } },
    ],
    ['more rooms of the same price', price(100_000), price(200_000, { stay: { ...stay, rooms: 2 } }), null],
    [
      'another currency, converted',
      price(20_000, { currencyCode: 'USD' }),
      price(120_000),
      { ...plain, direction: 'less', amount: '100', isConverted: true },
    ],
    ['another currency, within one per cent', price(20_000, { currencyCode: 'USD' }), price(141_000), null],
    [
      'a currency without minor units',
      price(30_000, { currencyCode: 'JPY' }),
      price(160_000),
      { ...plain, direction: 'more', amount: '50', isConverted: true },
    ],
    ['a currency without a rate', price(20_000, { currencyCode: 'KWD' }), price(120_000), null],
  ])('%s', (_, saved, now, change) => {
    expect(priceChange(saved, now, fx)).toEqual(change)
  })
})
