import { dayjs } from '../days/dayjs'
import { parseDay } from '../days/civil-day'
import { escapeText, foldLine } from './calendar-lines'
import { checkinHours } from './stay-hours'

/** What of an order stands in a calendar. */
interface StayEventFacts {
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
  /** Day of check-in, YYYY-MM-DD. */
  readonly firstDay: string
  /** Day of check-out, which is the first day after the nights. */
  readonly endDay: string
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
    endDay: order.checkOut,
    location: `${order.hotelName}, ${order.address}`,
    notes: notes.join('\n'),
  }
}

const dateOf = (day: string) => parseDay(day).format('YYYYMMDD')

/** A calendar file with one stay (RFC 5545); createdAt is an instant. */
export function icsText({ id, title, firstDay, endDay, location, notes }: StayEvent, createdAt: string): string {
  const stamp = dayjs.utc(createdAt).format('YYYYMMDD[T]HHmmss[Z]')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Staylark//Stays//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@staylark`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dateOf(firstDay)}`,
    `DTEND;VALUE=DATE:${dateOf(endDay)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(location)}`,
    `DESCRIPTION:${escapeText(notes)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}
