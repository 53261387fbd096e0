import type { DisputeState } from '@/domain/orders/dispute'
import type { Executor } from '../../kernel/database/executor'
import type { WaiverRequest } from '../../kernel/database/schema/orders'
import type { Services } from '../../kernel/services'
import { findDispute } from '../repository/payments'
import type { OrderRow } from '../repository/orders'
import { enqueueOrderEmail, type OrderEmail, orderLink } from './order-email'
import { dateFacts, moneyText, orderNoFact, refundText, roomFacts } from './stay-facts'

/** Why a hotel does not confirm a paid booking, in its own words, what goes back for it in minor units, and whether a dispute holds that up. */
interface Rejection {
  readonly reason: string
  readonly refundMinor: number
  readonly dispute: DisputeState | null
}

/** The email about a paid booking that the hotel could not confirm; all of its money goes back. */
export function rejectedEmail(order: OrderRow, { reason, refundMinor, dispute }: Rejection): OrderEmail {
  return {
    event: 'rejected',
    subject: 'Not confirmed',
    title: `${order.snapshot.hotelName} could not confirm your booking`,
    paragraphs: ['Nothing is kept of what you paid.', refundText(refundMinor, order.currencyCode, dispute)],
    facts: [
      orderNoFact(order),
      ['Reason', reason],
      ['Refund', moneyText(refundMinor, order.currencyCode)],
      ...dateFacts(order),
      ...roomFacts(order),
    ],
    link: orderLink(order),
  }
}

/** The email about a request to waive the cancellation fee; the rooms stay booked until the hotel decides. */
export function waiverRequestedEmail(order: OrderRow, { requestedAt, feeMinor }: WaiverRequest): OrderEmail {
  const { hotelName } = order.snapshot
  return {
    event: 'waiver_requested',
    occasion: requestedAt,
    subject: 'Request sent',
    title: `We asked ${hotelName} to waive its cancellation fee`,
    paragraphs: ['Your booking stands until the hotel decides. We will write to you as soon as it has.'],
    facts: [
      orderNoFact(order),
      ['Fee by the terms', moneyText(feeMinor, order.currencyCode)],
      ...dateFacts(order),
      ...roomFacts(order),
    ],
    link: orderLink(order),
  }
}

/** The email about a fee that the hotel did not waive; the booking stands. */
export function waiverRefusedEmail(order: OrderRow, { requestedAt }: WaiverRequest): OrderEmail {
  return {
    event: 'waiver_refused',
    occasion: requestedAt,
    subject: 'Fee not waived',
    title: `${order.snapshot.hotelName} did not waive its cancellation fee`,
    paragraphs: [
      'Your booking stands as before. You can still cancel it on its page, where the fee that applies then is shown first.',
    ],
    facts: [
      orderNoFact(order),
      ['Cancellation', order.snapshot.cancellation.summary],
      ...dateFacts(order),
      ...roomFacts(order),
    ],
    link: orderLink(order),
    stay: order.confirmationNo === null ? 'pending' : 'confirmed',
  }
}

/** Writes to the traveler that the hotel rejected the booking; order is the one that now is. */
export async function emailRejected(
  tx: Executor,
  services: Services,
  order: OrderRow,
  rejection: Omit<Rejection, 'dispute'>,
): Promise<void> {
  const dispute = await findDispute(tx, order)
  await enqueueOrderEmail(tx, services, order, rejectedEmail(order, { ...rejection, dispute }))
}

/** Writes to the traveler that the request to waive the fee was sent to the hotel. */
export const emailWaiverRequested = (
  tx: Executor,
  services: Services,
  order: OrderRow,
  waiver: WaiverRequest,
): Promise<void> => enqueueOrderEmail(tx, services, order, waiverRequestedEmail(order, waiver))

/** Writes to the traveler that the hotel did not waive its fee; waiver is the refused request, order the one that now is. */
export const emailWaiverRefused = (
  tx: Executor,
  services: Services,
  order: OrderRow,
  waiver: WaiverRequest,
): Promise<void> => enqueueOrderEmail(tx, services, order, waiverRefusedEmail(order, waiver))
