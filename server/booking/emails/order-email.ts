import { formatDayWithYear } from '@/domain/days/format-day'
import type { Executor } from '../../kernel/database/executor'
import { orderEmail } from '../../kernel/database/schema/orders'
import { enqueueMail, type OrderEmailEvent } from '../../kernel/mail/enqueue-mail'
import { createEmail, messageParts } from '../../kernel/mail/layout'
import type { Email, EmailFile } from '../../kernel/mail/mailer'
import type { Services } from '../../kernel/services'
import type { OrderRow } from '../repository/orders'
import { stayCalendarFile } from '../stay-calendar-file'
import { lodgingReservation, type StayState } from './lodging-reservation'
import { type Fact, roomsLeft } from './stay-facts'

/** The content of an email about an order, before its layout. */
export interface OrderEmail {
  readonly event: OrderEmailEvent
  /** Which of several events of its kind it reports, e.g. a refund's id; empty where an order has only one. */
  readonly occasion?: string
  /** Beginning of the subject; the hotel's name and the day of arrival follow. */
  readonly subject: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Those without a value are left out. */
  readonly facts: readonly Fact[]
  /** Where to go from it; the path is one of the app. */
  readonly link: { readonly text: string; readonly path: string }
  /** How the stay stands, in emails about a stay: then a calendar file and data for mail readers go along. */
  readonly stay?: StayState
  /** From then on it is of no use and is not sent. */
  readonly expiresAt?: Date
}

/** The link of most emails. */
export const orderLink = ({ id }: Pick<OrderRow, 'id'>) => ({
  text: 'See your booking',
  path: `/order/hotel/detail/${id}`,
})

/** Lays out an email about an order for the address that was given with it. */
export function createOrderEmail(order: OrderRow, email: OrderEmail, publicUrl: string, now: Date): Email {
  const { hotelName } = order.snapshot
  const { subject, title, paragraphs, facts, link, stay } = email
  const url = `${publicUrl}${link.path}`
  return createEmail({
    to: order.contact.email,
    subject: `${subject}: ${hotelName}, ${formatDayWithYear(order.checkIn)}`,
    preview: `${formatDayWithYear(order.checkIn)} to ${formatDayWithYear(order.checkOut)}, booking number ${order.orderNo}`,
    title,
    parts: messageParts({ paragraphs, facts, link: { text: link.text, href: url } }),
    why: 'You got this e-mail because a stay was booked with your address at Staylark.',
    ...(stay && { files: calendarFiles(order, stay, now), structuredData: reservationOf(order, stay, url) }),
  })
}

const reservationOf = (order: OrderRow, stay: StayState, url: string) => {
  const totalMinor = stay === 'cancelled' ? order.totalMinor : roomsLeft(order).totalMinor
  return lodgingReservation({ ...order, totalMinor }, stay, url)
}

const calendarFiles = (order: OrderRow, stay: StayState, now: Date): EmailFile[] =>
  stay === 'pending' ? [] : [stayCalendarFile(order, { sequence: order.version, now, cancelled: stay === 'cancelled' })]

/** Which email about a purchase is written: the event, and which of several of its kind; from expiresAt on it is of no use. */
type EmailName = Pick<OrderEmail, 'event' | 'occasion' | 'expiresAt'>

/**
 * Writes an email about a purchase into the outbox, once for each event, in the transaction of its cause. A purchase without an
 * address, as of an erased account, has no recipient. Wake `services.mailQueue` after the commit.
 */
export async function enqueueOnce(
  tx: Executor,
  services: Services,
  purchase: Pick<OrderRow, 'id' | 'userId' | 'contact'>,
  { event: name, occasion = '', expiresAt }: EmailName,
  email: Email,
): Promise<void> {
  if (purchase.contact.email === '') return
  const event = `${name} ${occasion}`.trim()
  const marked = await tx
    .insert(orderEmail)
    .values({ orderId: purchase.id, event, writtenAt: services.clock.now() })
    .onConflictDoNothing()
    .returning({ event: orderEmail.event })
  if (marked.length === 0) return
  const kind = `booking_${name}` as const
  await enqueueMail(tx, services, { kind, email, uid: purchase.userId, ...(expiresAt && { expiresAt }) })
}

/** The same for an email about a hotel order, which it lays out. */
export const enqueueOrderEmail = (
  tx: Executor,
  services: Services,
  order: OrderRow,
  email: OrderEmail,
): Promise<void> =>
  enqueueOnce(tx, services, order, email, createOrderEmail(order, email, services.env.publicUrl, services.clock.now()))
