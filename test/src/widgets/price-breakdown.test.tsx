import '../../support/as-h5'
import { render } from '@testing-library/react'
import type { PriceBreakdown as BreakdownFacts } from '@/contract/stay'
import { PriceBreakdown } from '@/widgets/price-breakdown'

const facts: BreakdownFacts = {
  currencyCode: 'CNY',
  currencySymbol: '¥',
  currencyAmount: '2,560',
  nightly: [
    { date: '2026-11-22', baseMinor: 58_000, taxMinor: 0, baseAmount: '580' },
    { date: '2026-11-23', baseMinor: 60_000, taxMinor: 0, baseAmount: '600' },
  ],
  rooms: 2,
  goodsMinor: 236_000,
  goodsAmount: '2,360',
  taxMinor: 20_000,
  taxAmount: '200',
  totalMinor: 256_000,
  hotelCurrencyCode: 'JPY',
  hotelTotalAmount: '53,400',
}

const lines = (change: Partial<BreakdownFacts> = {}) => {
  const { container } = render(<PriceBreakdown breakdown={{ ...facts, ...change }} />)
  return [...container.querySelectorAll('.bill-line, .bill-total, .bill-note')].map((line) => line.textContent)
}

test('shows every part, the total, and the amount in the hotel’s currency', () => {
  expect(lines()).toEqual([
    'Sun 22 Nov, each room¥ 580',
    'Mon 23 Nov, each room¥ 600',
    '2 nights × 2 rooms¥ 2,360',
    'Taxes and fees¥ 200',
    'TotalCNY¥ 2,560',
    'You are charged in CNY. In the hotel’s own currency this is JPY 53,400.',
  ])
})

test('one room, one currency', () => {
  const shown = lines({ rooms: 1, hotelCurrencyCode: 'CNY' })
  expect(shown[0]).toBe('Sun 22 Nov¥ 580')
  expect(shown).toHaveLength(5)
})

test('a VIP reads the public nights, and what is taken off them', () => {
  const shown = lines({
    rooms: 1,
    hotelCurrencyCode: 'CNY',
    nightly: [
      {
        date: '2026-11-22',
        baseMinor: 52_200,
        taxMinor: 0,
        baseAmount: '522',
        publicMinor: 58_000,
        publicAmount: '580',
      },
    ],
    goodsAmount: '522',
    member: { publicGoodsMinor: 58_000, publicGoodsAmount: '580', savedMinor: 5_800, savedAmount: '58' },
    taxAmount: '31',
    currencyAmount: '553',
  })
  expect(shown).toEqual([
    'Sun 22 Nov¥ 580',
    '1 night × 1 room¥ 580',
    'Member price−¥ 58',
    'Taxes and fees¥ 31',
    'TotalCNY¥ 553',
  ])
})
