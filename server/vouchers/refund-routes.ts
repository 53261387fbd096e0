import { couponRefundRoutes } from '@/contract/coupon-refund'
import type { CouponRefundRules } from '@/contract/coupon-refund'
import { couponOrderStates } from '@/domain/orders/coupon-order'
import { termsLines } from '@/domain/vouchers/terms-text'
import { presentRefund } from '../booking/present'
import { findRefundsOfPurchase } from '../booking/repository/refunds'
import { routeModule } from '../kernel/http/route-module'
import type { Services, SignedInUser } from '../kernel/services'
import { noSuchCouponOrder } from './close-order'
import { presentWithdrawal } from './present'
import { quoteVoucherRefund, refundVouchers } from './refund-vouchers'
import { type CouponOrderRow, findCouponOrderOfUser } from './repository/coupon-orders'

async function ownOrder(services: Services, user: SignedInUser, orderid: string): Promise<CouponOrderRow> {
  const order = await findCouponOrderOfUser(services.database.db, user.uid, orderid)
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

/** Money back for vouchers; another's order reads like none. */
export const couponRefundModule = routeModule(couponRefundRoutes, {
  getCouponRefundRules: async ({ orderid }, { services, user }) =>
    readRefundRules(services, await ownOrder(services, user, orderid)),

  quoteCouponRefund: async ({ orderid, vouchers }, { services, user }) =>
    quoteVoucherRefund(services, await ownOrder(services, user, orderid), vouchers?.split(',') ?? null),

  cancelCouponOrder: (sent, { services, user, idempotencyKey: key }) =>
    refundVouchers(services, { userId: user.uid, operationId: 'cancelCouponOrder', key, sent }),

  refundCouponToAccount: (sent, { services, user, idempotencyKey: key }) =>
    refundVouchers(services, { userId: user.uid, operationId: 'refundCouponToAccount', key, sent }),
})
