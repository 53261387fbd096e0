import type { MixOrderCard } from '@/contract/coupon-order'
import { shownAmount } from '@/domain/money/amount-text'
import { mixOrderStates } from '@/domain/orders/mix-order'
import { buttonsOf } from '@/domain/orders/order-table'
import type { MixOrderRow } from '../repository/mix-orders'

/** Vouchers that were bought with a date, as lists show them: without anything of a person. */
export function presentMixCard(order: MixOrderRow, now: Date): MixOrderCard {
  const { skuSnapshot, staySnapshot, status } = order
  return {
    type: 'mix',
    orderid: order.id,
    orderNo: order.orderNo,
    status,
    statusText: mixOrderStates[status].text,
    buttons: buttonsOf(mixOrderStates, order, now),
    headImg: skuSnapshot.headImg,
    ...shownAmount(order.totalMinor, order.currencyCode),
    totalMinor: order.totalMinor,
    payId: order.payId,
    payExpireTime: status === 'TO_PAY' ? order.payExpireAt.toISOString() : null,
    serverTime: now.toISOString(),
    createdAt: order.createdAt.toISOString(),
    skuId: order.skuId,
    name: skuSnapshot.name,
    variant: skuSnapshot.variant,
    quantity: order.quantity,
    hotelId: order.hotelId,
    hotelName: staySnapshot.hotelName,
    roomTypeName: staySnapshot.roomTypeName,
    checkIn: order.checkIn,
    checkOut: order.checkOut,
    nights: order.nights,
  }
}
