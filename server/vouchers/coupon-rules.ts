import { couponOrderStates } from '@/domain/orders/coupon-order'
import { hasSaleEnded } from '@/domain/vouchers/sale-state'
import { isVoucherOpen, nextVoucherStatus } from '@/domain/vouchers/voucher-state'
import { refundOccasion } from '../booking/emails/refund-emails'
import { movePurchase } from '../booking/purchase-state'
import { detailOf, type MoneyEvent, moveBy, type PurchaseRules } from '../booking/purchase-rules'
import type { PurchaseRow } from '../booking/repository/purchases'
import { findRefundWithLines, type RefundRow } from '../booking/repository/refunds'
import type { Executor } from '../kernel/database/executor'
import type { Services } from '../kernel/services'
import { eraseCouponOrders, openCouponOrders } from './account-purchases'
import { endOpenExchanges } from './close-exchange'
import { emailVoucherRefundFailed, emailVoucherRefundSent } from './emails/refund-emails'
import { couponDocumentFacts } from './document-facts'
import { emailVouchersBought, emailVouchersPaySoon } from './emails/purchase-emails'
import { issueVouchers } from './issue-vouchers'
import { presentCouponOrderCard } from './present'
import { endOpenAppointments } from './repository/appointments'
import { type CouponOrderRow, findCouponOrder, findCouponOrders, lockCouponOrder } from './repository/coupon-orders'
import { endOpenGifts } from './repository/gifts'
import { countForBuyer, findSku, releaseStock, sellFreeStock, sellHeldStock, uncountForBuyer } from './repository/skus'
import { findVouchersOfOrders, lockVouchersOfOrder, type SoldVoucher } from './repository/vouchers'
import { moveVoucher } from './voucher-state'

const lock = (tx: Executor, purchase: PurchaseRow) => detailOf(lockCouponOrder(tx, purchase.id), purchase)
const read = (db: Executor, purchase: PurchaseRow) => detailOf(findCouponOrder(db, purchase.id), purchase)

/** What happens to the money of vouchers. */
export const couponRules: PurchaseRules = {
  async cards({ database: { db }, clock }, ids) {
    const orders = await findCouponOrders(db, ids)
    const vouchers = await findVouchersOfOrders(db, ids)
    const ofOrder = (id: string) => vouchers.filter(({ orderId }) => orderId === id)
    return orders.map((order) => presentCouponOrderCard(order, ofOrder(order.id), clock.now()))
  },

  async chargeTitle(db, purchase) {
    const { snapshot, orderNo } = await read(db, purchase)
    return `${snapshot.name}, order ${orderNo}`
  },

  async payPageItem({ database }, purchase) {
    const { skuId, quantity, snapshot } = await read(database.db, purchase)
    const { name, variant, headImg } = snapshot
    return { type: 'coupon', skuId, name, variant, headImg, quantity }
  },

  emailPaySoon: async (tx, services, purchase) => emailVouchersPaySoon(tx, services, await read(tx, purchase)),

  documentFacts: async (db, purchase) => couponDocumentFacts(await read(db, purchase)),

  openOfUser: openCouponOrders,

  erase: eraseCouponOrders,

  async paidInTime(tx, services, purchase, paidMinor) {
    const order = await lock(tx, purchase)
    await sellHeldStock(tx, order.skuId, order.quantity)
    const change = { actor: 'payment', reason: 'Payment received' } as const
    await movePurchase(tx, services, couponOrderStates, order, 'paid', change, { paidMinor })
    await issue(tx, services, order)
  },

  async paidLate(tx, services, purchase, paidMinor) {
    const order = await lock(tx, purchase)
    const isTaken = await takeAgain(tx, services, order)
    const [event, reason] = isTaken
      ? (['paid_late_stock_left', 'Payment received late; there were still vouchers'] as const)
      : (['paid_late_stock_gone', 'Payment received late; the vouchers were gone, so it is paid back'] as const)
    await movePurchase(tx, services, couponOrderStates, order, event, { actor: 'payment', reason }, { paidMinor })
    if (isTaken) await issue(tx, services, order)
    return isTaken
  },

  async closedUnpaid(tx, services, purchase, end, change) {
    const order = await lock(tx, purchase)
    await movePurchase(tx, services, couponOrderStates, order, end, change)
    await uncountForBuyer(tx, order.skuId, order.userId, order.quantity)
    await releaseStock(tx, order.skuId, order.quantity)
  },

  move: moveBy(couponOrderStates),

  async refundSent(tx, services, purchase, refund) {
    const order = await lock(tx, purchase)
    const vouchers = await moveRefunded(tx, services, refund, 'refunded', 'Refund sent')
    await emailVoucherRefundSent(tx, services, order, refund, vouchers)
  },

  async refundFailed(tx, services, purchase, refund) {
    const order = await lock(tx, purchase)
    const vouchers = await moveRefunded(tx, services, refund, 'refund_failed', 'The refund could not be delivered')
    await emailVoucherRefundFailed(tx, services, order, refund, vouchers)
  },

  async paymentReturned(tx, services, purchase) {
    await endOpenExchanges(tx, services, purchase.id)
    const vouchers = (await lockVouchersOfOrder(tx, purchase.id)).filter(({ status }) => isVoucherOpen(status))
    const ids = vouchers.map(({ id }) => id)
    await endOpenAppointments(tx, ids, services.clock.now())
    await endOpenGifts(tx, ids, 'WITHDRAWN', services.clock.now())
    for (const voucher of vouchers) {
      const change = {
        actor: 'payment',
        cause: 'payment_returned',
        reason: 'The bank has returned the payment',
      } as const
      await moveVoucher(tx, services, voucher, 'revoked', change)
    }
  },
}

/** Moves those vouchers of a refund whose state allows the event. Returns all its vouchers as they were before; empty for a refund of the whole payment. */
async function moveRefunded(
  tx: Executor,
  services: Services,
  refund: RefundRow,
  event: MoneyEvent,
  reason: string,
): Promise<SoldVoucher[]> {
  const lines = (await findRefundWithLines(tx, refund.id))?.lines ?? []
  const ids = lines.flatMap(({ voucherId }) => voucherId ?? [])
  const vouchers = await lockVouchersOfOrder(tx, refund.purchaseId, ids)
  const change = { actor: 'payment', cause: `${event}:${refundOccasion(refund)}`, reason } as const
  for (const voucher of vouchers)
    if (nextVoucherStatus(voucher.status, event) !== null) await moveVoucher(tx, services, voucher, event, change)
  return vouchers
}

/** Makes the vouchers of a paid order, and writes to the buyer about them. */
async function issue(tx: Executor, services: Services, order: CouponOrderRow): Promise<void> {
  const [first] = await issueVouchers(tx, services, order)
  if (first) await emailVouchersBought(tx, services, order, first.lastDay)
}

/** Sells vouchers to an order once more; false where its buyer is gone, the sale is over, they are sold, or the limit is reached. */
async function takeAgain(tx: Executor, services: Services, order: CouponOrderRow): Promise<boolean> {
  const { skuId, userId, quantity, contact } = order
  const row = await findSku(tx, skuId)
  if (!row || hasSaleEnded(row, services.clock.now()) || contact.email === '') return false
  if (!(await countForBuyer(tx, row, userId, quantity))) return false
  if (await sellFreeStock(tx, skuId, quantity)) return true
  await uncountForBuyer(tx, skuId, userId, quantity)
  return false
}
