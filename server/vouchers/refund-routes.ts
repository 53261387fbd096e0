import { couponRefundRoutes } from '@/contract/coupon-refund'
import type { CouponRefundRules } from '@/contract/coupon-refund'
import { couponOrderStates } from '@/domain/orders/coupon-order'
import { termsLines } from '@/domain/vouchers/terms-text'
import { callerOf } from '../booking/guest-routes'
import { actorOf, type OrderOwner, ownerFor } from '../booking/guest-token'
import { presentRefund } from '../booking/present'
import { findRefundsOfPurchase } from '../booking/repository/refunds'
import { routeModule } from '../kernel/http/route-module'
import type { Services } from '../kernel/services'
import { noSuchCouponOrder } from './close-order'
import { presentWithdrawal } from './present'
import { quoteVoucherRefund, refundVouchers } from './refund-vouchers'
import { type CouponOrderRow, findCouponOrderOfUser } from './repository/coupon-orders'

async function ownOrder(services: Services, { uid }: OrderOwner, orderid: string): Promise<CouponOrderRow> {
  const order = await findCouponOrderOfUser(services.database.db, uid, orderid)
  if (!order) throw noSuchCouponOrder()
  return order
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

/** Money back for vouchers, for their buyer or the guest whose token opens their order; another's order reads like none. */
export const couponRefundModule = routeModule(couponRefundRoutes, {
  getCouponRefundRules: async ({ orderid }, context) => {
    const owner = await ownerFor(context.services, callerOf(context), orderid)
    return readRefundRules(context.services, await ownOrder(context.services, owner, orderid))
  },

  quoteCouponRefund: async ({ orderid, vouchers }, context) => {
    const owner = await ownerFor(context.services, callerOf(context), orderid)
    const order = await ownOrder(context.services, owner, orderid)
    return quoteVoucherRefund(context.services, order, vouchers?.split(',') ?? null, actorOf(owner))
  },

  cancelCouponOrder: async (sent, context) => {
    const { services, idempotencyKey: key } = context
    const owner = await ownerFor(services, callerOf(context), sent.orderid)
    const by = { userId: owner.uid, actor: actorOf(owner) }
    return refundVouchers(services, { ...by, operationId: 'cancelCouponOrder', key, sent })
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
