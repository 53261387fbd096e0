import type { OrderButton, OrderStatus } from '@/contract/order'

/** What the buttons of an order depend on. */
export interface OrderButtonFacts {
  readonly status: OrderStatus
  readonly payExpireAt: Date
}

/** What the traveller can do with an order now, main action first; list and detail show the same. */
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
