import type { Stay } from '@/contract/stay'
import { addDays } from '@/domain/days/add-days'
import { whyUnavailable } from '@/domain/stay/why-unavailable'

const rules = {
  room: { stock: 3, maxGuests: 3, maxAdults: 2 },
  ratePackage: { dayLimitMin: 2, dayLimitMax: 6, dayStep: 2, bookAheadDays: 1, maxRooms: 2 },
  nights: new Map([
    ['2026-11-25', { total: 3, held: 1, sold: 1, priceMinor: null }],
    ['2026-11-28', { total: 3, held: 0, sold: 3, priceMinor: null }],
  ]),
  today: '2026-11-21',
}

function stayOf(checkIn: string, nights: number, party: Partial<Stay> = {}): Stay {
  return { checkIn, checkOut: addDays(checkIn, nights), nights, rooms: 1, adults: 2, children: 0, ...party }
}

const why = (stay: Stay) => whyUnavailable({ ...rules, stay })

test.each([
  ['a fitting stay', stayOf('2026-11-22', 2), null],
  ['a check-out on a sold-out night is fine', stayOf('2026-11-26', 2), null],
  ['yesterday', stayOf('2026-11-20', 2), { reason: 'past_date', limit: null }],
  ['too soon', stayOf('2026-11-21', 2), { reason: 'advance_purchase', limit: 1 }],
  ['too many rooms', stayOf('2026-11-22', 2, { rooms: 3, adults: 3 }), { reason: 'maximum_rooms', limit: 2 }],
  ['too many adults', stayOf('2026-11-22', 2, { adults: 3 }), { reason: 'maximum_occupancy', limit: 2 }],
  ['too many guests', stayOf('2026-11-22', 2, { children: 2 }), { reason: 'maximum_occupancy', limit: 3 }],
  ['a second room makes space', stayOf('2026-11-22', 2, { rooms: 2, adults: 4, children: 2 }), null],
  ['too short', stayOf('2026-11-22', 1), { reason: 'minimum_stay', limit: 2 }],
  ['too long', stayOf('2026-11-22', 8), { reason: 'maximum_stay', limit: 6 }],
  ['between the steps', stayOf('2026-11-22', 3), { reason: 'stay_step', limit: 2 }],
  ['sold out', stayOf('2026-11-27', 2), { reason: 'no_inventory', limit: null, dates: ['2026-11-28'] }],
  [
    'one room left, two wanted',
    stayOf('2026-11-24', 2, { rooms: 2 }),
    { reason: 'no_inventory', limit: 1, dates: ['2026-11-25'] },
  ],
  ['days come before party and length', stayOf('2026-11-20', 9, { adults: 9 }), { reason: 'past_date' }],
])('%s', (_, stay, expected) => {
  if (expected === null) expect(why(stay)).toBeNull()
  else expect(why(stay)).toMatchObject(expected)
})

test.each([
  [stayOf('2026-11-22', 1), 'Stay at least 2 nights for this rate.'],
  [stayOf('2026-11-21', 2), 'Book at least 1 day ahead.'],
  [stayOf('2026-11-24', 2, { rooms: 2 }), 'Only 1 room left for these dates.'],
  [stayOf('2026-11-27', 2), 'Sold out for these dates.'],
])('says it in a sentence', (stay, message) => {
  expect(why(stay)?.message).toBe(message)
})
