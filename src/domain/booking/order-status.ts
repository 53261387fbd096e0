import type { OrderButton, OrderStatus, OrderTab } from '@/contract/order'

/** What can happen to a hotel order. */
export type OrderEvent =
  | 'paid'
  | 'paid_late_rooms_taken_again'
  | 'paid_late_rooms_gone'
  | 'expired'
  | 'cancelled_by_user'
  | 'confirmed_by_hotel'
  | 'rejected_by_hotel'
  | 'refund_started'
  | 'refunded'
  | 'guest_arrived'
  | 'guest_did_not_arrive'
  | 'stay_ended'

type Moves = Partial<Record<OrderEvent, OrderStatus>>

const lateMoves: Moves = { paid_late_rooms_taken_again: 'CONFIRMING', paid_late_rooms_gone: 'AUTO_REFUNDING' }

const moves: Record<OrderStatus, Moves> = {
  TO_PAY: { paid: 'CONFIRMING', expired: 'CLOSED_TIMEOUT', cancelled_by_user: 'CANCELLED' },
  CONFIRMING: { confirmed_by_hotel: 'CONFIRMED', rejected_by_hotel: 'REJECTED' },
  CONFIRMED: { guest_arrived: 'CHECKED_IN', guest_did_not_arrive: 'NO_SHOW' },
  CHECKED_IN: { stay_ended: 'COMPLETED' },
  COMPLETED: {},
  NO_SHOW: {},
  CLOSED_TIMEOUT: lateMoves,
  CANCELLED: lateMoves,
  REJECTED: { refund_started: 'AUTO_REFUNDING' },
  AUTO_REFUNDING: { refunded: 'REFUNDED' },
  REFUNDED: {},
}

/** The state an order goes to when something happens to it, or null where that can't happen in its state. */
export function nextOrderStatus(status: OrderStatus, event: OrderEvent): OrderStatus | null {
  return moves[status][event] ?? null
}

/** What the buttons of an order depend on. */
interface OrderButtonFacts {
  readonly status: OrderStatus
  readonly payExpireAt: Date
}

/** Actions that an order offers the traveler now, main action first; list and detail show the same. */
export function orderButtons({ status, payExpireAt }: OrderButtonFacts, now: Date): OrderButton[] {
  switch (status) {
    case 'TO_PAY':
      return now < payExpireAt ? ['pay', 'cancel', 'view'] : ['view']
    case 'CONFIRMING':
    case 'CONFIRMED':
    case 'CHECKED_IN':
    case 'AUTO_REFUNDING':
      return ['view']
    case 'COMPLETED':
    case 'NO_SHOW':
    case 'CLOSED_TIMEOUT':
    case 'CANCELLED':
    case 'REJECTED':
    case 'REFUNDED':
      return ['rebook', 'view']
  }
}

const statusText: Record<OrderStatus, string> = {
  TO_PAY: 'Waiting for payment',
  CONFIRMING: 'Waiting for the hotel',
  CONFIRMED: 'Confirmed',
  CHECKED_IN: 'Staying now',
  COMPLETED: 'Completed',
  NO_SHOW: 'Not arrived',
  CLOSED_TIMEOUT: 'Closed, not paid in time',
  CANCELLED: 'Cancelled',
  REJECTED: 'Not confirmed by the hotel',
  AUTO_REFUNDING: 'Refund on its way',
  REFUNDED: 'Refunded',
}

/** Text of an order's status. */
export function orderStatusText(status: OrderStatus): string {
  return statusText[status]
}

/** A tab that holds only some orders. */
export type NarrowOrderTab = Exclude<OrderTab, 'all'>

const tabs: Record<OrderStatus, NarrowOrderTab> = {
  TO_PAY: 'to_pay',
  CONFIRMING: 'to_confirm',
  CONFIRMED: 'upcoming',
  CHECKED_IN: 'upcoming',
  COMPLETED: 'completed',
  NO_SHOW: 'completed',
  CLOSED_TIMEOUT: 'cancelled',
  CANCELLED: 'cancelled',
  REJECTED: 'cancelled',
  AUTO_REFUNDING: 'cancelled',
  REFUNDED: 'cancelled',
}

/** The one tab beside 'all' that shows orders of this state. */
export function orderTabOf(status: OrderStatus): NarrowOrderTab {
  return tabs[status]
}

const everyStatus: readonly OrderStatus[] = [
  'TO_PAY',
  'CONFIRMING',
  'CONFIRMED',
  'CHECKED_IN',
  'COMPLETED',
  'NO_SHOW',
  'CLOSED_TIMEOUT',
  'CANCELLED',
  'REJECTED',
  'AUTO_REFUNDING',
  'REFUNDED',
]

/** The states of the orders that a tab shows. */
export function statusesOfTab(tab: OrderTab): OrderStatus[] {
  return everyStatus.filter((status) => tab === 'all' || orderTabOf(status) === tab)
}
