import { formatDayWithYear } from '@/domain/days/format-day'
import { countOf } from '@/domain/text/phrases'
import { enqueueOnce } from '../../booking/emails/order-email'
import { lodgingReservation } from '../../booking/emails/lodging-reservation'
import { dateFacts, type Fact, hotelFacts, moneyText, orderNoFact, refundText } from '../../booking/emails/stay-facts'
import { findDispute } from '../../booking/repository/payments'
import { stayCalendarFile } from '../../booking/stay-calendar-file'
import type { Executor } from '../../kernel/database/executor'
import { createEmail, messageParts } from '../../kernel/mail/layout'
import type { Email } from '../../kernel/mail/mailer'
import type { Services } from '../../kernel/services'
import { cancelText } from '../exchange-deadline'
import type { StoredExchange } from '../repository/exchange-orders'

/** The content of an email about such a stay beside the facts that all have. */
interface ExchangeEmail {
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly facts: readonly Fact[]
  readonly stay: 'confirmed' | 'cancelled'
}

const paidText = ({ totalMinor, currencyCode }: StoredExchange): string =>
  totalMinor === 0 ? 'Paid with a voucher' : `A voucher and ${moneyText(totalMinor, currencyCode)}`

/** The email about a date that is booked with a voucher: certificate, dates, terms and how to get there. */
export function dateBookedEmail(order: StoredExchange, publicUrl: string, now: Date): Email {
  const { snapshot, cancelUntil } = order
  return createExchangeEmail(order, publicUrl, now, {
    subject: 'Date booked',
    title: `Your stay at ${snapshot.hotelName} is booked`,
    paragraphs: ['Show the certificate at the hotel. Nothing else is to be paid for the nights of the voucher.'],
    facts: [
      ['Guests', order.guests.map(({ name }) => name).join(', ')],
      ['Requests', order.specialRequest],
      ['Price', paidText(order)],
      ['Cancellation', cancelText(cancelUntil, snapshot.timeZone, now)],
      ...hotelFacts(order),
    ],
    stay: 'confirmed',
  })
}

/** The email about a booked date that was cancelled: the voucher is free again, and what becomes of the difference. */
export function dateCancelledEmail(order: StoredExchange, refund: string | null, publicUrl: string, now: Date): Email {
  return createExchangeEmail(order, publicUrl, now, {
    subject: 'Date cancelled',
    title: `Your stay at ${order.snapshot.hotelName} is cancelled`,
    paragraphs: [
      'Your voucher is free again: you can book another date with it.',
      ...(refund === null ? [] : [refund]),
    ],
    facts: [],
    stay: 'cancelled',
  })
}

function createExchangeEmail(
  order: StoredExchange,
  publicUrl: string,
  now: Date,
  { subject, title, paragraphs, facts, stay }: ExchangeEmail,
): Email {
  const { snapshot, contact, orderNo, nights, voucherId } = order
  const href = `${publicUrl}/order/coupon/exchange/${voucherId}`
  const cancellation = {
    freeUntilAt: order.cancelUntil.toISOString(),
    summary: 'The date can be cancelled until tomorrow',
  }
  const calendarOrder = { ...order, snapshot: { ...snapshot, cancellation } }
  const all: Fact[] = [
    ['Certificate', order.certificateNo ?? ''],
    orderNoFact(order),
    ...dateFacts(order),
    ['Stay', `${countOf(nights, 'night')}, ${snapshot.roomTypeName}`],
    ...facts,
  ]
  return createEmail({
    to: contact.email,
    subject: `${subject}: ${snapshot.hotelName}, ${formatDayWithYear(order.checkIn)}`,
    preview: `${formatDayWithYear(order.checkIn)} to ${formatDayWithYear(order.checkOut)}, booking number ${orderNo}`,
    title,
    parts: messageParts({ paragraphs, facts: all, link: { text: 'See your voucher', href } }),
    why: 'You got this e-mail because a date was booked with a voucher and your address at Staylark.',
    files: [stayCalendarFile(calendarOrder, { sequence: order.version, now, cancelled: stay === 'cancelled' })],
    structuredData: lodgingReservation(order, stay, href),
  })
}

/** Writes to the traveler that a date is booked; the exchange is the one that now is. */
export async function emailDateBooked(tx: Executor, services: Services, order: StoredExchange): Promise<void> {
  const email = dateBookedEmail(order, services.env.publicUrl, services.clock.now())
  await enqueueOnce(tx, services, order, { event: 'date_booked' }, email)
}

/** Writes to the traveler that a booked date is cancelled; the exchange is the one that now is. */
export async function emailDateCancelled(tx: Executor, services: Services, order: StoredExchange): Promise<void> {
  const { totalMinor, currencyCode } = order
  const refund = totalMinor === 0 ? null : refundText(totalMinor, currencyCode, await findDispute(tx, order))
  const email = dateCancelledEmail(order, refund, services.env.publicUrl, services.clock.now())
  await enqueueOnce(tx, services, order, { event: 'date_cancelled' }, email)
}
