import { hotelPageStay } from '@/domain/stays/hotel-page'

const days = { checkIn: '2026-12-01', checkOut: '2026-12-03' }
const sought = { checkIn: '2027-01-01', checkOut: '2027-01-02', rooms: 1, adults: 2, children: 1 }

test.each([
  ['the address’s own', days, sought, days],
  ['that which is looked for', {}, sought, sought],
  ['that which is looked for, for the address’s people', { adults: '4' }, sought, { ...sought, adults: 4 }],
  ['none', {}, {}, {}],
])('%s', (_what, params, kept, expected) => {
  expect(hotelPageStay(params, kept)).toEqual(expected)
})
