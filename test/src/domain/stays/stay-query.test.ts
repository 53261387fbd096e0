import fc from 'fast-check'
import { decideStay } from '@/domain/stays/wanted-stay'
import { readStayQuery, stayQuery } from '@/domain/stays/stay-query'

test.each([
  ['nothing', {}, {}],
  [
    'everything',
    { checkIn: '2026-12-01', checkOut: '2026-12-03', rooms: '2', adults: '4', children: '1' },
    { checkIn: '2026-12-01', checkOut: '2026-12-03', rooms: 2, adults: 4, children: 1 },
  ],
  ['days in the wrong order', { checkIn: '2026-12-03', checkOut: '2026-12-01' }, {}],
  ['one day', { checkIn: '2026-12-03' }, {}],
  ['no day of the calendar', { checkIn: '2026-02-30', checkOut: '2026-03-02' }, {}],
  ['no rooms', { rooms: '0' }, {}],
  ['half a room', { rooms: '1.5' }, {}],
  ['a word', { adults: 'two' }, {}],
  ['no children', { children: '0' }, { children: 0 }],
])('reads %s', (_, fields, stay) => expect(readStayQuery(fields)).toEqual(stay))

test('writes what it reads', () => {
  const stay = { checkIn: '2026-12-01', checkOut: '2026-12-03', rooms: 2, adults: 4, children: 1 }
  const strings = Object.fromEntries(Object.entries(stayQuery(stay)).map(([name, value]) => [name, String(value)]))
  expect(readStayQuery(strings)).toEqual(stay)
})

test('omits children where there are none', () =>
  expect(stayQuery({ rooms: 1, adults: 2, children: 0 })).toEqual({ rooms: 1, adults: 2 }))

test.each([
  ['too many adults', { adults: '50' }, { adults: 36 }],
  ['too many rooms, each with an adult', { rooms: '40', adults: '2' }, { rooms: 9, adults: 9 }],
  ['too many children', { children: '99' }, { children: 36 }],
  [
    'too many nights',
    { checkIn: '2026-12-01', checkOut: '2027-12-01' },
    { checkIn: '2026-12-01', checkOut: '2027-03-01' },
  ],
  ['more rooms than adults', { rooms: '3', adults: '1' }, { rooms: 3, adults: 3 }],
])('limits %s to what a search takes', (_, fields, stay) => expect(readStayQuery(fields)).toEqual(stay))

test('whatever stay an address has can be searched for', () => {
  const numbers = fc.oneof(fc.integer(), fc.double()).map(String)
  const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2400-01-01'), noInvalidDate: true })
  const fields = fc.record(
    {
      rooms: numbers,
      adults: numbers,
      children: numbers,
      checkIn: days.map((day) => day.toISOString().slice(0, 10)),
      checkOut: days.map((day) => day.toISOString().slice(0, 10)),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fields, (written) => {
      const read = readStayQuery(written)
      // Nothing but a check-in day too far ahead can be wrong with it.
      expect(decideStay(read, read.checkIn ?? '2026-11-23')).toHaveProperty('stay')
      expect([read.rooms ?? 1, read.adults ?? 1, read.children ?? 0].every((count) => count <= 36)).toBe(true)
    }),
  )
})
