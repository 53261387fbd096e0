import { pagePath, sortedQuery } from '../../../server/pages/address'

test.each([
  [pagePath('home'), '/home'],
  [pagePath('hotelDetail', { id: 'h 1/2' }), '/hotel/detail/h%201%2F2'],
  [
    pagePath('hotelDetail', { id: 'h1' }, { rooms: 1, checkIn: '2026-12-01' }),
    '/hotel/detail/h1?checkIn=2026-12-01&rooms=1',
  ],
  [pagePath('hotelList', {}, { keyword: '湖&a=b' }), '/hotel/list?keyword=%E6%B9%96%26a%3Db'],
  [sortedQuery({}), ''],
  [sortedQuery({ b: 2, a: 'x y' }), 'a=x%20y&b=2'],
])('%s', (made, expected) => expect(made).toBe(expected))

test('a hotel’s page needs its hotel', () => {
  expect(() => pagePath('hotelDetail')).toThrow('Route hotelDetail needs id')
  expect(() => pagePath('hotelDetail', { id: '' })).toThrow('Route hotelDetail needs id')
})
