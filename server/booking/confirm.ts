import { type OrderEvent, nextOrderStatus } from '@/domain/orders/hotel-order'
import type { Executor } from '../kernel/database/executor'
import { enqueueJob } from '../kernel/jobs/outbox'
import type { JobHandler } from '../kernel/jobs/run-jobs'
import type { Services } from '../kernel/services'
import { instantOfWallTime } from '../kernel/time/zones'
import { emailConfirmed } from './emails/confirmed'
import { planCheckInReminder } from './emails/reminders'
import { moveOrder, type OrderChangeText } from './order-state'
import { lockOrder, type OrderRow } from './repository/orders'

/** Confirms a paid order for its hotel, emails the traveler and plans the reminder of the stay, its beginning and its end in hotel time. */
export const confirmOrder: JobHandler<'confirm-order'> = async (services, { orderId }) => {
  await services.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.status !== 'CONFIRMING') return
    const numbers = { confirmationNo: `H${services.random.digits(9)}`, pinCode: services.random.digits(4) }
    const change = { actor: 'hotel', reason: 'Confirmed by the hotel' } as const
    const event = order.cancelledRooms.length > 0 ? 'rest_confirmed_by_hotel' : 'confirmed_by_hotel'
    const status = await moveOrder(tx, services, order, event, change, numbers)
    await emailConfirmed(tx, services, { ...order, ...numbers, status, version: order.version + 1 })
    await planCheckInReminder(tx, services, order)
    await planStay(tx, services, order)
  })
  services.mailQueue.wake()
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
  event: OrderEvent,
  change: OrderChangeText,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order && nextOrderStatus(order.status, event)) await moveOrder(tx, services, order, event, change)
  })
}
