import type { OrderStatus } from '@/contract/order'

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
