import type { ExchangeOrderRow } from './repository/exchange-orders'
import type { SoldVoucher } from './repository/vouchers'

/** The order that a voucher was bought with, where its holder bought it; null for who was given the voucher and can't see that order. */
export const buyersOrderId = ({
  orderId,
  buyerId,
  userId,
}: Pick<SoldVoucher, 'orderId' | 'buyerId' | 'userId'>): string | null => (userId === buyerId ? orderId : null)

/** The same of a stay that is booked with a voucher, for who booked it. */
export const buyersOrderIdOfStay = (order: ExchangeOrderRow): string | null =>
  buyersOrderId({ ...order, orderId: order.couponOrderId })
