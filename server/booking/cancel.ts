import type { OrderStatus } from '@/contract/order'
import type { Executor } from '../kernel/database/executor'
import { conflict, notFound } from '../kernel/errors'
import { closeCharge } from './payments/settle'
import { findOrderOfUser, findOverdueOrders, lockOrder, lockOrderIfFree, type OrderRow } from './repository/orders'
import { findOpenAttempt, setPaymentStatus } from './repository/payments'
import type { Services } from '../kernel/services'
import { runOnce } from '../kernel/idempotency/run-once'
import { releaseRoomsOfOrder } from './inventory'
import { moveOrder } from './order-state'
import type { ChangeText, TravelerActor } from './purchase-state'
import { endOpenAttempt } from './payments/attempts'
import { sharedNow } from '../kernel/time/clock'

/** Whose order is cancelled, by whom, and the key of this try. */
interface CancelRequest {
  readonly userId: string
  readonly actor: TravelerActor
  readonly orderId: string
  readonly key: string
}

/** Cancels a user's unpaid order and gives its rooms back; cancelling again changes nothing; throws 404 for anybody else's and 409 already_paid once it is paid. */
export async function cancelHotelOrder(
  services: Services,
  { userId, actor, orderId, key }: CancelRequest,
): Promise<{ orderid: string; status: OrderStatus }> {
  const order = await findOrderOfUser(services.database.db, userId, orderId)
  if (!order) throw noSuchOrder()
  const open = order.status === 'TO_PAY' ? await findOpenAttempt(services.database.db, order.payId) : undefined
  if (open) await closeCharge(services, open.id)
  const once = { scope: userId, operationId: 'cancelHotelOrder', key, request: { orderId } }
  return runOnce(services, once, async (tx) => ({
    orderid: orderId,
    status: await cancel(tx, services, orderId, actor),
  }))
}

/** The refusal for an order that does not exist or is another's; both read the same. */
export const noSuchOrder = () => notFound('There is no such booking.')

async function cancel(tx: Executor, services: Services, orderId: string, actor: TravelerActor): Promise<OrderStatus> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw noSuchOrder()
  if (order.status === 'CANCELLED') return order.status
  if (order.status !== 'TO_PAY') throw notCancellable(order)
  await closeUnpaidOrder(tx, services, order, 'cancelled_by_user', { actor, reason: unpaidReason[actor] })
  return 'CANCELLED'
}

const unpaidReason: Readonly<Record<TravelerActor, string>> = {
  user: 'Cancelled before payment',
  guest: 'Cancelled before payment from the booking look-up',
}

function notCancellable({ status }: OrderRow) {
  if (status === 'CLOSED_TIMEOUT') return conflict('order_closed', 'The booking is already closed.', { status })
  return conflict('already_paid', 'The booking is already paid and can no longer be cancelled here.', { status })
}

/** Closes an unpaid order that the transaction has locked: its rooms go back to sale and its payment can't be paid any more; throws 409 where it is not unpaid. */
export async function closeUnpaidOrder(
  tx: Executor,
  services: Services,
  order: OrderRow,
  event: 'expired' | 'cancelled_by_user',
  change: ChangeText,
): Promise<void> {
  await moveOrder(tx, services, order, event, change)
  await endOpenAttempt(tx, services, order.payId)
  await setPaymentStatus(tx, order.payId, 'CLOSED')
  await releaseRoomsOfOrder(tx, order.id)
}

/** How long a provider that can't be reached may keep an unpaid order's rooms from sale. */
const PATIENCE_MS = 10 * 60_000

/** Closes an overdue order once, whatever else tries. First closes its charge at the provider, so that no money comes after the rooms are gone, then the order. `now` is the time by which it is overdue. */
async function expireOrder(services: Services, overdue: Pick<OrderRow, 'id' | 'payId'>, now: Date): Promise<void> {
  const isChargeClosed = await closeOpenCharge(services, overdue.payId)
  await services.database.transaction(async (tx) => {
    const order = await lockOrderIfFree(tx, overdue.id)
    const overdueMs = order ? now.getTime() - order.payExpireAt.getTime() : -1
    if (order?.status !== 'TO_PAY' || overdueMs < 0) return
    if (!isChargeClosed && overdueMs < PATIENCE_MS) return
    await closeUnpaidOrder(tx, services, order, 'expired', { actor: 'system', reason: 'Not paid in time' })
  })
}

async function closeOpenCharge(services: Services, payId: string): Promise<boolean> {
  const open = await findOpenAttempt(services.database.db, payId)
  if (!open) return true
  try {
    await closeCharge(services, open.id)
    return true
  } catch (error) {
    services.log.error({ err: error, payId }, 'charge could not be closed at its provider')
    return false
  }
}

const MOST_AT_ONCE = 200

/** Closes the orders whose time to pay is over and gives their rooms back; several servers may do so at once, and none by a clock that is ahead. */
export async function expireHolds(services: Services): Promise<void> {
  const now = await sharedNow(services)
  const overdue = await findOverdueOrders(services.database.db, now, MOST_AT_ONCE)
  for (const order of overdue) {
    await expireOrder(services, order, now).catch((error: unknown) => {
      services.log.error({ err: error, orderId: order.id }, 'overdue order could not be closed')
    })
  }
}
