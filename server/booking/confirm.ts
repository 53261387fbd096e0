import { type HotelOrderEvent, nextOrderStatus } from '@/domain/orders/hotel-order'
import type { Executor } from '../kernel/database/executor'
import { enqueueJob } from '../kernel/jobs/outbox'
import type { JobHandler } from '../kernel/jobs/run-jobs'
import type { Services } from '../kernel/services'
import { instantOfWallTime } from '../kernel/time/zones'
import { emailConfirmed } from './emails/confirmed'
import { planCheckInReminder } from './emails/reminders'
import { moveOrder } from './order-state'
import type { ChangeText } from './purchase-state'
import { lockOrder, type OrderRow } from './repository/orders'
import { planReviewInvitation } from './review-invitation'

/** Longest time after which the job plays the hotel in a demo, in ms. */
const LONGEST_DEMO_WAIT_MS = 20_000

/** Requests the hotel's confirmation of a paid order: the job gives it at once, or after a while, or leaves it to an operator. */
export async function requestConfirmation(
  tx: Executor,
  services: Services,
  { id, version, snapshot }: Pick<OrderRow, 'id' | 'version' | 'snapshot'>,
): Promise<void> {
  const promisedMs = snapshot.confirmMinutes * 60_000
  const waitMs = services.env.isProductionLike ? promisedMs : Math.min(promisedMs, LONGEST_DEMO_WAIT_MS)
  const availableAt = new Date(services.clock.now().getTime() + waitMs)
  // An order that waits once more, as after a refused waiver, has another version by then.
  const key = `${id}.${version}`
  await enqueueJob(tx, services, { topic: 'confirm-order', key, payload: { orderId: id }, availableAt })
}

/** How the history explains that the job confirms an order; null where that is left to an operator. */
function jobReason(
  { confirmsWithoutOperator, isProductionLike }: Services['env'],
  { confirmMinutes }: OrderRow['snapshot'],
): string | null {
  if (confirmMinutes <= 0) return 'Confirmed by the hotel'
  if (!confirmsWithoutOperator) return null
  return isProductionLike
    ? "Confirmed automatically in the hotel's place"
    : "Confirmed by the demo in the hotel's place"
}

/** Confirms a paid order whose package is confirmed instantly, or in the hotel's place where the server is set to; all others wait for an operator. */
export const confirmOrder: JobHandler<'confirm-order'> = async (services, { orderId }) => {
  await services.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const reason = order && jobReason(services.env, order.snapshot)
    if (order?.status !== 'CONFIRMING' || !reason) return
    const confirmationNo = `H${services.random.digits(9)}`
    await recordConfirmation(tx, services, order, confirmationNo, { actor: 'hotel', reason })
  })
  services.mailQueue.wake()
}

/** Confirms a locked order under its hotel's number, emails the traveler, and plans the reminder of the stay, its beginning and its end in hotel time; throws 409 order_state where it waits for no confirmation. */
export async function recordConfirmation(
  tx: Executor,
  services: Services,
  order: OrderRow,
  confirmationNo: string,
  change: ChangeText,
): Promise<void> {
  const numbers = { confirmationNo, pinCode: services.random.digits(4) }
  const event = order.cancelledRooms.length > 0 ? 'rest_confirmed_by_hotel' : 'confirmed_by_hotel'
  const status = await moveOrder(tx, services, order, event, change, { stay: numbers })
  await emailConfirmed(tx, services, { ...order, ...numbers, status, version: order.version + 1 })
  await planCheckInReminder(tx, services, order)
  await planStay(tx, services, order)
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
  event: HotelOrderEvent,
  change: ChangeText,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !nextOrderStatus(order.status, event)) return
    await moveOrder(tx, services, order, event, change)
    if (event === 'stay_ended')
      await planReviewInvitation(tx, services, { ...order, timeZone: order.snapshot.timeZone })
  })
}
