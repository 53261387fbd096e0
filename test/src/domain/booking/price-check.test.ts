import { priceCheck } from '@/domain/booking/booking-request'

const stay = { checkIn: '2026-12-01', checkOut: '2026-12-03' }

test('a price that was seen is what the check compares with', () =>
  expect(priceCheck('p1', stay, { totalMinor: 51000, currencyCode: 'CNY' })).toEqual({
    pid: 'p1',
    ...stay,
    expectedTotalMinor: 51000,
    expectedCurrencyCode: 'CNY',
  }))

test('without one nothing is compared', () => expect(priceCheck('p1', stay, null)).toEqual({ pid: 'p1', ...stay }))
