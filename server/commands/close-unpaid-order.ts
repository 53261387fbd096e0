import type { Executor } from '../kernel/database/executor'
import { releaseRoomsOfOrder } from '../inventory/release-rooms-of-order'
import { moveOrder, type OrderNote } from '../orders/move-order'
import { endOpenAttempt } from '../payments/end-open-attempt'
import { type OrderRow } from '../repositories/order'
import { setPaymentStatus } from '../repositories/payment'
import type { Services } from '../kernel/services'

/** Closes an unpaid order that the transaction has locked: its rooms go back to sale and its payment can't be paid any more; throws 409 where it is not unpaid. */
export async function closeUnpaidOrder(
  tx: Executor,
  services: Services,
  order: OrderRow,
  event: 'expired' | 'cancelled_by_user',
  note: OrderNote,
): Promise<void> {
  await moveOrder(tx, services, order, event, note)
  await endOpenAttempt(tx, services, order.payId)
  await setPaymentStatus(tx, order.payId, 'CLOSED')
  await releaseRoomsOfOrder(tx, order.id)
}
