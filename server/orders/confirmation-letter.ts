import { formatDay } from '@/domain/days/format-day'
import { nightsBetween } from '@/domain/days/nights-between'
import type { Letter } from '../adapters/mail/mailer'
import { layOutLetter } from '../letters/lay-out-letter'
import type { OrderSnapshot } from '../database/order-snapshot'
import type { OrderRow } from '../repositories/order'

type SnapshotParts =
  | 'hotelName'
  | 'hotelPhone'
  | 'address'
  | 'checkinFrom'
  | 'checkoutUntil'
  | 'roomTypeName'
  | 'packageName'
type OrderParts = 'id' | 'orderNo' | 'confirmationNo' | 'pinCode' | 'checkIn' | 'checkOut' | 'roomCount' | 'guests'

/** What of an order stands in its letter. */
export interface ConfirmedOrder extends Pick<OrderRow, OrderParts> {
  contact: Pick<OrderRow['contact'], 'email'>
  snapshot: Pick<OrderSnapshot, SnapshotParts> & {
    breakdown: Pick<OrderSnapshot['breakdown'], 'currencyCode' | 'currencySymbol' | 'currencyAmount'>
    cancellation: Pick<OrderSnapshot['cancellation'], 'summary'>
  }
}

/** The letter that tells a traveller that the booking is confirmed: stay, total, cancellation terms in hotel time, and where to find it all. */
export function confirmationLetter(order: ConfirmedOrder, publicUrl: string): Letter {
  const { hotelName } = order.snapshot
  const stay = `${formatDay(order.checkIn)} to ${formatDay(order.checkOut)}`
  return layOutLetter({
    to: order.contact.email,
    subject: `Confirmed: ${hotelName}, ${formatDay(order.checkIn)}`,
    preview: `${stay}, booking number ${order.orderNo}`,
    title: `Your booking at ${hotelName} is confirmed`,
    parts: [
      { kind: 'facts', facts: factsOf(order).filter(([, value]) => value !== '') },
      { kind: 'link', text: 'See your booking', href: `${publicUrl}/order/hotel/detail/${order.id}` },
    ],
    why: 'You got this e-mail because a stay was booked with your address at Staylark.',
  })
}

function factsOf(order: ConfirmedOrder): [name: string, value: string][] {
  const { snapshot, checkIn, checkOut, roomCount } = order
  const { currencyCode, currencySymbol, currencyAmount } = snapshot.breakdown
  return [
    ['Booking number', order.orderNo],
    ['Confirmation number', order.confirmationNo ?? ''],
    ['PIN', order.pinCode ?? ''],
    ['Check-in', `${formatDay(checkIn)}, from ${snapshot.checkinFrom}`],
    ['Check-out', `${formatDay(checkOut)}, until ${snapshot.checkoutUntil}`],
    ['Stay', `${count(nightsBetween(checkIn, checkOut), 'night')}, ${count(roomCount, 'room')}`],
    ['Room', `${snapshot.roomTypeName}, ${snapshot.packageName}`],
    ['Guests', order.guests.map(({ name }) => name).join(', ')],
    ['Total', `${currencyCode} ${currencySymbol} ${currencyAmount}, taxes included`],
    ['Cancellation', snapshot.cancellation.summary],
    ['Address', snapshot.address],
    ['Hotel phone', snapshot.hotelPhone],
  ]
}

const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`
