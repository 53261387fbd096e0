import { isSameWanted, pastNote, stayLimitNote } from '@/domain/stays/stay-text'

test.each<[string, Record<string, string>, string | null]>([
  ['nothing wrong', { checkIn: '2026-12-01', checkOut: '2026-12-03' }, null],
  ['no dates', { adults: '2' }, null],
  ['too many adults', { adults: '50' }, 'A search takes at most 36 adults. Prices are for that.'],
  [
    'too much of everything',
    { rooms: '99', adults: '99', children: '99', checkIn: '2026-12-01', checkOut: '2027-12-01' },
    'A search takes at most 9 rooms and 36 adults and 36 children and 90 nights. Prices are for that.',
  ],
])('%s', (_, fields, note) => expect(stayLimitNote(fields)).toBe(note))

const decided = { checkIn: '2026-11-24', checkOut: '2026-11-25', nights: 1, rooms: 1, adults: 2, children: 0 }

test.each([
  [{ checkIn: '2020-01-05', checkOut: '2020-01-09' }, decided, 'Those dates have passed. Prices are for 24 – 25 Nov.'],
  [{ checkIn: '2026-11-24', checkOut: '2026-11-25' }, decided, null],
  [{}, decided, null],
  [{ checkIn: '2020-01-05', checkOut: '2020-01-09' }, null, null],
])('%j answered for %j', (wanted, answered, note) => expect(pastNote(wanted, answered)).toBe(note))

test('a stay is the same where all that it says is', () => {
  expect(isSameWanted({ adults: 2 }, { adults: 2 })).toBe(true)
  expect(isSameWanted({ adults: 2 }, { adults: 2, rooms: 1 })).toBe(false)
})
