import type { OrderButton, OrderStatus, OrderTab } from '@/contract/order'
import {
  nextOrderStatus,
  orderButtons,
  type OrderEvent,
  orderStatusText,
  statusesOfTab,
} from '@/domain/booking/order-status'

describe('nextOrderStatus', () => {
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
})

describe('orderButtons', () => {
  const payExpireAt = new Date('2026-11-21T10:15:00Z')
  const inTime = new Date('2026-11-21T10:14:59.999Z')

  test.each<[OrderStatus, Date, OrderButton[]]>([
    ['TO_PAY', inTime, ['pay', 'cancel', 'view']],
    ['TO_PAY', payExpireAt, ['view']],
    ['CONFIRMING', inTime, ['view']],
    ['CONFIRMED', inTime, ['view']],
    ['CHECKED_IN', inTime, ['view']],
    ['AUTO_REFUNDING', inTime, ['view']],
    ['COMPLETED', inTime, ['rebook', 'view']],
    ['NO_SHOW', inTime, ['rebook', 'view']],
    ['CLOSED_TIMEOUT', inTime, ['rebook', 'view']],
    ['CANCELLED', inTime, ['rebook', 'view']],
    ['REJECTED', inTime, ['rebook', 'view']],
    ['REFUNDED', inTime, ['rebook', 'view']],
  ])('%s at %s', (status, now, buttons) => {
    expect(orderButtons({ status, payExpireAt }, now)).toEqual(buttons)
  })
})

describe('statusesOfTab', () => {
  test.each<[OrderTab, OrderStatus[]]>([
    ['to_pay', ['TO_PAY']],
    ['to_confirm', ['CONFIRMING']],
    ['upcoming', ['CONFIRMED', 'CHECKED_IN']],
    ['completed', ['COMPLETED', 'NO_SHOW']],
    ['cancelled', ['CLOSED_TIMEOUT', 'CANCELLED', 'REJECTED', 'AUTO_REFUNDING', 'REFUNDED']],
  ])('%s', (tab, statuses) => {
    expect(statusesOfTab(tab)).toEqual(statuses)
  })

  test('every order stands in exactly one tab beside all', () => {
    const tabs: OrderTab[] = ['to_pay', 'to_confirm', 'upcoming', 'completed', 'cancelled']
    expect(tabs.flatMap(statusesOfTab).toSorted()).toEqual(statusesOfTab('all').toSorted())
  })

  test('every state has words of its own', () => {
    const labels = statusesOfTab('all').map(orderStatusText)
    expect(new Set(labels).size).toBe(labels.length)
  })
})
