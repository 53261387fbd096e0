import { readStayQuery, stayQuery } from '@/domain/stay/stay-query'

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
  const texts = Object.fromEntries(Object.entries(stayQuery(stay)).map(([name, value]) => [name, String(value)]))
  expect(readStayQuery(texts)).toEqual(stay)
})

test('says nothing of children where there are none', () =>
  expect(stayQuery({ rooms: 1, adults: 2, children: 0 })).toEqual({ rooms: 1, adults: 2 }))
