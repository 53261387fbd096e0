import type { CancelMixOrder } from '@/contract/mix-order'
import type { MixOrderStatus } from '@/contract/voucher-terms'
import { mixOrderStates } from '@/domain/orders/mix-order'
import { closeUnpaid } from '../../booking/cancel'
import { closeOpenCharge } from '../../booking/payments/settle'
import { hideFinished, wrongState } from '../../booking/purchase-state'
import type { Executor } from '../../kernel/database/executor'
import { runOnce } from '../../kernel/idempotency/run-once'
import type { Services } from '../../kernel/services'
import { noSuchCouponOrder } from '../close-order'
import { findMixOrder, lockMixOrder, type MixOrderRow } from '../repository/mix-orders'
import { cancelPaid, lockParts } from './cancel-paid'

/** An order of a user; throws 404 for anybody else's. */
export async function mixOrderOfUser(db: Executor, userId: string, orderId: string): Promise<MixOrderRow> {
  const order = await findMixOrder(db, orderId)
  if (order?.userId !== userId) throw noSuchCouponOrder()
  return order
}

/** What is cancelled by whom, and the key of this try. */
interface CancelRequest {
  readonly userId: string
  readonly key: string
  readonly sent: CancelMixOrder
}

/** Cancels an order: an unpaid one as a whole, which changes nothing the second time, and a paid one at a quote (see cancelPaid). Throws 404 for anybody else's and 409 order_state where nothing is to be cancelled. */
export async function cancelMixOrder(
  services: Services,
  { userId, key, sent }: CancelRequest,
): Promise<{ orderid: string; status: MixOrderStatus }> {
  const { orderid, quoteToken } = sent
  const order = await mixOrderOfUser(services.database.db, userId, orderid)
  if (order.status === 'TO_PAY') await closeOpenCharge(services, order.payId)
  const once = { scope: userId, operationId: 'cancelMixOrder', key, request: sent }
  const reply = await runOnce(services, once, async (tx) => {
    const parts = await lockParts(tx, orderid)
    const locked = await lockMixOrder(tx, orderid)
    if (!locked) throw noSuchCouponOrder()
    if (locked.status === 'CANCELLED') return { orderid, status: locked.status }
    if (locked.status !== 'TO_PAY') {
      if (!parts) throw wrongState(locked.status)
      return { orderid, status: await cancelPaid(tx, services, { mix: locked, ...parts }, quoteToken) }
    }
    const change = { actor: 'user', reason: 'Cancelled before payment' } as const
    await closeUnpaid(tx, services, locked, 'cancelled_by_user', change)
    return { orderid, status: 'CANCELLED' as const }
  })
  services.mailQueue.wake()
  return reply
}

/** Hides a finished order from its owner's list; the books keep it. Throws 404, and 409 order_state while anything of it is to come. */
export async function hideMixOrder(services: Services, userId: string, orderId: string): Promise<{ ok: true }> {
  return services.database.transaction(async (tx) => {
    const order = await lockMixOrder(tx, orderId)
    if (order?.userId !== userId) throw noSuchCouponOrder()
    await hideFinished(tx, services, mixOrderStates, order)
    return { ok: true } as const
  })
}
