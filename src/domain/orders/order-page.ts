import type { OrderCard } from '@/contract/order-list'

/** Where an order stands: on a page of its own, or in the wallet. */
export type OrderPage =
  | { readonly route: 'hotelOrder' | 'couponOrder' | 'mixOrder'; readonly orderid: string }
  | { readonly route: 'wallet' }

/** Where a voucher stands: on the page of the order that it was bought with, or in the wallet of who was given it. */
export const voucherPage = (couponOrderId: string | null): OrderPage =>
  couponOrderId === null ? { route: 'wallet' } : { route: 'couponOrder', orderid: couponOrderId }

/** Where an order stands; a stay that is booked with a voucher stands with the voucher. */
export function orderPage(order: OrderCard): OrderPage {
  if (order.type === 'hotel') return { route: 'hotelOrder', orderid: order.orderid }
  if (order.type === 'mix') return { route: 'mixOrder', orderid: order.orderid }
  return voucherPage(order.type === 'coupon' ? order.orderid : order.couponOrderId)
}
