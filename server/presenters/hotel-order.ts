import type { HotelOrder } from '@/contract/order'
import { formatAmount } from '@/domain/money/amount-text'
import { payChannelName } from '@/domain/booking/pay-channel-name'
import type { OrderLogRow, OrderRow } from '../repositories/order'
import type { AttemptRow } from '../repositories/payment'
import { presentOrderCard } from './order-card'

/** What the detail of an order is made of. */
export interface OrderParts {
  readonly order: OrderRow
  readonly paidAttempts: readonly AttemptRow[]
  readonly logs: readonly OrderLogRow[]
  readonly support: HotelOrder['support']
}

/** An order with everything that its traveller needs on the way, as it was when booked. */
export function presentHotelOrder({ order, paidAttempts, logs, support }: OrderParts, now: Date): HotelOrder {
  const { snapshot } = order
  return {
    ...presentOrderCard(order, now),
    address: snapshot.address,
    addressLocal: snapshot.addressLocal,
    hotelLocalName: snapshot.hotelLocalName ?? '',
    countryCode: snapshot.countryCode ?? '',
    lat: snapshot.lat ?? null,
    lng: snapshot.lng ?? null,
    hotelPhone: snapshot.hotelPhone,
    timeZone: snapshot.timeZone,
    checkinFrom: snapshot.checkinFrom,
    checkinUntil: snapshot.checkinUntil ?? '',
    checkoutUntil: snapshot.checkoutUntil,
    bedText: snapshot.bedText,
    meal: snapshot.meal,
    includes: snapshot.includes,
    guests: order.guests,
    contact: order.contact,
    arriveTime: order.arriveTime,
    specialRequest: order.specialRequest,
    confirmationNo: order.confirmationNo,
    pinCode: order.pinCode,
    breakdown: snapshot.breakdown,
    paidMinor: order.paidMinor,
    refundedMinor: order.refundedMinor,
    cancellation: snapshot.cancellation,
    payments: paidAttempts.map((attempt) => presentPaid(order, attempt)),
    knowBeforeYouGo: snapshot.knowBeforeYouGo,
    support,
    logs: logs.map(({ at, toStatus, reason }) => ({ at: at.toISOString(), to: toStatus, text: reason })),
  }
}

function presentPaid(order: OrderRow, { id, channel, paidAt, createdAt }: AttemptRow): HotelOrder['payments'][number] {
  return {
    bankOrderId: id,
    channelName: payChannelName(channel),
    paidAt: (paidAt ?? createdAt).toISOString(),
    amount: formatAmount(order.totalMinor, order.currencyCode),
  }
}
