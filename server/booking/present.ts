import type { OpenStay } from '@/contract/account'
import type { HotelOrder, HotelOrderCard, OrderLog, OrderPayment } from '@/contract/order'
import type { CancelledRoom, RefundView } from '@/contract/refund'
import { blocksRefunds, disputeText } from '@/domain/orders/dispute'
import { refundCauseText, refundStatusText } from '@/domain/orders/refund-text'
import { transferAccountText } from '@/domain/orders/transfer-account'
import { formatAmount, shownAmount } from '@/domain/money/amount-text'
import { payChannelName } from '@/domain/booking/order-text'
import type { OrderCursor } from './repository/order-lists'
import type { OrderRow } from './repository/orders'
import type { PurchaseLogRow, PurchaseRow } from './repository/purchases'
import type { GuestDocuments } from './order-travelers'
import type { RefundWithLines } from './repository/refunds'
import type { AttemptRow } from './repository/payments'
import { nightsBetween } from '@/domain/days/civil-day'
import { shortRange } from '@/domain/days/format-day'
import { hotelOrderStates, isOrderDeletable, orderStatusText } from '@/domain/orders/hotel-order'
import { buttonsOf, type OrderTable } from '@/domain/orders/order-table'
import type { PurchaseStatus } from '../kernel/database/schema/orders'
import { badCursor } from '../kernel/errors'
import { instantOfCursor } from '../kernel/http/cursor'

/** What the detail of an order is made of. */
interface OrderParts {
  readonly order: OrderRow
  readonly paidAttempts: readonly AttemptRow[]
  readonly logs: readonly PurchaseLogRow[]
  readonly refunds: readonly RefundWithLines[]
  readonly documents: GuestDocuments
  readonly waiver: HotelOrder['waiver']
  readonly support: HotelOrder['support']
}

/** Presents an order with everything that its traveler needs on the way, as it was when booked. */
export function presentHotelOrder(parts: OrderParts, now: Date): HotelOrder {
  const { order, paidAttempts, logs, refunds, documents, waiver, support } = parts
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
    guests: order.guests.map((guest, room) => ({ ...guest, ...presentDocument(documents.get(room)) })),
    contact: order.contact,
    arriveTime: order.arriveTime,
    specialRequest: order.specialRequest,
    confirmationNo: order.confirmationNo,
    pinCode: order.pinCode,
    breakdown: snapshot.breakdown,
    paidMinor: order.paidMinor,
    refundedMinor: order.refundedMinor,
    cancellation: snapshot.cancellation,
    cancelledRooms: order.cancelledRooms.map((cancelled) => presentCancelledRoom(order, cancelled)),
    refunds: refunds.map(presentRefund),
    waiver,
    payments: paidAttempts.map((attempt) => presentPaid(order, attempt)),
    knowBeforeYouGo: snapshot.knowBeforeYouGo,
    support,
    logs: logs.map(presentLog),
  }
}

const presentDocument = (document: NonNullable<HotelOrder['guests'][number]['document']> | undefined) =>
  document ? { document } : {}

function presentCancelledRoom(
  { guests, currencyCode }: OrderRow,
  cancelled: OrderRow['cancelledRooms'][number],
): CancelledRoom {
  return {
    ...cancelled,
    guest: guests[cancelled.room]?.name ?? '',
    feeAmount: formatAmount(cancelled.feeMinor, currencyCode),
    refundAmount: formatAmount(cancelled.refundMinor, currencyCode),
  }
}

/** Presents a refund to its traveler. */
export function presentRefund({
  id,
  cause,
  status,
  amountMinor,
  currencyCode,
  dispute,
  account,
  ...refund
}: RefundWithLines): RefundView {
  return {
    refundId: id,
    cause,
    causeText: refundCauseText(cause),
    status,
    statusText: (status === 'SUCCESS' ? null : disputeText(dispute)) ?? refundStatusText(status),
    ...shownAmount(amountMinor, currencyCode),
    amountMinor,
    rooms: refund.lines.flatMap(({ room }) => (room === null ? [] : [room])),
    voucherIds: refund.lines.flatMap(({ voucherId }) => voucherId ?? []),
    createdAt: refund.createdAt.toISOString(),
    sentAt: refund.sentAt?.toISOString() ?? null,
    doneAt: refund.doneAt?.toISOString() ?? null,
    needsAccount: status === 'FAILED' && !blocksRefunds(dispute),
    accountText: account && transferAccountText(account),
  }
}

/** Presents a line of a purchase's history. */
export const presentLog = ({ at, toStatus, reason }: PurchaseLogRow): OrderLog => ({
  at: at.toISOString(),
  to: toStatus,
  text: reason,
})

/** Presents a payment of a purchase; every payment is of the whole total. */
export const presentPaid = (
  { totalMinor, currencyCode }: Pick<PurchaseRow, 'totalMinor' | 'currencyCode'>,
  { id, channel, paidAt, createdAt }: AttemptRow,
): OrderPayment => ({
  bankOrderId: id,
  channelName: payChannelName(channel),
  paidAt: (paidAt ?? createdAt).toISOString(),
  amount: formatAmount(totalMinor, currencyCode),
})

/** Presents what the cards of all kinds of purchases show; texts and buttons come from the kind's state table. */
export const presentPurchase = <Status extends PurchaseStatus, Event extends string>(
  table: OrderTable<Status, Event>,
  order: Omit<PurchaseRow, 'status'> & { readonly status: Status },
  now: Date,
) => ({
  orderid: order.id,
  orderNo: order.orderNo,
  status: order.status,
  statusText: table[order.status].text,
  buttons: buttonsOf(table, order, now),
  ...shownAmount(order.totalMinor, order.currencyCode),
  totalMinor: order.totalMinor,
  payId: order.payId,
  payExpireTime: order.status === 'TO_PAY' ? order.payExpireAt.toISOString() : null,
  serverTime: now.toISOString(),
  createdAt: order.createdAt.toISOString(),
})

/** An order as lists show it: without contact, guests or anything else of a person. */
export function presentOrderCard(order: OrderRow, now: Date): HotelOrderCard {
  const { snapshot } = order
  return {
    ...presentPurchase(hotelOrderStates, order, now),
    type: 'hotel',
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
  }
}

/** By which VIP type an order's price was made, and what that saved, from what was shown when it was booked. */
export function presentVipType({ id, currencyCode, snapshot: { breakdown } }: OrderRow) {
  const savedMinor = breakdown.member?.savedMinor ?? 0
  const vipType = breakdown.member ? ('vip' as const) : ('none' as const)
  return { orderid: id, vipType, ...shownAmount(savedMinor, currencyCode), savedMinor }
}

/** The place after an order in its list, as an opaque text. */
export function writeOrderCursor({ createdAt, id }: OrderCursor): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString('base64url')
}

/** Reads a cursor back; throws 400 for any other text. */
export function readOrderCursor(cursor: string): OrderCursor {
  const match = /^(\d{1,15})\.([A-Za-z0-9_-]{1,40})$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (!match?.[1] || !match[2]) throw badCursor()
  return { createdAt: instantOfCursor(match[1]), id: match[2] }
}

/** What of an order holds a deletion up; of one that is over it is the refund. */
export const presentOpenStay = ({ id, orderNo, snapshot, checkIn, checkOut, status }: OrderRow): OpenStay => ({
  orderid: id,
  orderNo,
  kind: 'hotel',
  hotelName: snapshot.hotelName,
  dates: shortRange(checkIn, checkOut),
  statusText: orderStatusText(isOrderDeletable(status) ? 'AUTO_REFUNDING' : status),
})
