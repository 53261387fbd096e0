import type { OrderEvent } from '@/domain/booking/order-status'
import { moveOrder, type OrderNote } from '../orders/move-order'
import { lockOrder, type OrderRow } from '../repositories/order'
import type { Services } from '../kernel/services'
import type { JobHandler } from '../kernel/jobs/run-jobs'

/** Moves a confirmed order into its stay at the hotel's check-in time. */
export const beginStay: JobHandler<'begin-stay'> = (services, { orderId }) => begin(services, orderId)

/** Completes an order at the hotel's check-out time, also where its beginning was missed. */
export const endStay: JobHandler<'end-stay'> = async (services, { orderId }) => {
  await begin(services, orderId)
  await moveFrom('CHECKED_IN', services, orderId, 'stay_ended', { actor: 'system', reason: 'The stay is over' })
}

const begin = (services: Services, orderId: string) =>
  moveFrom('CONFIRMED', services, orderId, 'guest_arrived', { actor: 'system', reason: 'Check-in has begun' })

async function moveFrom(
  status: OrderRow['status'],
  services: Services,
  orderId: string,
  event: OrderEvent,
  note: OrderNote,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.status === status) await moveOrder(tx, services, order, event, note)
  })
}
