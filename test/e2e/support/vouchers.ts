import { randomUUID } from 'node:crypto'
import type { AppCalls } from './app-calls'
import { payOrder } from './offers'

/** A paid order of vouchers of the demo. */
export interface VoucherOrder {
  readonly orderid: string
  readonly payId: string
}

/** Buys so many vouchers of the first SKU that has them, by calls alone. */
export async function buyVouchers(
  calls: AppCalls,
  quantity: number,
  refund?: Parameters<typeof payOrder>[2],
): Promise<VoucherOrder> {
  const { api, email } = calls
  const contact = { name: 'Maya Lindqvist', email, countryCode: '86', phone: '13800138000' }
  const { list } = await api.feed.listCoupons({ pageSize: 20 })
  for (const { skuId } of list) {
    const page = await api.couponOrder.getCouponSubmitPage({ skuId, quantity })
    if (page.verifyToken === null || page.quantity < quantity) continue
    const sent = { verifyToken: page.verifyToken, contact }
    const { orderid, payId } = await api.couponOrder.submitCouponOrder(sent, { idempotencyKey: randomUUID() })
    await payOrder(calls, { payId }, refund)
    return { orderid, payId }
  }
  throw new Error(`no SKU of the demo has ${quantity} vouchers left`)
}

/** The address of the page that gives an order's vouchers back. */
export const couponRefundPath = ({ orderid }: Pick<VoucherOrder, 'orderid'>): string =>
  `/order/coupon/refund/${orderid}`
