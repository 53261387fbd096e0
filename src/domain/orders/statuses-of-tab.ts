import type { OrderStatus, OrderTab } from '@/contract/order'
import { orderTabOf } from './order-tab-of'

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
