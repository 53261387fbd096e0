import { randomUUID } from 'node:crypto'
import type { ProductDetail } from '@/contract/product'
import type { SubmitReply } from '@/contract/order'
import type { AppCalls } from './app-calls'
import { payOrder } from './offers'

/** A voucher of the demo catalogue that fits, of which one person can buy at least so many. */
export async function findSku(
  { api }: Pick<AppCalls, 'api'>,
  quantity: number,
  fits: (product: ProductDetail) => boolean = () => true,
): Promise<ProductDetail> {
  const { list } = await api.feed.listCoupons({ pageSize: 50 })
  for (const { skuId } of list) {
    const product = await api.product.getCouponActivityDetail({ skuId })
    const most = Math.min(product.stockLeft, (product.limitPerUser ?? Infinity) - product.boughtByCaller)
    if (product.state === 'on_sale' && most >= quantity && fits(product)) return product
  }
  throw new Error(`of no voucher ${quantity} can be bought`)
}

/** Orders vouchers by calls alone; the order waits for payment. */
export async function orderVouchers({ api, email }: AppCalls, skuId: string, quantity: number): Promise<SubmitReply> {
  const { verifyToken } = await api.couponOrder.getCouponSubmitPage({ skuId, quantity })
  const contact = { name: 'Maya Lindqvist', email, countryCode: '86', phone: '13800138000' }
  if (verifyToken === null) throw new Error(`${skuId} can not be bought`)
  return api.couponOrder.submitCouponOrder({ verifyToken, contact }, { idempotencyKey: randomUUID() })
}

/** Buys so many vouchers of the demo that are refunded at any time, by calls alone. */
export async function buyVouchers(
  calls: AppCalls,
  quantity: number,
  refund?: Parameters<typeof payOrder>[2],
): Promise<SubmitReply> {
  const { skuId } = await findSku(calls, quantity, ({ terms }) => terms.refund === 'any_time')
  const order = await orderVouchers(calls, skuId, quantity)
  await payOrder(calls, order, refund)
  return order
}

/** The address of the page that gives an order's vouchers back. */
export const couponRefundPath = ({ orderid }: Pick<SubmitReply, 'orderid'>): string => `/order/coupon/refund/${orderid}`
