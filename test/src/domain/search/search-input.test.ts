import { readHotelQuery, searchInput } from '@/domain/stays/hotel-query'

test.each<[string, Record<string, string>, object]>([
  ['a city', { cityId: 'kyoto' }, { cityId: 'kyoto', sort: 'recommended' }],
  ['a text everywhere', { keyword: 'garden' }, { keyword: 'garden', sort: 'recommended' }],
  [
    'a point',
    { cityId: 'kyoto', nearLat: '35.1', nearLng: '135.2', near: 'Gion', sort: 'distance' },
    { cityId: 'kyoto', sort: 'distance', nearLat: 35.1, nearLng: 135.2 },
  ],
  [
    'filters',
    { cityId: 'kyoto', grades: '4,5', tags: 'pool', areas: 'Gion', freeCancellation: '1', breakfast: '1' },
    {
      cityId: 'kyoto',
      sort: 'recommended',
      grades: [4, 5],
      tags: ['pool'],
      areas: ['Gion'],
      freeCancellation: true,
      breakfast: true,
    },
  ],
  [
    'a lowest price',
    { cityId: 'kyoto', price: 'CNY20000-' },
    { cityId: 'kyoto', sort: 'recommended', priceFromMinor: 20000 },
  ],
  [
    'a highest price and a stay',
    { cityId: 'kyoto', price: 'CNY-0', checkIn: '2026-12-01', checkOut: '2026-12-02', adults: '2' },
    {
      cityId: 'kyoto',
      sort: 'recommended',
      priceToMinor: 0,
      checkIn: '2026-12-01',
      checkOut: '2026-12-02',
      adults: 2,
    },
  ],
])('%s is asked for, and nothing else', (_, fields, input) =>
  expect(searchInput(readHotelQuery(fields, 'CNY'))).toEqual(input),
)
