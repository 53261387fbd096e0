import type { BestDrop } from '@/contract/search-facets'
import { dropFilter, dropText } from '@/domain/stays/hotel-filters'
import { readHotelQuery } from '@/domain/stays/hotel-query'

const query = readHotelQuery(
  {
    cityId: 'kyoto',
    keyword: 'garden',
    grades: '4,6',
    tags: 'pool|spa',
    areas: 'gion',
    freeCancellation: '1',
    breakfast: '1',
    price: 'CNY20000-80000',
  },
  'CNY',
)
const names = {
  tags: [{ value: 'pool', label: 'Pool', count: 0 }],
  areas: [{ value: 'gion', label: 'Gion', count: 0 }],
}

test.each<[BestDrop['filter'], string | null, object, string]>([
  ['tags', 'pool', { tags: ['spa'] }, 'Drop "Pool": 14 stays'],
  ['tags', null, { tags: [] }, 'Drop "features": 14 stays'],
  ['grades', null, { grades: [] }, 'Drop "hotel grade": 14 stays'],
  ['grades', '6', { grades: [] }, 'Drop "5 stars": 14 stays'],
  ['areas', 'gion', { areas: [] }, 'Drop "Gion": 14 stays'],
  ['areas', null, { areas: [] }, 'Drop "area": 14 stays'],
  ['price', null, { price: null }, 'Drop "CNY ¥ 200 – 800": 14 stays'],
  ['freeCancellation', null, { freeCancellation: false }, 'Drop "Free cancellation": 14 stays'],
  ['breakfast', null, { breakfast: false }, 'Drop "Breakfast included": 14 stays'],
  ['keyword', null, { keyword: '' }, 'Drop "garden": 14 stays'],
])('without %s %s', (filter, value, change, text) => {
  const drop = { filter, value, count: 14 }
  expect(dropFilter(query, drop)).toEqual(change)
  expect(dropText(query, drop, names)).toBe(text)
})
