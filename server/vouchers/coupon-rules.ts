import { couponOrderStates } from '@/domain/orders/coupon-order'
import { isVoucherOpen, nextVoucherStatus } from '@/domain/vouchers/voucher-state'
import { refundOccasion } from '../booking/emails/refund-emails'
import { movePurchase } from '../booking/purchase-state'
import { moveBy, type PurchaseRules } from '../booking/purchase-rules'
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
import { countForBuyer, findSku, holdStock, releaseStock, sellHeldStock, uncountForBuyer } from './repository/skus'
import { findVouchersOfOrders, lockVouchersOfOrder, type SoldVoucher } from './repository/vouchers'
import { moveVoucher } from './voucher-state'

async function orderOf(found: Promise<CouponOrderRow | undefined>, { id }: PurchaseRow): Promise<CouponOrderRow> {
  const order = await found
  if (!order) throw new Error(`purchase ${id} has no vouchers`)
  return order
}

const lock = (tx: Executor, purchase: PurchaseRow) => orderOf(lockCouponOrder(tx, purchase.id), purchase)
const read = (db: Executor, purchase: PurchaseRow) => orderOf(findCouponOrder(db, purchase.id), purchase)

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
    if (await takeAgain(tx, services, order)) {
      const change = { actor: 'payment', reason: 'Payment received late; there were still vouchers' } as const
      await movePurchase(tx, services, couponOrderStates, order, 'paid_late_stock_left', change, { paidMinor })
      await issue(tx, services, order)
      return true
    }
    const change = {
      actor: 'payment',
      reason: 'Payment received late; the vouchers were gone, so it is paid back',
    } as const
    await movePurchase(tx, services, couponOrderStates, order, 'paid_late_stock_gone', change, { paidMinor })
    return false
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
    const vouchers = await vouchersOfRefund(tx, refund)
    for (const voucher of vouchers) {
      if (nextVoucherStatus(voucher.status, 'refunded') === null) continue
      const change = { actor: 'payment', cause: `refunded:${refundOccasion(refund)}`, reason: 'Refund sent' } as const
      await moveVoucher(tx, services, voucher, 'refunded', change)
    }
    await emailVoucherRefundSent(tx, services, order, refund, vouchers)
  },

  async refundFailed(tx, services, purchase, refund) {
    const order = await lock(tx, purchase)
    const vouchers = await vouchersOfRefund(tx, refund)
    for (const voucher of vouchers) {
      if (nextVoucherStatus(voucher.status, 'refund_failed') === null) continue
      const cause = `refund_failed:${refundOccasion(refund)}`
      const change = { actor: 'payment', cause, reason: 'The refund could not be delivered' } as const
      await moveVoucher(tx, services, voucher, 'refund_failed', change)
    }
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

/** The vouchers that a refund names, locked; none where it is over the whole payment. */
async function vouchersOfRefund(tx: Executor, { id, purchaseId }: RefundRow): Promise<SoldVoucher[]> {
  const lines = (await findRefundWithLines(tx, id))?.lines ?? []
  const ids = lines.flatMap(({ voucherId }) => voucherId ?? [])
  return lockVouchersOfOrder(tx, purchaseId, ids)
}

/** Makes the vouchers of a paid order, and writes to the buyer about them. */
async function issue(tx: Executor, services: Services, order: CouponOrderRow): Promise<void> {
  const [first] = await issueVouchers(tx, services, order)
  if (first) await emailVouchersBought(tx, services, order, first.lastDay)
}

/** Sells vouchers to an order once more; false where its buyer is gone, the sale is over, they are sold, or the limit is reached. */
async function takeAgain(tx: Executor, services: Services, order: CouponOrderRow): Promise<boolean> {
  const row = await findSku(tx, order.skuId)
  const isOver = row?.saleEnd && services.clock.now() >= row.saleEnd
  if (!row || isOver || order.contact.email === '') return false
  if (!(await countForBuyer(tx, row, order.userId, order.quantity))) return false
  if (await holdStock(tx, row.id, order.quantity)) {
    await sellHeldStock(tx, row.id, order.quantity)
    return true
  }
  await uncountForBuyer(tx, row.id, order.userId, order.quantity)
  return false
}
