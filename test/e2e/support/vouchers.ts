import { randomUUID } from 'node:crypto'
import type { ExchangeDates, ProductDetail } from '@/contract/product'
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

/** The id of a voucher of the demo that is used by appointment, bought by calls alone. */
export async function appointmentVoucher(calls: AppCalls): Promise<string> {
  const { skuId, minQuantity } = await findSku(calls, 1, ({ terms }) => terms.use === 'appointment')
  const order = await orderVouchers(calls, skuId, minQuantity)
  await payOrder(calls, order)
  const [voucher] = (await calls.api.couponOrder.getCouponOrder(order)).vouchers
  return voucher?.voucherId ?? ''
}

/** The address of the page that gives an order's vouchers back. */
export const couponRefundPath = ({ orderid }: Pick<SubmitReply, 'orderid'>): string => `/order/coupon/refund/${orderid}`

/** A voucher that a traveler has bought, and a day on which a stay with it can begin. */
export interface Exchangeable {
  readonly orderid: string
  readonly voucherId: string
  readonly dates: ExchangeDates
  readonly day: string
}

/** Days ahead from which on a booked date can still be cancelled by the terms that are chosen here. */
const AHEAD_DAYS = 8

/** Buys a voucher of the demo that is exchanged for a room, and finds a day for it with or without a difference. */
export async function findExchange(calls: AppCalls, hasDifference: boolean): Promise<Exchangeable> {
  const { api } = calls
  const { list } = await api.feed.listCoupons({ pageSize: 50 })
  for (const { skuId } of list) {
    const { terms, state, minQuantity } = await api.product.getCouponActivityDetail({ skuId })
    const isPlain = terms.use === 'exchange' && !terms.needsDocuments && terms.cancelDays < AHEAD_DAYS
    if (!isPlain || state !== 'on_sale' || minQuantity > 1) continue
    const dates = await api.product.getProductDates({ skuId })
    const day = dates.days
      .slice(AHEAD_DAYS)
      .find(({ differenceMinor }) => differenceMinor !== null && differenceMinor > 0 === hasDifference)
    if (!day) continue
    const order = await orderVouchers(calls, skuId, 1)
    await payOrder(calls, order)
    const [voucher] = (await api.couponOrder.getCouponOrder(order)).vouchers
    if (voucher) return { orderid: order.orderid, voucherId: voucher.voucherId, dates, day: day.date }
  }
  throw new Error('no voucher has such a day')
}
