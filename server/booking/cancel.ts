import type { OrderStatus } from '@/contract/order'
import type { Executor } from '../kernel/database/executor'
import { conflict, notFound } from '../kernel/errors'
import { closeOpenCharge } from './payments/settle'
import { findOrderOfUser, lockOrder, type OrderRow } from './repository/orders'
import { findOverduePurchases, lockPurchaseIfFree, type PurchaseRow } from './repository/purchases'
import { setPaymentStatus } from './repository/payments'
import type { Services } from '../kernel/services'
import { runOnce } from '../kernel/idempotency/run-once'
import type { UnpaidEnd } from './purchase-rules'
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
  if (order.status === 'TO_PAY') await closeOpenCharge(services, order.payId)
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
  await closeUnpaid(tx, services, order, 'cancelled_by_user', { actor, reason: unpaidReason[actor] })
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

/** Closes an unpaid purchase that the transaction has locked: what it holds goes back on sale and its payment can't be paid any more; throws 409 where it is not unpaid. */
export async function closeUnpaid(
  tx: Executor,
  services: Services,
  purchase: PurchaseRow,
  end: UnpaidEnd,
  change: ChangeText,
): Promise<void> {
  await endOpenAttempt(tx, services, purchase.payId)
  await setPaymentStatus(tx, purchase.payId, 'CLOSED')
  await services.purchaseRules[purchase.kind].closedUnpaid(tx, services, purchase, end, change)
}

/** How long a provider that can't be reached may keep an unpaid order's rooms from sale. */
const PATIENCE_MS = 10 * 60_000

/** Closes an overdue purchase once, whatever else tries. First closes its charge at the provider, so that no money comes after what it holds is gone, then the purchase. `now` is the time by which it is overdue. */
async function expire(services: Services, overdue: Pick<PurchaseRow, 'id' | 'payId'>, now: Date): Promise<void> {
  const isChargeClosed = await tryToCloseCharge(services, overdue.payId)
  await services.database.transaction(async (tx) => {
    const purchase = await lockPurchaseIfFree(tx, overdue.id)
    const overdueMs = purchase ? now.getTime() - purchase.payExpireAt.getTime() : -1
    if (purchase?.status !== 'TO_PAY' || overdueMs < 0) return
    if (!isChargeClosed && overdueMs < PATIENCE_MS) return
    await closeUnpaid(tx, services, purchase, 'expired', { actor: 'system', reason: 'Not paid in time' })
  })
}

/** Closes the open charge of a payment; returns false, and logs why, if that failed. */
async function tryToCloseCharge(services: Services, payId: string): Promise<boolean> {
  try {
    await closeOpenCharge(services, payId)
    return true
  } catch (error) {
    services.log.error({ err: error, payId }, 'charge could not be closed at its provider')
    return false
  }
}

const MOST_AT_ONCE = 200

/** Closes the purchases whose time to pay is over and gives back what they hold; several servers may do so at once, and none by a clock that is ahead. */
export async function expireHolds(services: Services): Promise<void> {
  const now = await sharedNow(services)
  const overdue = await findOverduePurchases(services.database.db, now, MOST_AT_ONCE)
  for (const purchase of overdue) {
    await expire(services, purchase, now).catch((error: unknown) => {
      services.log.error({ err: error, purchaseId: purchase.id }, 'overdue purchase could not be closed')
    })
  }
}
