import { hotelPageParams } from '@/domain/stays/hotel-page'

const id = 'h1'
const stay = { checkIn: '2026-12-01', checkOut: '2026-12-03' }

test.each<[string, Record<string, string>, Record<string, string | number>]>([
  ['the hotel alone', {}, { id }],
  ['a stay', { ...stay, adults: '3' }, { id, ...stay, adults: 3 }],
  ['days that are no stay', { checkIn: '2026-12-03', checkOut: '2026-12-01' }, { id }],
  ['no children', { ...stay, children: '0' }, { id, ...stay }],
  ['a room that a link names', { room: 'r_7' }, { id, room: 'r_7' }],
  ['what is no room', { room: '<b>' }, { id }],
  ['whence somebody came, and a currency', { utm_source: 'mail', currency: 'EUR' }, { id }],
])('%s', (_what, query, expected) => {
  const params = hotelPageParams({ ...query, id })
  expect(params).toEqual(expected)
  const again = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
  expect(hotelPageParams({ ...again, id })).toEqual(params)
})

test('one page is spelt in one way, whatever the order of its address', () => {
  const one = hotelPageParams({ id, ...stay, adults: '1', rooms: '1', room: 'r1' })
  const other = hotelPageParams({
    room: 'r1',
    rooms: '1',
    adults: '1',
    checkOut: stay.checkOut,
    checkIn: stay.checkIn,
    id,
  })
  expect(JSON.stringify(one)).toBe(JSON.stringify(other))
})
