import { createEvent, type EventAttributes } from 'ics'
import { escapeText, foldLine, unfoldLines } from '@/domain/booking/calendar-lines'
import { parseDay } from '@/domain/days/civil-day'
import { stayEvent } from '@/domain/booking/stay-calendar'
import type { EmailFile } from '../kernel/mail/mailer'
import type { OrderSnapshot } from '../kernel/database/schema/orders'
import type { OrderRow } from './repository/orders'

type SnapshotParts = 'hotelName' | 'hotelPhone' | 'address' | 'checkinFrom' | 'checkinUntil' | 'checkoutUntil'

/** What of an order stands in its calendar file. */
export interface CalendarOrder extends Pick<OrderRow, 'id' | 'orderNo' | 'checkIn' | 'checkOut'> {
  readonly snapshot: Pick<OrderSnapshot, SnapshotParts> & {
    readonly cancellation: Pick<OrderSnapshot['cancellation'], 'freeUntilAt' | 'summary'>
  }
}

/** Which state of the stay a file brings; calendars take the highest sequence and ignore the others. */
export interface CalendarState {
  /** Grows with every file for the same order, as the order's version does. */
  readonly sequence: number
  readonly now: Date
  readonly cancelled: boolean
}

/** How long before free cancellation ends a calendar reminds of it. */
const REMINDER_MS = 24 * 3_600_000

/**
 * Creates the calendar file of a stay for an email: a whole-day event that ends on the day of check-out, with a reminder a day before
 * free cancellation ends. Every file of an order has the same UID, so that a later sequence changes or cancels the entry.
 */
export function stayCalendarFile(order: CalendarOrder, { sequence, now, cancelled }: CalendarState): EmailFile {
  const { snapshot } = order
  const event = stayEvent({
    ...snapshot,
    ...order,
    orderid: order.id,
    checkinUntil: snapshot.checkinUntil ?? '',
  })
  const method = cancelled ? 'CANCEL' : 'PUBLISH'
  const attributes: EventAttributes & { timestamp: number } = {
    timestamp: now.getTime(),
    productId: '-//Staylark//Stays//EN',
    method,
    uid: `${event.id}@staylark`,
    sequence,
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    start: dateOf(event.firstDay),
    end: dateOf(event.endDay),
    title: withLineFeeds(event.title),
    location: withLineFeeds(event.location),
    description: withLineFeeds(event.notes),
    transp: 'TRANSPARENT',
    alarms: cancelled ? [] : reminders(order, now),
  }
  const { error, value } = createEvent(attributes)
  if (value === null) throw error ?? new Error(`no calendar file for order ${order.id}`)
  return { name: 'stay.ics', type: `text/calendar; charset=utf-8; method=${method}`, text: refolded(value) }
}

/** The package folds lines after 75 characters, which are up to 225 octets of Chinese; this folds them again by octets. */
const refolded = (text: string) => unfoldLines(text).map(foldLine).join('\r\n')

/** The package escapes line feeds of texts, but leaves carriage returns as they are. */
const withLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n')

/**
 * An instant needs no time zone of the calendar's own; one that has passed sets no reminder. The package escapes the texts of events,
 * but not those of alarms.
 */
function reminders({ snapshot: { cancellation } }: CalendarOrder, now: Date): EventAttributes['alarms'] {
  const { freeUntilAt, summary } = cancellation
  const trigger = freeUntilAt === null ? 0 : Date.parse(freeUntilAt) - REMINDER_MS
  return trigger > now.getTime() ? [{ action: 'display', description: escapeText(summary), trigger }] : []
}

function dateOf(day: string): [year: number, month: number, date: number] {
  const parsed = parseDay(day)
  return [parsed.year(), parsed.month() + 1, parsed.date()]
}
