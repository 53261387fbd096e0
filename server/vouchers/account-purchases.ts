import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { OpenStay } from '@/contract/account'
import { formatDayWithYear, shortRange } from '@/domain/days/format-day'
import { couponOrderStates } from '@/domain/orders/coupon-order'
import { exchangeOrderStates } from '@/domain/orders/exchange-order'
import { mixOrderStates } from '@/domain/orders/mix-order'
import { countOf } from '@/domain/text/phrases'
import { isVoucherOpen, voucherStatuses } from '@/domain/vouchers/voucher-state'
import { isRefundOpen } from '../booking/repository/refunds'
import type { Executor } from '../kernel/database/executor'
import { mixOrder } from '../kernel/database/schema/mix-orders'
import { purchase } from '../kernel/database/schema/orders'
import { couponOrder, exchangeOrder, voucher, voucherGift } from '../kernel/database/schema/vouchers'

const openVoucherStatuses = voucherStatuses.filter(isVoucherOpen)

/** Most that a refusal names. */
const MOST_NAMED = 20

/** Orders of vouchers that hold a deletion up: of which the user holds vouchers with a value, or whose money is not back. */
export async function openCouponOrders(db: Executor, userId: string): Promise<OpenStay[]> {
  const isOwn = eq(purchase.userId, userId)
  const isHeld = and(eq(voucher.userId, userId), inArray(voucher.status, openVoucherStatuses))
  const isRefunding = and(isOwn, or(eq(purchase.status, 'AUTO_REFUNDING'), isRefundOpen(purchase.id)))
  const rows = await db
    .select({
      orderid: purchase.id,
      orderNo: purchase.orderNo,
      snapshot: couponOrder.snapshot,
      lastDay: sql<string | null>`max(${voucher.lastDay})`,
      open: sql<number>`(count(${voucher.id}) filter (where ${isHeld}))::integer`,
    })
    .from(couponOrder)
    .innerJoin(purchase, eq(purchase.id, couponOrder.id))
    .leftJoin(voucher, eq(voucher.orderId, couponOrder.id))
    .where(or(isHeld, isRefunding))
    .groupBy(purchase.id, couponOrder.id)
    .orderBy(asc(purchase.createdAt))
    .limit(MOST_NAMED)
  return rows.map(({ snapshot, lastDay, open, ...named }) => ({
    ...named,
    kind: 'coupon',
    hotelName: snapshot.name,
    dates: lastDay === null ? '' : `until ${formatDayWithYear(lastDay)}`,
    statusText: open > 0 ? `${countOf(open, 'voucher')} to use` : couponOrderStates.AUTO_REFUNDING.text,
  }))
}

/** Stays booked with vouchers that hold a deletion up: which are still to come, or whose difference is not back. They are named by the voucher's order. */
export async function openExchanges(db: Executor, userId: string): Promise<OpenStay[]> {
  const isToCome = inArray(purchase.status, ['CONFIRMED', 'AUTO_REFUNDING'])
  const rows = await db
    .select({
      orderid: voucher.orderId,
      orderNo: purchase.orderNo,
      status: purchase.status,
      snapshot: exchangeOrder.snapshot,
      checkIn: exchangeOrder.checkIn,
      checkOut: exchangeOrder.checkOut,
    })
    .from(exchangeOrder)
    .innerJoin(purchase, eq(purchase.id, exchangeOrder.id))
    .innerJoin(voucher, eq(voucher.id, exchangeOrder.voucherId))
    .where(and(eq(purchase.userId, userId), or(isToCome, isRefundOpen(purchase.id))))
    .orderBy(asc(exchangeOrder.checkIn))
    .limit(MOST_NAMED)
  return rows.map(({ orderid, orderNo, status, snapshot, checkIn, checkOut }) => ({
    orderid,
    orderNo,
    kind: 'coupon',
    hotelName: snapshot.hotelName,
    dates: shortRange(checkIn, checkOut),
    statusText: exchangeOrderStates[status === 'CONFIRMED' ? 'CONFIRMED' : 'AUTO_REFUNDING'].text,
  }))
}

/** Orders of vouchers with a date that hold a deletion up: those whose late payment is not back. What else is open of them are their parts. */
export async function openMixOrders(db: Executor, userId: string): Promise<OpenStay[]> {
  const isRefunding = or(eq(purchase.status, 'AUTO_REFUNDING'), isRefundOpen(purchase.id))
  const rows = await db
    .select({
      orderid: purchase.id,
      orderNo: purchase.orderNo,
      snapshot: mixOrder.skuSnapshot,
      checkIn: mixOrder.checkIn,
      checkOut: mixOrder.checkOut,
    })
    .from(mixOrder)
    .innerJoin(purchase, eq(purchase.id, mixOrder.id))
    .where(and(eq(purchase.userId, userId), isRefunding))
    .orderBy(asc(purchase.createdAt))
    .limit(MOST_NAMED)
  return rows.map(({ snapshot, checkIn, checkOut, ...named }) => ({
    ...named,
    kind: 'mix',
    hotelName: snapshot.name,
    dates: shortRange(checkIn, checkOut),
    statusText: mixOrderStates.AUTO_REFUNDING.text,
  }))
}

/** Takes the guests out of orders of vouchers with a date. */
export async function eraseMixOrders(tx: Executor, ids: readonly string[]): Promise<void> {
  await tx
    .update(mixOrder)
    .set({ guests: [], specialRequest: '' })
    .where(inArray(mixOrder.id, [...ids]))
}

/** Takes the people out of orders of vouchers: to whom they were given. What was agreed to stays. */
export async function eraseCouponOrders(tx: Executor, ids: readonly string[]): Promise<void> {
  await tx
    .update(couponOrder)
    .set({ gift: null })
    .where(inArray(couponOrder.id, [...ids]))
  const vouchers = tx
    .select({ id: voucher.id })
    .from(voucher)
    .where(inArray(voucher.orderId, [...ids]))
  await tx.update(voucherGift).set({ email: '', message: '' }).where(inArray(voucherGift.voucherId, vouchers))
}

/** Takes the guests out of stays that were booked with vouchers. */
export async function eraseExchanges(tx: Executor, ids: readonly string[]): Promise<void> {
  await tx
    .update(exchangeOrder)
    .set({ guests: [], specialRequest: '' })
    .where(inArray(exchangeOrder.id, [...ids]))
}
