import type { OrderStatus } from '@/contract/order'
import { nextOrderStatus, type OrderEvent, statusesOfTab } from '@/domain/booking/order-status'

const legal: [OrderStatus, OrderEvent, OrderStatus][] = [
  ['TO_PAY', 'paid', 'CONFIRMING'],
  ['TO_PAY', 'expired', 'CLOSED_TIMEOUT'],
  ['TO_PAY', 'cancelled_by_user', 'CANCELLED'],
  ['CLOSED_TIMEOUT', 'paid_late_rooms_taken_again', 'CONFIRMING'],
  ['CLOSED_TIMEOUT', 'paid_late_rooms_gone', 'AUTO_REFUNDING'],
  ['CANCELLED', 'paid_late_rooms_taken_again', 'CONFIRMING'],
  ['CANCELLED', 'paid_late_rooms_gone', 'AUTO_REFUNDING'],
  ['CONFIRMING', 'confirmed_by_hotel', 'CONFIRMED'],
  ['CONFIRMING', 'rejected_by_hotel', 'REJECTED'],
  ['REJECTED', 'refund_started', 'AUTO_REFUNDING'],
  ['AUTO_REFUNDING', 'refunded', 'REFUNDED'],
  ['CONFIRMED', 'guest_arrived', 'CHECKED_IN'],
  ['CONFIRMED', 'guest_did_not_arrive', 'NO_SHOW'],
  ['CHECKED_IN', 'stay_ended', 'COMPLETED'],
]

const events = [...new Set(legal.map(([, event]) => event))]
const statuses = statusesOfTab('all')

test.each(legal)('%s, %s: %s', (from, event, to) => {
  expect(nextOrderStatus(from, event)).toBe(to)
})

const illegal = statuses.flatMap((from) =>
  events
    .filter((event) => !legal.some((row) => row[0] === from && row[1] === event))
    .map((event) => [from, event] as const),
)

test.each(illegal)('%s can not be %s', (from, event) => {
  expect(nextOrderStatus(from, event)).toBeNull()
})

test('every state and event is in the tables', () => {
  expect([statuses.length, events.length, illegal.length]).toEqual([11, 12, 11 * 12 - legal.length])
})
