import fc from 'fast-check'
import { changeGuests, type GuestCounts, guestLimits, guestsSummary } from '@/domain/stays/guests'

const party = (rooms: number, adults: number, children: number): GuestCounts => ({ rooms, adults, children })

test.each<[GuestCounts, keyof GuestCounts, number, GuestCounts]>([
  [party(1, 2, 0), 'adults', 3, party(1, 3, 0)],
  [party(1, 2, 0), 'adults', 0, party(1, 1, 0)],
  [party(2, 3, 0), 'adults', 1, party(2, 2, 0)],
  [party(1, 2, 0), 'adults', 99, party(1, 36, 0)],
  [party(1, 2, 0), 'rooms', 2, party(2, 2, 0)],
  [party(1, 2, 0), 'rooms', 3, party(3, 3, 0)],
  [party(1, 2, 0), 'rooms', 10, party(9, 9, 0)],
  [party(1, 2, 0), 'rooms', 0, party(1, 2, 0)],
  [party(1, 2, 0), 'children', 2, party(1, 2, 2)],
  [party(1, 2, 1), 'children', -1, party(1, 2, 0)],
])('%j with %s set to %i is %j', (before, field, value, after) => {
  expect(changeGuests(before, field, value)).toEqual(after)
})

test.each([
  [party(1, 1, 0), '1 room · 1 adult'],
  [party(1, 2, 0), '1 room · 2 adults'],
  [party(2, 4, 1), '2 rooms · 4 adults · 1 child'],
  [party(2, 4, 2), '2 rooms · 4 adults · 2 children'],
])('%j reads %s', (counts, text) => expect(guestsSummary(counts)).toBe(text))

test('any row of changes stays within what a search takes', () => {
  const change = fc.tuple(
    fc.constantFrom<keyof GuestCounts>('rooms', 'adults', 'children'),
    fc.integer({ min: -5, max: 50 }),
  )
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      const counts = changes.reduce((before, [field, value]) => changeGuests(before, field, value), party(1, 2, 0))
      const limits = guestLimits(counts)
      for (const field of ['rooms', 'adults', 'children'] as const) {
        expect(counts[field]).toBeGreaterThanOrEqual(limits[field].min)
        expect(counts[field]).toBeLessThanOrEqual(limits[field].max)
      }
      expect(counts.adults).toBeGreaterThanOrEqual(counts.rooms)
    }),
  )
})
