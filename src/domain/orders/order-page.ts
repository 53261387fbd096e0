import type { OrderCard } from '@/contract/order-list'

/** Where an order is shown: on a page of its own, or in the wallet. */
export type OrderPage =
  | { readonly route: 'hotelOrder' | 'couponOrder' | 'mixOrder'; readonly orderid: string }
  | { readonly route: 'wallet' }

/** Where a voucher is shown: on its order's page to its buyer, in the wallet to a holder who was given it. */
export const voucherPage = (couponOrderId: string | null): OrderPage =>
  couponOrderId === null ? { route: 'wallet' } : { route: 'couponOrder', orderid: couponOrderId }

/** Where an order is shown; a stay that is booked with a voucher is shown with the voucher. */
export function orderPage(order: OrderCard): OrderPage {
  if (order.type === 'hotel') return { route: 'hotelOrder', orderid: order.orderid }
  if (order.type === 'mix') return { route: 'mixOrder', orderid: order.orderid }
  return voucherPage(order.type === 'coupon' ? order.orderid : order.couponOrderId)
}
