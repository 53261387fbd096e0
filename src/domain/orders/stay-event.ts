import { checkinHours } from './checkin-hours'

/** What of an order stands in a calendar. */
export interface StayEventFacts {
  readonly orderid: string
  readonly orderNo: string
  readonly hotelName: string
  readonly hotelPhone: string
  readonly address: string
  readonly checkIn: string
  readonly checkOut: string
  readonly checkinFrom: string
  readonly checkinUntil: string
  readonly checkoutUntil: string
}

/** A stay as an entry of a calendar: whole days, so that no time zone moves them. */
export interface StayEvent {
  readonly id: string
  readonly title: string
  /** First and last day, YYYY-MM-DD, both included. */
  readonly firstDay: string
  readonly lastDay: string
  readonly location: string
  readonly notes: string
}

/** The calendar entry of a booked stay; the PIN is left out, since calendars are shared. */
export function stayEvent(order: StayEventFacts): StayEvent {
  const notes = [
    `Check-in ${checkinHours(order.checkinFrom, order.checkinUntil)}, hotel time`,
    `Check-out until ${order.checkoutUntil}, hotel time`,
    `Booking number ${order.orderNo}`,
    `Hotel phone ${order.hotelPhone}`,
  ]
  return {
    id: order.orderid,
    title: `Stay at ${order.hotelName}`,
    firstDay: order.checkIn,
    lastDay: order.checkOut,
    location: `${order.hotelName}, ${order.address}`,
    notes: notes.join('\n'),
  }
}
