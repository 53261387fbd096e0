import { couponRefundRoutes } from '@/contract/coupon-refund'
import type { CouponRefundRules } from '@/contract/coupon-refund'
import { couponOrderStates } from '@/domain/orders/coupon-order'
import { termsLines } from '@/domain/vouchers/terms-text'
import { callerOf } from '../booking/guest-routes'
import { actorOf, ownerFor } from '../booking/guest-token'
import { presentRefund } from '../booking/present'
import type { TravelerActor } from '../booking/purchase-state'
import { findRefundsOfPurchase } from '../booking/repository/refunds'
import { type RequestContext, routeModule } from '../kernel/http/route-module'
import type { Services } from '../kernel/services'
import { noSuchCouponOrder } from './close-order'
import { presentWithdrawal } from './present'
import { quoteVoucherRefund, refundVouchers } from './refund-vouchers'
import { type CouponOrderRow, findCouponOrderOfUser } from './repository/coupon-orders'

/** An order that a caller may read, and as whom; throws as ownerFor does, and 404 for anybody else's. */
async function openOrder(
  context: RequestContext,
  orderid: string,
): Promise<{ order: CouponOrderRow; viewer: TravelerActor }> {
  const { services } = context
  const owner = await ownerFor(services, callerOf(context), orderid)
  const order = await findCouponOrderOfUser(services.database.db, owner.uid, orderid)
  if (!order) throw noSuchCouponOrder()
  return { order, viewer: actorOf(owner) }
}

/** The lines of the terms that decide about a refund. */
const ruleKinds = ['refund', 'partial']

async function readRefundRules(services: Services, order: CouponOrderRow): Promise<CouponRefundRules> {
  const now = services.clock.now()
  const { snapshot, status, currencyCode } = order
  const { terms, validity, nights, name, variant, headImg } = snapshot
  const { withdrawalText, withdrawalUntil } = presentWithdrawal(order, now)
  return {
    orderid: order.id,
    orderNo: order.orderNo,
    status,
    statusText: couponOrderStates[status].text,
    name,
    variant,
    headImg,
    quantity: order.quantity,
    ruleLines: termsLines({ terms, validity, nights, currencyCode }).filter(({ kind }) => ruleKinds.includes(kind)),
    withdrawalText,
    withdrawalUntil,
    refunds: (await findRefundsOfPurchase(services.database.db, order.id)).map(presentRefund),
    serverTime: now.toISOString(),
  }
}

/** Refunds of vouchers, for their buyer or the guest whose token opens their order; another's order reads like none. */
export const couponRefundModule = routeModule(couponRefundRoutes, {
  getCouponRefundRules: async ({ orderid }, context) => {
    const { order } = await openOrder(context, orderid)
    return readRefundRules(context.services, order)
  },

  quoteCouponRefund: async ({ orderid, vouchers }, context) => {
    const { order, viewer } = await openOrder(context, orderid)
    return quoteVoucherRefund(context.services, order, vouchers?.split(',') ?? null, viewer)
  },

  cancelCouponOrder: async (sent, context) => {
    const { services, idempotencyKey: key } = context
    const owner = await ownerFor(services, callerOf(context), sent.orderid)
    const [userId, actor] = [owner.uid, actorOf(owner)]
    return refundVouchers(services, { userId, actor, operationId: 'cancelCouponOrder', key, sent })
  },

  refundCouponToAccount: (sent, { services, user, idempotencyKey: key }) =>
    refundVouchers(services, {
      userId: user.uid,
      actor: 'user',
      operationId: 'refundCouponToAccount',
      key,
      sent,
    }),
})
