import type { OrderCard } from '@/contract/order'
import { nightsBetween } from '@/domain/days/nights-between'
import { orderButtons, orderStatusText } from '@/domain/booking/order-status'
import { shownAmount } from '@/domain/rates/shown-amount'
import type { OrderRow } from '../repositories/order'

/** An order as lists show it: without contact, guests or anything else of a person. */
export function presentOrderCard(order: OrderRow, now: Date): OrderCard {
  const { snapshot, status } = order
  return {
    orderid: order.id,
    orderNo: order.orderNo,
    type: 'hotel',
    status,
    statusText: orderStatusText(status),
    buttons: orderButtons(order, now),
    hotelId: order.hotelId,
    pid: order.packageId,
    hotelName: snapshot.hotelName,
    headImg: snapshot.headImg,
    roomTypeName: snapshot.roomTypeName,
    packageName: snapshot.packageName,
    checkIn: order.checkIn,
    checkOut: order.checkOut,
    nights: nightsBetween(order.checkIn, order.checkOut),
    roomCount: order.roomCount,
    adults: order.adults,
    children: order.children,
    ...shownAmount(order.totalMinor, order.currencyCode),
    totalMinor: order.totalMinor,
    payId: order.payId,
    payExpireTime: status === 'TO_PAY' ? order.payExpireAt.toISOString() : null,
    serverTime: now.toISOString(),
    createdAt: order.createdAt.toISOString(),
  }
}
