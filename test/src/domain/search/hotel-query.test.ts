import { hasFilters, hotelQueryFields, readHotelQuery } from '@/domain/search/hotel-query'

test.each([
  ['the order', { sort: 'rating' }, { sort: 'rating' }],
  ['an unknown order', { sort: 'luck' }, { sort: 'recommended' }],
  ['stars', { stars: '5,3' }, { stars: [3, 5] }],
  ['stars that there are not', { stars: '9,x,4' }, { stars: [4] }],
  ['free cancellation', { freeCancellation: '1' }, { freeCancellation: true }],
  ['a long keyword', { keyword: 'a'.repeat(50) }, { keyword: 'a'.repeat(40) }],
])('reads %s', (_, fields, query) => expect(readHotelQuery({ cityId: 'kyoto', ...fields })).toMatchObject(query))

test('an address reads back as the same list', () => {
  const query = readHotelQuery({
    cityId: 'kyoto',
    checkIn: '2026-12-01',
    checkOut: '2026-12-03',
    rooms: '2',
    adults: '3',
    sort: 'price_low',
    stars: '4',
    freeCancellation: '1',
    keyword: 'garden',
  })
  const texts = Object.entries(hotelQueryFields(query)).map(([name, value]) => [name, String(value)])
  expect(readHotelQuery(Object.fromEntries(texts))).toEqual(query)
})

test('what is not chosen is not in the address', () =>
  expect(hotelQueryFields(readHotelQuery({ cityId: 'kyoto' }))).toEqual({ cityId: 'kyoto' }))

test.each([
  [{ stars: [], freeCancellation: false }, false],
  [{ stars: [5], freeCancellation: false }, true],
  [{ stars: [], freeCancellation: true }, true],
])('%j narrows: %s', (filters, expected) => expect(hasFilters(filters)).toBe(expected))
