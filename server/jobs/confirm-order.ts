import { enqueueMail } from '../kernel/mail/enqueue-mail'
import { confirmationEmail } from '../orders/confirmation-email'
import { moveOrder } from '../orders/move-order'
import { lockOrder, type OrderRow } from '../repositories/order'
import type { Executor } from '../kernel/database/executor'
import type { Services } from '../kernel/services'
import { instantOfWallTime } from '../kernel/time/zones'
import { enqueueJob } from '../kernel/jobs/outbox'
import type { JobHandler } from '../kernel/jobs/run-jobs'

/** Confirms a paid order for its hotel, emails the traveler and plans the stay's beginning and end in hotel time. */
export const confirmOrder: JobHandler<'confirm-order'> = async (services, { orderId }) => {
  await services.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.status !== 'CONFIRMING') return
    const numbers = { confirmationNo: `H${services.random.digits(9)}`, pinCode: services.random.digits(4) }
    const note = { actor: 'hotel', reason: 'Confirmed by the hotel' } as const
    await moveOrder(tx, services, order, 'confirmed_by_hotel', note, numbers)
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
