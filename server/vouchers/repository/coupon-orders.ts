import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { CouponOrderStatus } from '@/contract/voucher-terms'
import { insertPurchase, type PurchaseRow } from '../../booking/repository/purchases'
import type { Executor } from '../../kernel/database/executor'
import { purchase } from '../../kernel/database/schema/orders'
import { couponOrder } from '../../kernel/database/schema/vouchers'

/** An order of vouchers as it is stored: the purchase and what it is for. */
export type CouponOrderRow = Omit<PurchaseRow, 'status'> & {
  status: CouponOrderStatus
} & typeof couponOrder.$inferSelect

const columns = {
  ...getTableColumns(purchase),
  ...getTableColumns(couponOrder),
  // A purchase of vouchers is in one of the states of their orders.
  status: sql<CouponOrderStatus>`${purchase.status}`,
}

const selectCouponOrders = (db: Executor) =>
  db.select(columns).from(purchase).innerJoin(couponOrder, eq(couponOrder.id, purchase.id))

/** Stores a new order; false where its buyer already has an unpaid one of the same SKU. */
export async function insertCouponOrder(tx: Executor, order: CouponOrderRow): Promise<boolean> {
  if (!(await insertPurchase(tx, order))) return false
  await tx.insert(couponOrder).values(order)
  return true
}

/** Locks an order until the transaction ends and reads it as it then is. */
export async function lockCouponOrder(tx: Executor, orderId: string): Promise<CouponOrderRow | undefined> {
  const [row] = await selectCouponOrders(tx).where(eq(purchase.id, orderId)).for('update')
  return row
}

/** An order by its id, whosever it is. */
export async function findCouponOrder(db: Executor, orderId: string): Promise<CouponOrderRow | undefined> {
  const [row] = await selectCouponOrders(db).where(eq(purchase.id, orderId))
  return row
}

/** An order of a user; undefined for anybody else's. */
export async function findCouponOrderOfUser(
  db: Executor,
  userId: string,
  orderId: string,
): Promise<CouponOrderRow | undefined> {
  const [row] = await selectCouponOrders(db).where(and(eq(purchase.id, orderId), eq(purchase.userId, userId)))
  return row
}

/** Orders by their ids. */
export const findCouponOrders = (db: Executor, ids: string[]): Promise<CouponOrderRow[]> =>
  selectCouponOrders(db).where(inArray(purchase.id, ids))
