import type { Stay } from '@/contract/stay'
import { addDays } from '@/domain/days/civil-day'
import type { DayRule } from '@/domain/stays/nights'
import { whyUnavailable } from '@/domain/stays/why-unavailable'

const dayRule = (change: Partial<DayRule>): DayRule => ({
  isClosedToArrival: false,
  isClosedToDeparture: false,
  isClosedToStay: false,
  minNights: null,
  maxNights: null,
  ...change,
})

const rules = {
  room: { stock: 3, maxGuests: 3, maxAdults: 2 },
  ratePackage: { dayLimitMin: 2, dayLimitMax: 6, dayStep: 2, bookAheadDays: 1, maxRooms: 2 },
  nights: new Map([
    ['2026-11-25', { total: 3, held: 1, sold: 1, priceMinor: null }],
    ['2026-11-28', { total: 3, held: 0, sold: 3, priceMinor: null }],
  ]),
  dayRules: new Map([
    ['2026-12-03', dayRule({ isClosedToArrival: true })],
    ['2026-12-04', dayRule({ isClosedToArrival: true })],
    ['2026-12-08', dayRule({ isClosedToDeparture: true })],
    ['2026-12-11', dayRule({ isClosedToStay: true })],
    ['2026-12-14', dayRule({ minNights: 3 })],
    ['2026-12-20', dayRule({ maxNights: 3 })],
    ['2026-12-25', dayRule({ minNights: 7 })],
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
  [
    'no check-in on the day, nor on the next',
    stayOf('2026-12-03', 2),
    { reason: 'checkin_not_allowed', limit: null, dates: ['2026-12-03', '2026-12-04'] },
  ],
  ['a check-out there is fine', stayOf('2026-12-01', 2), null],
  ['no check-out on the day', stayOf('2026-12-06', 2), { reason: 'checkout_not_allowed', dates: ['2026-12-08'] }],
  ['a check-in there is fine', stayOf('2026-12-08', 2), null],
  ['a stay through it too', stayOf('2026-12-06', 4), null],
  ['no stay through the day', stayOf('2026-12-10', 2), { reason: 'stay_through_not_allowed', dates: ['2026-12-11'] }],
  ['one that ends there is fine', stayOf('2026-12-09', 2), null],
  ['one that begins there too', stayOf('2026-12-11', 2), null],
  ['a day with a longer shortest stay', stayOf('2026-12-14', 2), { reason: 'minimum_stay', limit: 4 }],
  ['long enough for it', stayOf('2026-12-14', 4), null],
  ['only the check-in day counts', stayOf('2026-12-13', 2), null],
  ['a day with a shorter longest stay', stayOf('2026-12-20', 4), { reason: 'maximum_stay', limit: 2 }],
  ['short enough for it', stayOf('2026-12-20', 2), null],
  ['a day from which no length is sold', stayOf('2026-12-25', 6), { reason: 'checkin_not_allowed' }],
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
  [stayOf('2026-12-03', 2), 'No check-in on Thu 3 Dec.'],
  [stayOf('2026-12-06', 2), 'No check-out on Tue 8 Dec.'],
  [stayOf('2026-12-10', 2), 'No stay can run through Fri 11 Dec.'],
  [stayOf('2026-12-14', 2), 'Stay at least 3 nights from Mon 14 Dec.'],
  [stayOf('2026-12-20', 4), 'Stay at most 3 nights from Sun 20 Dec.'],
])('has a sentence', (stay, message) => {
  expect(why(stay)?.message).toBe(message)
})
