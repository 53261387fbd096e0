import type { OrderStatus } from '@/contract/order'

/** In which colour a status is written; its text says the same. */
export type OrderTone = 'todo' | 'good' | 'calm' | 'over'

const TONES: Record<OrderStatus, OrderTone> = {
  TO_PAY: 'todo',
  CONFIRMING: 'calm',
  CONFIRMED: 'good',
  CHECKED_IN: 'good',
  COMPLETED: 'over',
  NO_SHOW: 'over',
  CLOSED_TIMEOUT: 'over',
  CANCELLED: 'over',
  REJECTED: 'todo',
  AUTO_REFUNDING: 'calm',
  REFUNDED: 'over',
}

/** The tone of an order's status: todo where the traveller is asked for something, over where nothing follows. */
export function orderTone(status: OrderStatus): OrderTone {
  return TONES[status]
}
