import { enqueueMail } from '../kernel/mail/enqueue-mail'
import { moveOrder, type OrderChangeText } from './order-state'
import { stayCalendarFile } from './stay-calendar-file'
import { lockOrder, type OrderRow } from './repository/orders'
import type { Executor } from '../kernel/database/executor'
import type { Services } from '../kernel/services'
import { instantOfWallTime } from '../kernel/time/zones'
import { enqueueJob } from '../kernel/jobs/outbox'
import type { JobHandler } from '../kernel/jobs/run-jobs'
import { formatDayWithYear } from '@/domain/days/format-day'
import { nightsBetween } from '@/domain/days/civil-day'
import { guestsSummary } from '@/domain/stays/guests'
import { checkinHours } from '@/domain/booking/stay-hours'
import { createEmail } from '../kernel/mail/layout'
import type { Email } from '../kernel/mail/mailer'
import type { OrderSnapshot } from '../kernel/database/schema/orders'
import { nextOrderStatus, type OrderEvent } from '@/domain/orders/hotel-order'

/** Confirms a paid order for its hotel, emails the traveler and plans the stay's beginning and end in hotel time. */
export const confirmOrder: JobHandler<'confirm-order'> = async (services, { orderId }) => {
  await services.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.status !== 'CONFIRMING') return
    const numbers = { confirmationNo: `H${services.random.digits(9)}`, pinCode: services.random.digits(4) }
    const change = { actor: 'hotel', reason: 'Confirmed by the hotel' } as const
    const event = order.cancelledRooms.length > 0 ? 'rest_confirmed_by_hotel' : 'confirmed_by_hotel'
    await moveOrder(tx, services, order, event, change, numbers)
    await emailGuest(tx, services, { ...order, ...numbers })
    await planStay(tx, services, order)
  })
  services.mailQueue.wake()
}

async function emailGuest(tx: Executor, services: Services, order: OrderRow): Promise<void> {
  // An order whose account is gone has nobody to write to.
  if (order.contact.email === '') return
  const email = confirmationEmail(order, services.env.publicUrl, services.clock.now())
  await enqueueMail(tx, services, { kind: 'booking_confirmed', email, uid: order.userId })
}

async function planStay(
  tx: Executor,
  services: Services,
  { id, checkIn, checkOut, snapshot }: OrderRow,
): Promise<void> {
  const { timeZone, checkinFrom, checkoutUntil } = snapshot
  const payload = { orderId: id }
  const beginAt = instantOfWallTime(checkIn, checkinFrom, timeZone)
  const endAt = instantOfWallTime(checkOut, checkoutUntil, timeZone)
  await enqueueJob(tx, services, { topic: 'begin-stay', key: id, payload, availableAt: beginAt })
  await enqueueJob(tx, services, { topic: 'end-stay', key: id, payload, availableAt: endAt })
}

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
  | 'version'

/** What of an order stands in its email. */
export interface ConfirmedOrder extends Pick<OrderRow, OrderParts> {
  contact: Pick<OrderRow['contact'], 'email'>
  snapshot: Pick<OrderSnapshot, SnapshotParts> & {
    breakdown: Pick<OrderSnapshot['breakdown'], 'currencyCode' | 'currencySymbol' | 'currencyAmount'>
    cancellation: Pick<OrderSnapshot['cancellation'], 'freeUntilAt' | 'summary'>
  }
}

/** Creates the email that confirms a booking: stay, total, cancellation terms in hotel time, links, and the stay as a calendar file. */
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
    files: [stayCalendarFile(order, { sequence: order.version, now, cancelled: false })],
    why: 'You got this e-mail because a stay was booked with your address at Staylark.',
  })
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

/** Returns name and address in the local script; empty where they add nothing. */
function localAddress({ snapshot: { hotelLocalName = '', address, addressLocal } }: ConfirmedOrder): string {
  return addressLocal === address ? '' : [hotelLocalName, addressLocal].filter((part) => part !== '').join(', ')
}

const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`

/** Moves a confirmed order into its stay at the hotel's check-in time. */
export const beginStay: JobHandler<'begin-stay'> = (services, { orderId }) => begin(services, orderId)

/** Completes an order at the hotel's check-out time, also where its beginning was missed. */
export const endStay: JobHandler<'end-stay'> = async (services, { orderId }) => {
  await begin(services, orderId)
  await moveIfPossible(services, orderId, 'stay_ended', { actor: 'system', reason: 'The stay is over' })
}

const begin = (services: Services, orderId: string) =>
  moveIfPossible(services, orderId, 'guest_arrived', { actor: 'system', reason: 'Check-in has begun' })

async function moveIfPossible(
  services: Services,
  orderId: string,
  event: OrderEvent,
  change: OrderChangeText,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order && nextOrderStatus(order.status, event)) await moveOrder(tx, services, order, event, change)
  })
}
