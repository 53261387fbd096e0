import { codeEmail, passwordChangedEmail } from '../../../server/account/emails'
import { cancelledEmail } from '../../../server/booking/emails/cancelled'
import { confirmedEmail } from '../../../server/booking/emails/confirmed'
import { rejectedEmail, waiverRefusedEmail, waiverRequestedEmail } from '../../../server/booking/emails/hotel-decisions'
import { createOrderEmail, type OrderEmail } from '../../../server/booking/emails/order-email'
import { type EmailedRefund, refundFailedEmail, refundSentEmail } from '../../../server/booking/emails/refund-emails'
import { checkInSoonEmail, paySoonEmail } from '../../../server/booking/emails/reminders'
import type { OrderRow } from '../../../server/booking/repository/orders'
import { orderRow } from './order-row'

const now = new Date('2026-11-21T09:30:00.000Z')
const order = orderRow()
const waiver = {
  requestedAt: now.toISOString(),
  feeMinor: 64_000,
  reason: 'illness' as const,
  reasonText: 'Fever',
  files: [],
  decision: null,
}
const cancelledRoom = (room: number, feeMinor: number, refundMinor: number) => ({
  room,
  cancelledAt: now.toISOString(),
  feeMinor,
  refundMinor,
})

/** An order of three rooms, of which the second was cancelled with a fee of a quarter. */
export const threeRooms = orderRow({
  roomCount: 3,
  adults: 5,
  totalMinor: 384_000,
  guests: [{ name: 'Maya Lindqvist' }, { name: '李雷' }, { name: 'Ada Li' }],
  cancelledRooms: [cancelledRoom(1, 32_000, 96_000)],
})
const allCancelled = {
  ...threeRooms,
  cancelledRooms: [...threeRooms.cancelledRooms, cancelledRoom(0, 64_000, 64_000), cancelledRoom(2, 64_000, 64_000)],
}

const waived = orderRow({ cancelledRooms: [cancelledRoom(0, 0, 128_000)] })

/** A refund of the second room of threeRooms. */
export const refundOfRoom: EmailedRefund = {
  id: 'refund-1',
  amountMinor: 96_000,
  currencyCode: 'CNY',
  cause: 'cancelled',
  accountId: null,
  lines: [{ room: 1, amountMinor: 96_000 }],
}

const laidOut = (about: OrderRow, email: OrderEmail) => createOrderEmail(about, email, 'https://staylark.example', now)

/** Every email that the server sends, by a name for it. */
export const everyEmail = {
  'code for signing in': codeEmail('maya@example.com', '482913', 'login'),
  'code for a new password': codeEmail('maya@example.com', '482913', 'reset'),
  'code for a booking': codeEmail('maya@example.com', '482913', 'guest_order'),
  'password changed': passwordChangedEmail('maya@example.com'),
  'pay soon': laidOut(order, paySoonEmail(order)),
  'booking confirmed': laidOut(order, confirmedEmail(order)),
  'booking confirmed, without a room of it': laidOut(threeRooms, confirmedEmail(threeRooms)),
  'booking rejected': laidOut(
    order,
    rejectedEmail(order, { reason: 'A pipe burst.', refundMinor: 128_000, dispute: null }),
  ),
  'room cancelled': laidOut(
    threeRooms,
    cancelledEmail(threeRooms, { rooms: [1], way: 'room_cancelled', dispute: null }),
  ),
  'booking cancelled': laidOut(
    allCancelled,
    cancelledEmail(allCancelled, { rooms: [0, 2], way: 'cancelled', dispute: null }),
  ),
  'fee waived': laidOut(waived, cancelledEmail(waived, { rooms: [0], way: 'waiver_granted', dispute: null })),
  'waiver requested': laidOut(order, waiverRequestedEmail(order, waiver)),
  'waiver refused': laidOut(order, waiverRefusedEmail(order, waiver)),
  'refund sent': laidOut(threeRooms, refundSentEmail(threeRooms, refundOfRoom, now)),
  'refund failed': laidOut(threeRooms, refundFailedEmail(threeRooms, refundOfRoom)),
  'check-in tomorrow': laidOut(order, checkInSoonEmail(order)),
}
