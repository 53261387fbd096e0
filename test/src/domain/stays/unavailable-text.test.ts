import type { Unavailable } from '@/contract/stay'
import { fixUnavailable } from '@/domain/stays/unavailable-text'

const stay = { checkIn: '2026-11-24', checkOut: '2026-11-26', nights: 2, rooms: 2, adults: 3, children: 1 }

test.each<[Unavailable['reason'], number | null, string, object | null]>([
  ['minimum_stay', 3, 'Stay 1 more night', { checkOut: '2026-11-27' }],
  ['minimum_stay', 4, 'Stay 2 more nights', { checkOut: '2026-11-28' }],
  ['maximum_stay', 1, 'Stay 1 night', { checkOut: '2026-11-25' }],
  ['stay_step', 3, 'Stay 1 more night', { checkOut: '2026-11-27' }],
  ['maximum_rooms', 1, 'Change to 1 room', { rooms: 1 }],
  ['maximum_occupancy', 1, 'Change guests', null],
  ['no_inventory', 1, 'Change to 1 room', { rooms: 1 }],
  ['no_inventory', null, 'Change dates', null],
  ['no_inventory', 2, 'Change dates', null],
  ['advance_purchase', 7, 'Start on Sat 28 Nov', { checkIn: '2026-11-28', checkOut: '2026-11-30' }],
  ['past_date', null, 'Change dates', null],
  ['minimum_stay', null, 'Change dates', null],
])('%s with limit %s: %s', (reason, limit, label, change) => {
  const fix = fixUnavailable({ reason, limit, message: '', dates: [] }, stay, '2026-11-21')
  expect(fix).toMatchObject({ label, change })
  expect(fix.opens === null).toBe(change !== null)
})

test.each<[Unavailable['reason'], string[], string, object]>([
  ['checkin_not_allowed', ['2026-11-24'], 'Start on Wed 25 Nov', { checkIn: '2026-11-25', checkOut: '2026-11-27' }],
  [
    'checkin_not_allowed',
    ['2026-11-24', '2026-11-25'],
    'Start on Thu 26 Nov',
    { checkIn: '2026-11-26', checkOut: '2026-11-28' },
  ],
  ['checkout_not_allowed', ['2026-11-26'], 'Stay 1 more night', { checkOut: '2026-11-27' }],
  ['checkout_not_allowed', ['2026-11-26', '2026-11-27'], 'Stay 2 more nights', { checkOut: '2026-11-28' }],
  ['stay_through_not_allowed', ['2026-11-25'], 'Check out on Wed 25 Nov', { checkOut: '2026-11-25' }],
])('%s of %j: %s', (reason, dates, label, change) => {
  expect(fixUnavailable({ reason, limit: null, message: '', dates }, stay, '2026-11-21')).toEqual({
    label,
    change,
    opens: null,
  })
})

test('too many for a room: as many rooms as are needed', () => {
  const party = { ...stay, rooms: 1, adults: 4, children: 0 }
  const reason: Unavailable = { reason: 'maximum_occupancy', limit: 2, message: '', dates: [] }
  expect(fixUnavailable(reason, party, '2026-11-21')).toMatchObject({
    label: 'Change to 2 rooms',
    change: { rooms: 2 },
  })
})
