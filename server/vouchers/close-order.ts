import type { CouponOrderStatus } from '@/contract/voucher-terms'
import { couponOrderStates } from '@/domain/orders/coupon-order'
import { closeUnpaid } from '../booking/cancel'
import { closeOpenCharge } from '../booking/payments/settle'
import { hideFinished } from '../booking/purchase-state'
import { conflict, notFound } from '../kernel/errors'
import { runOnce } from '../kernel/idempotency/run-once'
import type { Services } from '../kernel/services'
import { findCouponOrderOfUser, lockCouponOrder } from './repository/coupon-orders'

/** What is wanted by whom, and the key of this try. */
interface OnOrder {
  readonly userId: string
  readonly orderId: string
  readonly key: string
}

/** The refusal for an order of vouchers that does not exist or is another's; both read the same. */
export const noSuchCouponOrder = () => notFound('There is no such order.')

/** Cancels an unpaid order of vouchers and gives its stock back; cancelling again changes nothing. Throws 404 for anybody else's and 409 already_paid once it is paid. */
export async function cancelUnpaidCouponOrder(
  services: Services,
  { userId, orderId, key }: OnOrder,
): Promise<{ orderid: string; status: CouponOrderStatus }> {
  const order = await findCouponOrderOfUser(services.database.db, userId, orderId)
  if (!order) throw noSuchCouponOrder()
  if (order.status === 'TO_PAY') await closeOpenCharge(services, order.payId)
  const once = { scope: userId, operationId: 'cancelUnpaidCouponOrder', key, request: { orderId } }
  return runOnce(services, once, async (tx) => {
    const locked = await lockCouponOrder(tx, orderId)
    if (locked?.status === 'CANCELLED') return { orderid: orderId, status: locked.status }
    if (locked?.status !== 'TO_PAY')
      throw conflict('already_paid', 'This order can no longer be cancelled here.', { status: locked?.status })
    const change = { actor: 'user', reason: 'Cancelled before payment' } as const
    await closeUnpaid(tx, services, locked, 'cancelled_by_user', change)
    return { orderid: orderId, status: 'CANCELLED' as const }
  })
}

/** Hides a finished order of vouchers from its owner's list; the books keep it. Throws 404, and 409 order_state while anything of it is to come. */
export async function hideCouponOrder(services: Services, { userId, orderId, key }: OnOrder): Promise<{ ok: true }> {
  const once = { scope: userId, operationId: 'deleteCouponOrder', key, request: { orderId } }
  return runOnce(services, once, async (tx) => {
    const order = await lockCouponOrder(tx, orderId)
    if (order?.userId !== userId) throw noSuchCouponOrder()
    await hideFinished(tx, services, couponOrderStates, order)
    return { ok: true } as const
  })
}
