import fc from 'fast-check'
import { bestNames } from '../../../server/search/best-names'
import { hotelSearchColumns } from '../../../server/search/hotel-search-columns'
import { makeShelf } from '../../../server/search/make-shelf'
import { Draw } from '../../../server/stays/reference/draw'
import { randomHotels } from '../../support/search/random-catalogue'

/** Cities of random hotels, whose ranks run through all of them. */
const randomCities = (draw: Draw) => {
  const ranks = draw.some(
    Array.from({ length: 120 }, (_, at) => at + 1),
    120,
  )
  return Array.from({ length: 3 }, (_, city) =>
    randomHotels(draw)
      .map(({ hotel, rooms }) => {
        const id = `${city}${hotel.id}`
        return { hotel: { ...hotel, id, rank: ranks.pop() ?? 0 }, rooms, words: hotelSearchColumns(hotel).searchWords }
      })
      .toSorted((one, other) => one.hotel.rank - other.hotel.rank),
  )
}

test('the best of all cities are those that looking at every hotel gives', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.constantFrom(['marlowe'], ['row', 'ma'], ['quietcourtyard'], ['静庭'], ['jt'], ['har'], ['nowhere']),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 20 }),
      (seed, words, most, limit) => {
        const cities = randomCities(new Draw(String(seed)))
        const whole = words.join('')
        const distance = (text: string) => (text.includes(`|${whole}|`) ? 0 : text.includes(`|${whole}`) ? 1 : 2)
        const expected = cities
          .flat()
          .filter((hotel) => words.every((word) => hotel.words.some((known) => known.startsWith(word))))
          .toSorted((one, other) => one.hotel.rank - other.hotel.rank)
          .slice(0, most)
          .map(({ hotel }) => ({ id: hotel.id, distance: distance(`|${hotel.searchText}|`) }))
          .toSorted((one, other) => one.distance - other.distance)
          .slice(0, limit)
          .map(({ id }) => id)
        const shelves = cities.map((city) => makeShelf(city))
        expect(bestNames(shelves, { words, whole, most, limit }).map(({ hotel }) => hotel.id)).toEqual(expected)
      },
    ),
  )
})
