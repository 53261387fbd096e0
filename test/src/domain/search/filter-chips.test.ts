import { filterChips } from '@/domain/stays/hotel-filters'
import { readHotelQuery } from '@/domain/stays/hotel-query'

const names = {
  tags: [{ value: 'pool', label: 'Pool', count: 3 }],
  areas: [{ value: 'gion', label: 'Gion', count: 2 }],
}
const chipsOf = (fields: Record<string, string>) =>
  filterChips(readHotelQuery({ cityId: 'kyoto', ...fields }, 'CNY'), names)

test.each<[string, Record<string, string>, string, object]>([
  ['a text in a city', { keyword: 'garden' }, '“garden”', { keyword: '' }],
  ['a point', { nearLat: '1', nearLng: '2', near: 'Gion' }, 'Near Gion', { near: null, sort: 'recommended' }],
  ['a nameless point', { nearLat: '1', nearLng: '2' }, 'Near you', { near: null, sort: 'recommended' }],
  [
    'a point that orders the list',
    { nearLat: '1', nearLng: '2', near: 'Gion', sort: 'distance' },
    'Near Gion',
    { near: null, sort: 'recommended' },
  ],
  [
    'a point beside another order',
    { nearLat: '1', nearLng: '2', near: 'Gion', sort: 'rating' },
    'Near Gion',
    { near: null, sort: 'rating' },
  ],
  ['a price', { price: 'CNY20000-80000' }, 'CNY ¥ 200 – 800', { price: null }],
  ['a grade', { grades: '5' }, '4 stars', { grades: [] }],
  ['an area', { areas: 'gion' }, 'Gion', { areas: [] }],
  ['an area that the server does not name', { areas: 'Fushimi' }, 'Fushimi', { areas: [] }],
  ['free cancellation', { freeCancellation: '1' }, 'Free cancellation', { freeCancellation: false }],
  ['breakfast', { breakfast: '1' }, 'Breakfast included', { breakfast: false }],
  ['a tag', { tags: 'pool' }, 'Pool', { tags: [] }],
])('%s is a chip that removes itself', (_, fields, label, without) => {
  const [chip, ...more] = chipsOf(fields)
  expect([chip?.label, chip?.without, more]).toEqual([label, without, []])
})

test('nothing narrows, no chip', () => expect(chipsOf({ sort: 'rating' })).toEqual([]))

test('a text that is searched for everywhere is the search itself', () =>
  expect(filterChips(readHotelQuery({ keyword: 'garden' }, 'CNY'), names)).toEqual([]))

test('each chip leaves the others', () => {
  const chips = chipsOf({ grades: '4,6', tags: 'pool|spa', areas: 'gion|Fushimi' })
  expect(chips.map(({ without }) => without)).toEqual([
    { grades: [6] },
    { grades: [4] },
    { areas: ['Fushimi'] },
    { areas: ['gion'] },
    { tags: ['spa'] },
    { tags: ['pool'] },
  ])
  expect(new Set(chips.map(({ key }) => key)).size).toBe(6)
})
