import type { MixOrderCard } from '@/contract/coupon-order'
import { mixOrderStates } from '@/domain/orders/mix-order'
import { presentPurchase } from '../../booking/present'
import type { MixOrderRow } from '../repository/mix-orders'

/** Vouchers that were bought with a date, as lists show them: without anything of a person. */
export function presentMixCard(order: MixOrderRow, now: Date): MixOrderCard {
  const { skuSnapshot, staySnapshot } = order
  return {
    ...presentPurchase(mixOrderStates, order, now),
    type: 'mix',
    headImg: skuSnapshot.headImg,
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
