import fc from 'fast-check'
import { HotelNameIndex, type NamedHotel } from '../../../../server/stays/search/name-index'
import { namedSamples } from '../../../support/search/hotel-names'

const hotels = namedSamples(300, 'changed names').map(({ hotel }) => hotel)

const indexOf = (named: Iterable<NamedHotel>): HotelNameIndex => {
  const index = new HotelNameIndex()
  for (const hotel of named) index.put(hotel)
  return index
}

const idsIn = (index: HotelNameIndex, keyword: string): string[] =>
  index
    .find(keyword)
    .hotels.map(({ id }) => id)
    .toSorted()

test('changed hotels leave nothing to be cleaned up while others change', () => {
  jest.useFakeTimers()
  try {
    const index = indexOf(hotels)
    for (const hotel of hotels) index.put({ ...hotel, rank: hotel.rank + 1 })
    for (const { id } of hotels.slice(0, 150)) index.remove(id)
    expect(jest.getTimerCount()).toBe(0)
  } finally {
    jest.useRealTimers()
  }
})

test('after any changes the hotels are found that a new index finds', () => {
  const pool = hotels.slice(0, 30)
  const change = fc.record({ id: fc.constantFrom(...'abcdefgh'), named: fc.option(fc.constantFrom(...pool)) })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      const index = new HotelNameIndex()
      const now = new Map<string, NamedHotel>()
      for (const { id, named } of changes) {
        if (named) {
          now.set(id, { ...named, id })
          index.put({ ...named, id })
        } else {
          now.delete(id)
          index.remove(id)
        }
      }
      const fresh = indexOf(now.values())
      for (const { name, localName } of pool)
        for (const keyword of [name, localName]) expect(idsIn(index, keyword)).toEqual(idsIn(fresh, keyword))
    }),
    { numRuns: 100 },
  )
})
