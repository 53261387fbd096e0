import type { OrderStatus } from '@/contract/order'
import type { Executor } from '../kernel/database/executor'
import { conflict, notFound } from '../kernel/errors'
import { closeCharge } from '../payments/close-charge'
import { findOrderOfUser, lockOrder, type OrderRow } from '../repositories/order'
import { findOpenAttempt } from '../repositories/payment'
import type { Services } from '../kernel/services'
import { closeUnpaidOrder } from './close-unpaid-order'
import { runOnce } from '../kernel/idempotency/run-once'

/** What is wanted by whom, and the key of this try. */
export interface CancelWish {
  readonly userId: string
  readonly orderId: string
  readonly key: string
}

/** Cancels a user's unpaid order and gives its rooms back; cancelling again changes nothing; throws 404 for anybody else's and 409 already_paid once it is paid. */
export async function cancelHotelOrder(
  services: Services,
  { userId, orderId, key }: CancelWish,
): Promise<{ orderid: string; status: OrderStatus }> {
  const order = await findOrderOfUser(services.database.db, userId, orderId)
  if (!order) throw noSuchOrder()
  const open = order.status === 'TO_PAY' ? await findOpenAttempt(services.database.db, order.payId) : undefined
  if (open) await closeCharge(services, open.id)
  const once = { scope: userId, operationId: 'cancelHotelOrder', key, request: { orderId } }
  return runOnce(services, once, async (tx) => ({ orderid: orderId, status: await cancel(tx, services, orderId) }))
}

/** The refusal for an order that does not exist or is another's; both read the same. */
export const noSuchOrder = () => notFound('There is no such booking.')

async function cancel(tx: Executor, services: Services, orderId: string): Promise<OrderStatus> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw noSuchOrder()
  if (order.status === 'CANCELLED') return order.status
  if (order.status !== 'TO_PAY') throw notCancellable(order)
  const note = { actor: 'user', reason: 'Cancelled before payment' } as const
  await closeUnpaidOrder(tx, services, order, 'cancelled_by_user', note)
  return 'CANCELLED'
}

function notCancellable({ status }: OrderRow) {
  if (status === 'CLOSED_TIMEOUT') return conflict('order_closed', 'The booking is already closed.', { status })
  return conflict('already_paid', 'The booking is already paid and can no longer be cancelled here.', { status })
}
