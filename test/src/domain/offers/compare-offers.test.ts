import { compareOffers, type ComparedOffer } from '@/domain/stays/offers'
import { priceWith } from '../../../support/catalogue/cards'
import { roomFacts } from '../../../client/support/hotel-facts'

const room = roomFacts()
const tier = (feeMinor: number, feeAmount: string) => ({
  startAt: null,
  endAt: null,
  endText: null,
  feeMinor,
  feeAmount,
  refundMinor: 0,
  refundAmount: '0',
})
const [base] = room.packages
if (!base) throw new Error('the room has a package')
const offer = { ...base, cancellation: { ...base.cancellation, tiers: [tier(0, '0'), tier(64_000, '640')] } }
const one: ComparedOffer = { room, offer }

test('all lines of two equal packages say the same', () => {
  const rows = compareOffers(one, one)
  expect(rows.filter(({ isDifferent }) => isDifferent)).toEqual([])
  expect(rows.map(({ label, values }) => [label, values[0]])).toEqual([
    ['Price', 'CNY ¥ 1,280'],
    ['Covers', '2 nights, taxes included'],
    ['Room', 'Garden room'],
    ['Meal', 'Breakfast for 2'],
    ['Cancellation', 'Free cancellation until Mon 30 Nov 18:00, Shanghai time'],
    ['Late cancellation', 'Costs CNY ¥ 640'],
    ['Bed', '1 king bed'],
    ['Sleeps', '3 guests'],
    ['Size', '24 m²'],
    ['View', 'Garden view'],
    ['Confirmation', 'Confirmed instantly'],
    ['Also included', '–'],
  ])
})

test.each<[what: string, other: ComparedOffer, label: string, says: string]>([
  ['price', { room, offer: { ...offer, price: priceWith({ currencyAmount: '1,100' }) } }, 'Price', 'CNY ¥ 1,100'],
  ['meal', { room, offer: { ...offer, meal: 'Room only' } }, 'Meal', 'Room only'],
  [
    'cancellation',
    { room, offer: { ...offer, cancellation: { ...offer.cancellation, summary: 'Non-refundable' } } },
    'Cancellation',
    'Non-refundable',
  ],
  ['bed', { room: { ...room, bedText: '2 single beds' }, offer }, 'Bed', '2 single beds'],
  ['occupancy', { room: { ...room, maxGuests: 1 }, offer }, 'Sleeps', '1 guest'],
  ['size that is not known', { room: { ...room, areaSqm: null }, offer }, 'Size', '–'],
  [
    'value-adds',
    { room, offer: { ...offer, includes: ['Late check-out', 'Tea'] } },
    'Also included',
    'Late check-out, Tea',
  ],
])('a difference in %s is told, and nothing else', (_, other, label, says) => {
  const different = compareOffers(one, other).filter(({ isDifferent }) => isDifferent)
  expect(different.map((row) => [row.label, row.values[1]])).toEqual([[label, says]])
})

test('a package that can’t be booked says why in place of its price', () => {
  const unavailable = { reason: 'minimum_stay' as const, message: 'Stay at least 3 nights.', limit: 3, dates: [] }
  const rows = compareOffers(one, { room, offer: { ...offer, price: null, unavailable } })
  expect(rows[0]?.values[1]).toBe('Stay at least 3 nights.')
})
