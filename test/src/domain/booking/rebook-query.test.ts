import { rebookQuery } from '@/domain/booking/booking-request'

const order = {
  checkIn: '2026-12-01',
  checkOut: '2026-12-03',
  roomCount: 2,
  adults: 3,
  children: 1,
  serverTime: '2026-11-21T10:00:00.000Z',
}

test('booking again requests the same dates, rooms and guests', () =>
  expect(rebookQuery(order)).toEqual({
    checkIn: '2026-12-01',
    checkOut: '2026-12-03',
    rooms: 2,
    adults: 3,
    children: 1,
  }))

test('days that are over are left out, and rooms and guests stay', () =>
  expect(rebookQuery({ ...order, serverTime: '2026-12-02T10:00:00.000Z' })).toEqual({
    rooms: 2,
    adults: 3,
    children: 1,
  }))
