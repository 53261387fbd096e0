import { cleanText } from '@/domain/booking/order-text'
import { cancelRooms } from '../booking/apply-for-cancel'
import { type Cancellation, cancellationOf } from '../booking/cancel-quote'
import { recordConfirmation, requestConfirmation } from '../booking/confirm'
import { emailWaiverRefused } from '../booking/emails/hotel-decisions'
import { moveOrder } from '../booking/order-state'
import { rejectOrder } from '../booking/reject'
import type { OrderRow } from '../booking/repository/orders'
import { decidedWaiver } from '../booking/waiver'
import { badInput, conflict } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { todayIn } from '../kernel/time/zones'
import { actorOf, changeOrder, type OnOrder } from './audit'

const MOST_CHARACTERS = 200

function neededText(field: string, typed: string): string {
  const text = cleanText(typed)
  if (text === '' || text.length > MOST_CHARACTERS)
    throw badInput(field, `The ${field} must have 1 to ${MOST_CHARACTERS} characters.`)
  return text
}

/** Confirms an order under its hotel's number; the traveler gets the email. Throws 400 for an empty number, 404 and 409 order_state. */
export async function confirmByHotel(services: Services, on: OnOrder, hotelNumber: string): Promise<void> {
  const confirmationNo = neededText('number', hotelNumber)
  const deed = { action: 'confirm', event: 'confirmed_by_hotel', text: 'confirming it' } as const
  const change = { actor: actorOf(on), reason: 'Confirmed by the hotel' }
  await changeOrder(services, on, deed, (tx, order) => recordConfirmation(tx, services, order, confirmationNo, change))
}

/** Rejects an order in its hotel's name with a reason that its traveler reads; all that was paid goes back. Throws 400 for an empty reason, 404 and 409 order_state. */
export async function rejectByHotel(services: Services, on: OnOrder, typedReason: string): Promise<void> {
  const change = { actor: actorOf(on), reason: neededText('reason', typedReason) }
  const deed = { action: 'reject', event: 'rejected_by_hotel', text: 'rejecting it' } as const
  await changeOrder(services, on, deed, (tx, order) => rejectOrder(tx, services, order, change))
}

/** Records that nobody arrived, from the day of check-in in the hotel's time on. Throws 404 and 409 order_state, not_begun. */
export async function recordNoShow(services: Services, on: OnOrder): Promise<void> {
  const deed = { action: 'no_show', event: 'guest_did_not_arrive', text: 'marking it as not arrived' } as const
  const change = { actor: actorOf(on), reason: 'The hotel reported that nobody arrived' }
  await changeOrder(services, on, deed, async (tx, order) => {
    const { checkIn, snapshot } = order
    if (todayIn(snapshot.timeZone, services.clock.now()) < checkIn)
      throw conflict('not_begun', `Booking ${on.orderNo} begins on ${checkIn}: nobody can have missed it yet.`)
    await moveOrder(tx, services, order, deed.event, change, { stay: { waiver: null } })
  })
}

/** Waives the fee of an order whose traveler requested it: the rooms that are left are cancelled and paid back in full. Throws 404 and 409 order_state. */
export async function waiveFee(services: Services, on: OnOrder): Promise<void> {
  const deed = { action: 'waive', event: 'waiver_granted', text: 'waiving its fee' } as const
  const change = { actor: actorOf(on), reason: 'The hotel waived its fee' }
  await changeOrder(services, on, deed, (tx, order) =>
    cancelRooms(tx, services, order, waivedCancellation(order, services.clock.now()), change),
  )
}

function waivedCancellation(order: OrderRow, now: Date): Cancellation {
  const { rooms, others, totalMinor } = cancellationOf(order, null, now)
  const free = rooms.map((room) => ({ ...room, feeMinor: 0, refundMinor: room.totalMinor }))
  return { rooms: free, others, totalMinor, feeMinor: 0, refundMinor: totalMinor }
}

/** Refuses to waive the fee: the order goes back to where it was, can be cancelled at the terms of now, and the traveler gets an email. Throws 404 and 409 order_state. */
export async function refuseWaiver(services: Services, on: OnOrder): Promise<void> {
  const deed = { action: 'refuse_waiver', event: 'waiver_refused', text: 'refusing to waive its fee' } as const
  const change = { actor: actorOf(on), reason: 'The hotel does not waive its fee' }
  await changeOrder(services, on, deed, async (tx, order) => {
    const { confirmationNo, waiver, version } = order
    const decided = decidedWaiver(waiver, { isGranted: false, at: services.clock.now() })
    const status = await moveOrder(tx, services, order, refusalOf(order), change, { stay: { waiver: decided } })
    if (decided)
      await emailWaiverRefused(tx, services, { ...order, status, waiver: decided, version: version + 1 }, decided)
    if (confirmationNo === null) await requestConfirmation(tx, services, order)
  })
}

function refusalOf({ confirmationNo, cancelledRooms }: OrderRow) {
  if (confirmationNo === null) return 'waiver_refused_before_confirmation'
  return cancelledRooms.length > 0 ? 'waiver_refused_for_the_rest' : 'waiver_refused'
}
