import type { DisputeState } from '@/domain/orders/dispute'
import { countOf } from '@/domain/text/phrases'
import type { Executor } from '../../kernel/database/executor'
import type { RoomCancellation } from '../../kernel/database/schema/orders'
import type { Services } from '../../kernel/services'
import { findDispute } from '../repository/payments'
import type { OrderRow } from '../repository/orders'
import { enqueueOrderEmail, type OrderEmail, orderLink } from './order-email'
import { dateFacts, type Fact, moneyText, orderNoFact, refundText, roomsLeft, roomText } from './stay-facts'

/** How rooms of an order were cancelled: some of several, all that were left, or all without the fee that the hotel waived. */
type CancelWay = 'room_cancelled' | 'cancelled' | 'waiver_granted'

/** The subject and title of each way. */
const headings: Readonly<
  Record<CancelWay, (hotelName: string, rooms: number) => Pick<OrderEmail, 'subject' | 'title'>>
> = {
  room_cancelled: (hotelName, rooms) => ({
    subject: `${countOf(rooms, 'room')} cancelled`,
    title: `${countOf(rooms, 'room')} of your booking at ${hotelName} ${rooms === 1 ? 'is' : 'are'} cancelled`,
  }),
  cancelled: (hotelName) => ({ subject: 'Cancelled', title: `Your booking at ${hotelName} is cancelled` }),
  waiver_granted: (hotelName) => ({
    subject: 'Cancelled without a fee',
    title: `${hotelName} waived its fee, and your booking is cancelled`,
  }),
}

/** Which rooms of an order were cancelled just now, from 0, how, and whether a dispute holds up what goes back. */
interface CancelFacts {
  readonly rooms: readonly number[]
  readonly way: CancelWay
  readonly dispute: DisputeState | null
}

/** The email about rooms that were cancelled just now: of each its price, what is retained and what goes back, then what is left of the booking. */
export function cancelledEmail(order: OrderRow, { rooms, way, dispute }: CancelFacts): OrderEmail {
  const { snapshot, currencyCode, cancelledRooms, confirmationNo } = order
  const now = cancelledRooms.filter(({ room }) => rooms.includes(room))
  const earlier = cancelledRooms.filter(({ room }) => !rooms.includes(room))
  const isWhole = way !== 'room_cancelled'
  return {
    event: way,
    ...(isWhole ? {} : { occasion: rooms.join(',') }),
    ...headings[way](snapshot.hotelName, rooms.length),
    paragraphs: [nextText(now, currencyCode, dispute), feeText(now, order)].filter((text) => text !== ''),
    facts: [
      orderNoFact(order),
      ...dateFacts(order),
      ...now.map((cancelled): Fact => [roomText(order, cancelled.room), sumText(cancelled, currencyCode)]),
      ['Fee', moneyText(feeOf(now), currencyCode)],
      ['Refund', moneyText(refundOf(now), currencyCode)],
      ['Cancelled before', earlier.length === 0 ? '' : earlierText(earlier, currencyCode)],
      ['Still booked', isWhole ? '' : leftText(order)],
    ],
    link: orderLink(order),
    // A calendar has only a stay that was confirmed.
    ...(confirmationNo !== null && { stay: isWhole ? 'cancelled' : 'confirmed' }),
  }
}

const feeOf = (rooms: readonly RoomCancellation[]) => rooms.reduce((sum, { feeMinor }) => sum + feeMinor, 0)
const refundOf = (rooms: readonly RoomCancellation[]) => rooms.reduce((sum, { refundMinor }) => sum + refundMinor, 0)

function sumText({ feeMinor, refundMinor }: RoomCancellation, currencyCode: string): string {
  const money = (minor: number) => moneyText(minor, currencyCode)
  return `${money(feeMinor + refundMinor)}, of which fee ${money(feeMinor)}, refund ${money(refundMinor)}`
}

function earlierText(rooms: readonly RoomCancellation[], currencyCode: string): string {
  const money = (minor: number) => moneyText(minor, currencyCode)
  return `${countOf(rooms.length, 'room')}, fee ${money(feeOf(rooms))}, refund ${money(refundOf(rooms))}`
}

function leftText(order: OrderRow): string {
  const { rooms, totalMinor } = roomsLeft(order)
  return `${countOf(rooms.length, 'room')}, ${moneyText(totalMinor, order.currencyCode)}`
}

function nextText(rooms: readonly RoomCancellation[], currencyCode: string, dispute: DisputeState | null): string {
  const refundMinor = refundOf(rooms)
  if (refundMinor === 0) return 'By the terms of the booking nothing is refunded.'
  return refundText(refundMinor, currencyCode, dispute)
}

function feeText(rooms: readonly RoomCancellation[], { currencyCode, snapshot }: OrderRow): string {
  const feeMinor = feeOf(rooms)
  if (feeMinor === 0) return ''
  return `The fee of ${moneyText(feeMinor, currencyCode)} follows the terms that you booked with: ${snapshot.cancellation.summary}.`
}

/** Writes to the traveler that rooms were cancelled; order is the one that now is. */
export async function emailCancelled(
  tx: Executor,
  services: Services,
  order: OrderRow,
  cancelled: Omit<CancelFacts, 'dispute'>,
): Promise<void> {
  const dispute = await findDispute(tx, order)
  await enqueueOrderEmail(tx, services, order, cancelledEmail(order, { ...cancelled, dispute }))
}
