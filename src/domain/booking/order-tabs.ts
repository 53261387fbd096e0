import type { OrderStatus, OrderTab } from '@/contract/order'

/** The tabs of the bookings in their order, as they are called. */
export const orderTabs: readonly { readonly key: OrderTab; readonly label: string }[] = [
  { key: 'all', label: 'All' },
  { key: 'to_pay', label: 'To pay' },
  { key: 'to_confirm', label: 'To confirm' },
  { key: 'upcoming', label: 'Upcoming' },
  { key: 'completed', label: 'Completed' },
  { key: 'cancelled', label: 'Cancelled' },
]

/** The tab that an address names; all where it names none. */
export const readOrderTab = (text: string | undefined): OrderTab =>
  orderTabs.find(({ key }) => key === text)?.key ?? 'all'

/** Query of the first page of a tab's bookings. */
export const firstOrders = (tab: OrderTab) => ({ tab, pageSize: 20 })

/** Color of a status; its text carries the same meaning. */
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

/** Tone of an order's status: todo where the traveler must act, over where nothing follows. */
export function orderTone(status: OrderStatus): OrderTone {
  return TONES[status]
}
