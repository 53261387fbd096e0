import { randomUUID } from 'node:crypto'
import type { CombinationPage } from '@/contract/mix-order'
import type { SubmitReply } from '@/contract/order'
import type { AppCalls } from './app-calls'
import { payOrder } from './offers'

/** Vouchers that can be bought with a date, and the day on which the stay begins. */
export interface MixOffer {
  readonly skuId: string
  readonly page: CombinationPage
}

/** Days ahead from which on a booked date can still be cancelled by the terms that are chosen here. */
const AHEAD_DAYS = 12

/** What to look for: by default a voucher that is refunded at any time and a day that costs something on top. */
export interface WantedOffer {
  readonly quantity?: number
  readonly hasDifference?: boolean
}

/** Finds vouchers of the demo and a day for the first of them. */
export async function findMix(
  { api }: Pick<AppCalls, 'api'>,
  { quantity = 1, hasDifference = true }: WantedOffer = {},
): Promise<MixOffer> {
  const { list } = await api.feed.listCoupons({ pageSize: 50 })
  for (const { skuId } of list) {
    const product = await api.product.getCouponActivityDetail({ skuId })
    const { terms, state, hotels, minQuantity } = product
    const most = Math.min(product.stockLeft, (product.limitPerUser ?? Infinity) - product.boughtByCaller)
    const isPlain = terms.use === 'exchange' && !terms.needsDocuments && terms.refund === 'any_time'
    const roomTypeId = hotels[0]?.rooms[0]?.roomTypeId
    if (!isPlain || state !== 'on_sale' || most < quantity || minQuantity > quantity || !roomTypeId) continue
    const { days } = await api.product.getProductDates({ skuId, roomTypeId })
    const day = days
      .slice(AHEAD_DAYS)
      .find(({ differenceMinor }) => differenceMinor !== null && differenceMinor > 0 === hasDifference)
    if (!day) continue
    const page = await api.mixOrder.getCombinationPage({ skuId, quantity, roomTypeId, checkIn: day.date })
    return { skuId, page }
  }
  throw new Error('no voucher can be bought with such a day')
}

/** Orders vouchers with a date by calls alone; the order waits for payment. */
export async function orderMix({ api, email }: AppCalls, { page }: MixOffer): Promise<SubmitReply> {
  const guest = { name: 'Maya Lindqvist' }
  const contact = { ...guest, email, countryCode: '86', phone: '13800138000' }
  const body = { token: page.token, contact, guests: [guest] }
  return api.mixOrder.submitCombinationData(body, { idempotencyKey: randomUUID() })
}

/** Buys vouchers of the demo with a date, by calls alone. */
export async function buyMix(calls: AppCalls, wanted?: WantedOffer): Promise<SubmitReply> {
  const order = await orderMix(calls, await findMix(calls, wanted))
  await payOrder(calls, order)
  return order
}

/** The address of an order of vouchers with a date. */
export const mixOrderPath = ({ orderid }: Pick<SubmitReply, 'orderid'>): string => `/order/mix/detail/${orderid}`
