import type { OrderStatus } from '@/contract/order'

const texts: Record<OrderStatus, string> = {
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

/** A state of an order in the traveller's words. */
export function orderStatusText(status: OrderStatus): string {
  return texts[status]
}
