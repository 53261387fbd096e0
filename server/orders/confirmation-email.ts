import { formatDayWithYear } from '@/domain/days/format-day-with-year'
import { nightsBetween } from '@/domain/days/nights-between'
import { guestsSummary } from '@/domain/stays/guests'
import { checkinHours, icsText, stayEvent } from '@/domain/booking/stay-calendar'
import { createEmail } from '../kernel/mail/layout'
import type { Email } from '../kernel/mail/mailer'
import type { OrderSnapshot } from '../kernel/database/schema/orders'
import type { OrderRow } from '../repositories/order'

type SnapshotParts =
  | 'hotelName'
  | 'hotelLocalName'
  | 'hotelPhone'
  | 'address'
  | 'addressLocal'
  | 'checkinFrom'
  | 'checkinUntil'
  | 'checkoutUntil'
  | 'roomTypeName'
  | 'packageName'
type OrderParts =
  | 'id'
  | 'orderNo'
  | 'confirmationNo'
  | 'pinCode'
  | 'checkIn'
  | 'checkOut'
  | 'roomCount'
  | 'adults'
  | 'children'
  | 'guests'
  | 'arriveTime'
  | 'specialRequest'

/** What of an order stands in its email. */
export interface ConfirmedOrder extends Pick<OrderRow, OrderParts> {
  contact: Pick<OrderRow['contact'], 'email'>
  snapshot: Pick<OrderSnapshot, SnapshotParts> & {
    breakdown: Pick<OrderSnapshot['breakdown'], 'currencyCode' | 'currencySymbol' | 'currencyAmount'>
    cancellation: Pick<OrderSnapshot['cancellation'], 'summary'>
  }
}

/** The email that tells a traveler that the booking is confirmed: stay, total, cancellation terms in hotel time, where to find it all, and the stay as a calendar file. */
export function confirmationEmail(order: ConfirmedOrder, publicUrl: string, now: Date): Email {
  const { hotelName } = order.snapshot
  const stay = `${formatDayWithYear(order.checkIn)} to ${formatDayWithYear(order.checkOut)}`
  return createEmail({
    to: order.contact.email,
    subject: `Confirmed: ${hotelName}, ${formatDayWithYear(order.checkIn)}`,
    preview: `${stay}, booking number ${order.orderNo}`,
    title: `Your booking at ${hotelName} is confirmed`,
    parts: [
      { kind: 'facts', facts: factsOf(order).filter(([, value]) => value !== '') },
      { kind: 'link', text: 'See your booking', href: `${publicUrl}/order/hotel/detail/${order.id}` },
    ],
    files: [{ name: 'stay.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH', text: calendarOf(order, now) }],
    why: 'You got this e-mail because a stay was booked with your address at Staylark.',
  })
}

function calendarOf(order: ConfirmedOrder, now: Date): string {
  const { snapshot } = order
  const times = { ...snapshot, checkinUntil: snapshot.checkinUntil ?? '' }
  return icsText(stayEvent({ ...order, ...times, orderid: order.id }), now.toISOString())
}

function factsOf(order: ConfirmedOrder): [name: string, value: string][] {
  const { snapshot, checkIn, checkOut, roomCount, adults, children } = order
  const hours = checkinHours(snapshot.checkinFrom, snapshot.checkinUntil ?? '')
  const { currencyCode, currencySymbol, currencyAmount } = snapshot.breakdown
  return [
    ['Booking number', order.orderNo],
    ['Hotel confirmation', order.confirmationNo ?? ''],
    ['PIN', order.pinCode ?? ''],
    ['Check-in', `${formatDayWithYear(checkIn)}, ${hours}`],
    ['Check-out', `${formatDayWithYear(checkOut)}, until ${snapshot.checkoutUntil}`],
    ['Stay', `${count(nightsBetween(checkIn, checkOut), 'night')}, ${count(roomCount, 'room')}`],
    ['Room', `${snapshot.roomTypeName}, ${snapshot.packageName}`],
    ['Guests', guestsSummary({ rooms: roomCount, adults, children })],
    ['Lead guests', order.guests.map(({ name }) => name).join(', ')],
    ['Arrival', order.arriveTime],
    ['Requests', order.specialRequest],
    ['Total', `${currencyCode} ${currencySymbol} ${currencyAmount}, taxes included`],
    ['Cancellation', snapshot.cancellation.summary],
    ['Address', snapshot.address],
    ['For a taxi', localAddress(order)],
    ['Hotel phone', snapshot.hotelPhone],
  ]
}

/** Name and address as they are written there; empty where that says nothing new. */
function localAddress({ snapshot: { hotelLocalName = '', address, addressLocal } }: ConfirmedOrder): string {
  return addressLocal === address ? '' : [hotelLocalName, addressLocal].filter((part) => part !== '').join(', ')
}

const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`
