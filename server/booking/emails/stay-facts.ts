import { checkinHours } from '@/domain/booking/stay-hours'
import { nightsBetween } from '@/domain/days/civil-day'
import { formatDayWithYear } from '@/domain/days/format-day'
import { codedAmount, shownAmount } from '@/domain/money/amount-text'
import { remainingRooms, roomShare } from '@/domain/orders/cancel-quote'
import { type DisputeState, disputeText } from '@/domain/orders/dispute'
import { guestsSummary } from '@/domain/stays/guests'
import { countOf } from '@/domain/text/phrases'
import { formatInstantIn, zoneText } from '../../kernel/time/zones'
import type { OrderSnapshot } from '../../kernel/database/schema/orders'
import type { OrderRow } from '../repository/orders'

/** A named line of an email. */
export type Fact = readonly [name: string, value: string]

/** An amount in minor units with code and sign: 128000 CNY is "CNY ¥ 1,280". */
export const moneyText = (minor: number, currencyCode: string): string => codedAmount(shownAmount(minor, currencyCode))

/** The parts of a hotel in emails, as it was when booked. */
interface HotelParts {
  readonly snapshot: Pick<
    OrderSnapshot,
    'checkinFrom' | 'checkinUntil' | 'checkoutUntil' | 'hotelLocalName' | 'address' | 'addressLocal' | 'hotelPhone'
  >
}

/** An instant on the hotel's clocks, named as such: "Sat 14 Nov 18:00, hotel time (UTC+8)". */
export const hotelTimeText = (
  { snapshot: { timeZone } }: { readonly snapshot: Pick<OrderSnapshot, 'timeZone'> },
  at: Date,
): string => `${formatInstantIn(timeZone, at)}, hotel time (${zoneText(timeZone, at)})`

/** What becomes of money that is to go back: it is on its way, or a dispute holds it up. */
export const refundText = (minor: number, currencyCode: string, dispute: DisputeState | null): string =>
  disputeText(dispute) ??
  `We are sending ${moneyText(minor, currencyCode)} back the way you paid and will write to you once it is sent.`

/** The rooms of an order that are still booked, from 0, and their price in minor units. */
export function roomsLeft(order: OrderRow): { readonly rooms: readonly number[]; readonly totalMinor: number } {
  const { currencyCode, totalMinor, roomCount, cancelledRooms, snapshot } = order
  const rooms = remainingRooms({ currencyCode, totalMinor, roomCount, cancelledRooms, terms: snapshot.cancellation })
  return { rooms, totalMinor: rooms.reduce((sum, room) => sum + roomShare(totalMinor, roomCount, room), 0) }
}

/** A room with its lead guest: "Room 2, Ada Li". */
export function roomText({ guests }: Pick<OrderRow, 'guests'>, room: number): string {
  const name = guests[room]?.name ?? ''
  return name === '' ? `Room ${room + 1}` : `Room ${room + 1}, ${name}`
}

/** The number by which traveler, hotel and support name a booking. */
export const orderNoFact = ({ orderNo }: Pick<OrderRow, 'orderNo'>): Fact => ['Booking number', orderNo]

/** What a traveler shows at the desk. */
export const deskFacts = ({ confirmationNo, pinCode }: OrderRow): Fact[] => [
  ['Hotel confirmation', confirmationNo ?? ''],
  ['PIN', pinCode ?? ''],
]

/** When the stay begins and ends, in hotel time. */
export function dateFacts({
  checkIn,
  checkOut,
  snapshot,
}: HotelParts & Pick<OrderRow, 'checkIn' | 'checkOut'>): Fact[] {
  const hours = checkinHours(snapshot.checkinFrom, snapshot.checkinUntil ?? '')
  return [
    ['Check-in', `${formatDayWithYear(checkIn)}, ${hours}, hotel time`],
    ['Check-out', `${formatDayWithYear(checkOut)}, until ${snapshot.checkoutUntil}, hotel time`],
  ]
}

/** What is booked for whom, without rooms that were cancelled. How many people stay in which room is not known, so a part of the rooms has no party. */
export function roomFacts(order: OrderRow): Fact[] {
  const { checkIn, checkOut, roomCount, adults, children, guests, snapshot } = order
  const { rooms } = roomsLeft(order)
  const isWhole = rooms.length === roomCount
  return [
    ['Stay', `${countOf(nightsBetween(checkIn, checkOut), 'night')}, ${countOf(rooms.length, 'room')}`],
    ['Room', `${snapshot.roomTypeName}, ${snapshot.packageName}`],
    ['Guests', isWhole ? guestsSummary({ rooms: roomCount, adults, children }) : ''],
    ['Lead guests', rooms.flatMap((room) => guests[room]?.name ?? []).join(', ')],
  ]
}

/** How to reach the hotel: for the traveler, and for a driver in the local script where that adds something. */
export const hotelFacts = (order: HotelParts): Fact[] => [
  ['Address', order.snapshot.address],
  ['For a taxi', taxiText(order)],
  ['Hotel phone', order.snapshot.hotelPhone],
]

function taxiText({ snapshot: { hotelLocalName = '', address, addressLocal } }: HotelParts): string {
  return addressLocal === address ? '' : [hotelLocalName, addressLocal].filter((part) => part !== '').join(', ')
}
