import type { OrderButton, OrderStatus, OrderTab } from '@/contract/order'
import {
  nextOrderStatus,
  orderButtons,
  type HotelOrderEvent,
  orderStatusText,
  orderStatusesOfTab,
} from '@/domain/orders/hotel-order'

describe('nextOrderStatus', () => {
  const legal: [OrderStatus, HotelOrderEvent, OrderStatus][] = [
    ['TO_PAY', 'paid', 'CONFIRMING'],
    ['TO_PAY', 'expired', 'CLOSED_TIMEOUT'],
    ['TO_PAY', 'cancelled_by_user', 'CANCELLED'],
    ['CLOSED_TIMEOUT', 'paid_late_rooms_taken_again', 'CONFIRMING'],
    ['CLOSED_TIMEOUT', 'paid_late_rooms_gone', 'AUTO_REFUNDING'],
    ['CANCELLED', 'paid_late_rooms_taken_again', 'CONFIRMING'],
    ['CANCELLED', 'paid_late_rooms_gone', 'AUTO_REFUNDING'],
    ['CANCELLED', 'refunded', 'REFUNDED'],
    ['CONFIRMING', 'confirmed_by_hotel', 'CONFIRMED'],
    ['CONFIRMING', 'rest_confirmed_by_hotel', 'PARTIAL_REFUNDED'],
    ['CONFIRMING', 'rejected_by_hotel', 'REJECTED'],
    ['CONFIRMING', 'room_cancelled', 'CONFIRMING'],
    ...(['CONFIRMED', 'PARTIAL_REFUNDED'] as const).map(
      (from) => [from, 'room_cancelled', 'PARTIAL_REFUNDED'] satisfies [OrderStatus, HotelOrderEvent, OrderStatus],
    ),
    ...(['CONFIRMING', 'CONFIRMED', 'PARTIAL_REFUNDED'] as const).flatMap(
      (from) =>
        [
          [from, 'cancelled_free', 'CANCELLED'],
          [from, 'cancelled_with_fee', 'CANCELLED_WITH_FEE'],
          [from, 'waiver_requested', 'CANCEL_APPLIED'],
        ] satisfies [OrderStatus, HotelOrderEvent, OrderStatus][],
    ),
    ['CANCEL_APPLIED', 'waiver_granted', 'CANCELLED'],
    ['CANCEL_APPLIED', 'waiver_granted_for_the_rest', 'CANCELLED_WITH_FEE'],
    ['CANCEL_APPLIED', 'waiver_refused', 'CONFIRMED'],
    ['CANCEL_APPLIED', 'waiver_refused_before_confirmation', 'CONFIRMING'],
    ['CANCEL_APPLIED', 'waiver_refused_for_the_rest', 'PARTIAL_REFUNDED'],
    ['REJECTED', 'refund_started', 'AUTO_REFUNDING'],
    ['AUTO_REFUNDING', 'refunded', 'REFUNDED'],
    ['REFUNDED', 'refund_failed', 'AUTO_REFUNDING'],
    ...(['CONFIRMED', 'PARTIAL_REFUNDED', 'CANCEL_APPLIED'] as const).flatMap(
      (from) =>
        [
          [from, 'guest_arrived', 'CHECKED_IN'],
          [from, 'guest_did_not_arrive', 'NO_SHOW'],
        ] satisfies [OrderStatus, HotelOrderEvent, OrderStatus][],
    ),
    ['CHECKED_IN', 'stay_ended', 'COMPLETED'],
    ['CHECKED_IN', 'guest_did_not_arrive', 'NO_SHOW'],
  ]

  const events = [...new Set(legal.map(([, event]) => event))]
  const statuses = orderStatusesOfTab('all')

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
    expect([statuses.length, events.length, illegal.length]).toEqual([14, 23, 14 * 23 - legal.length])
  })
})

describe('orderButtons', () => {
  const payExpireAt = new Date('2026-11-21T10:15:00Z')
  const inTime = new Date('2026-11-21T10:14:59.999Z')

  test.each<[OrderStatus, Date, OrderButton[]]>([
    ['TO_PAY', inTime, ['pay', 'cancel', 'view']],
    ['TO_PAY', payExpireAt, ['view']],
    ['CONFIRMING', inTime, ['view', 'refund']],
    ['CONFIRMED', inTime, ['view', 'refund']],
    ['PARTIAL_REFUNDED', inTime, ['view', 'refund']],
    ['CANCEL_APPLIED', inTime, ['view']],
    ['CHECKED_IN', inTime, ['view']],
    ['AUTO_REFUNDING', inTime, ['view']],
    ['COMPLETED', inTime, ['rebook', 'view', 'delete']],
    ['NO_SHOW', inTime, ['rebook', 'view', 'delete']],
    ['CLOSED_TIMEOUT', inTime, ['rebook', 'view', 'delete']],
    ['CANCELLED', inTime, ['rebook', 'view', 'delete']],
    ['CANCELLED_WITH_FEE', inTime, ['rebook', 'view', 'delete']],
    ['REJECTED', inTime, ['rebook', 'view', 'delete']],
    ['REFUNDED', inTime, ['rebook', 'view', 'delete']],
  ])('%s at %s', (status, now, buttons) => {
    expect(orderButtons({ status, payExpireAt }, now)).toEqual(buttons)
  })
})

describe('orderStatusesOfTab', () => {
  test.each<[OrderTab, OrderStatus[]]>([
    ['to_pay', ['TO_PAY']],
    ['to_confirm', ['CONFIRMING', 'CANCEL_APPLIED']],
    ['upcoming', ['CONFIRMED', 'PARTIAL_REFUNDED', 'CHECKED_IN']],
    ['completed', ['COMPLETED', 'NO_SHOW']],
    ['cancelled', ['CLOSED_TIMEOUT', 'CANCELLED', 'CANCELLED_WITH_FEE', 'REJECTED', 'AUTO_REFUNDING', 'REFUNDED']],
  ])('%s', (tab, statuses) => {
    expect(orderStatusesOfTab(tab)).toEqual(statuses)
  })

  test('every order stands in exactly one tab beside all', () => {
    const tabs: OrderTab[] = ['to_pay', 'to_confirm', 'upcoming', 'completed', 'cancelled']
    expect(tabs.flatMap(orderStatusesOfTab).toSorted()).toEqual(orderStatusesOfTab('all').toSorted())
  })

  test('every state has words of its own', () => {
    const labels = orderStatusesOfTab('all').map(orderStatusText)
    expect(new Set(labels).size).toBe(labels.length)
  })
})
