import type { OrderStatus, OrderTab } from '@/contract/order'

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
