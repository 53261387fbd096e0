import type { SoldVoucher } from './repository/vouchers'

/** Path of the wallet, where holders see their vouchers. */
export const WALLET_PATH = '/account/vouchers'

/** Path of an order of vouchers. */
export const couponOrderPath = (orderId: string): string => `/order/coupon/detail/${orderId}`

/** Path of an order of vouchers with a date. */
export const mixOrderPath = (orderId: string): string => `/order/mix/detail/${orderId}`

/** The order that a voucher was bought with if its holder is the buyer; null for other holders, who can't open that order. */
export const buyersOrderId = (
  orderId: string,
  { userId, buyerId }: Pick<SoldVoucher, 'userId' | 'buyerId'>,
): string | null => (userId === buyerId ? orderId : null)

/** Path where a voucher's holder sees it, given what buyersOrderId returned. */
export const voucherPath = (buyersOrder: string | null): string =>
  buyersOrder === null ? WALLET_PATH : couponOrderPath(buyersOrder)
