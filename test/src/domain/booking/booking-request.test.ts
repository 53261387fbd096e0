import { priceCheck, readBookingRequest } from '@/domain/booking/booking-request'

describe('bookingWish', () => {
  const dates = { checkIn: '2026-12-01', checkOut: '2026-12-03' }

  test.each([
    [{}, { hotelId: null, stay: {}, seen: null }],
    [
      { ...dates, rooms: '2' },
      { hotelId: null, stay: { ...dates, rooms: 2 }, seen: null },
    ],
    [{ hotelId: 'h1' }, { hotelId: 'h1', stay: {}, seen: null }],
    [
      { total: '51000', currency: 'CNY' },
      { hotelId: null, stay: {}, seen: { totalMinor: 51000, currencyCode: 'CNY' } },
    ],
    [{ total: '51000' }, { hotelId: null, stay: {}, seen: null }],
    [
      { total: '-1', currency: 'CNY' },
      { hotelId: null, stay: {}, seen: null },
    ],
    [
      { total: '1.5', currency: 'CNY' },
      { hotelId: null, stay: {}, seen: null },
    ],
  ])('%j', (params, request) => expect(readBookingRequest('p1', params)).toEqual({ pid: 'p1', ...request }))
})

describe('priceCheck', () => {
  const stay = { checkIn: '2026-12-01', checkOut: '2026-12-03' }

  test('a price that was seen is what the check compares with', () =>
    expect(priceCheck('p1', stay, { totalMinor: 51000, currencyCode: 'CNY' })).toEqual({
      pid: 'p1',
      ...stay,
      expectedTotalMinor: 51000,
      expectedCurrencyCode: 'CNY',
    }))

  test('without one nothing is compared', () => expect(priceCheck('p1', stay, null)).toEqual({ pid: 'p1', ...stay }))
})
