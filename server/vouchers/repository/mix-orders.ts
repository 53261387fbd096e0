import { eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { MixOrderStatus } from '@/contract/voucher-terms'
import { insertPurchase, type PurchaseRow } from '../../booking/repository/purchases'
import type { Executor } from '../../kernel/database/executor'
import { mixOrder } from '../../kernel/database/schema/mix-orders'
import { purchase } from '../../kernel/database/schema/orders'

/** An order of vouchers with a date as it is stored: the purchase and what it is for. */
export type MixOrderRow = Omit<PurchaseRow, 'status'> & { status: MixOrderStatus } & typeof mixOrder.$inferSelect

const columns = {
  ...getTableColumns(purchase),
  ...getTableColumns(mixOrder),
  // A purchase of vouchers with a date is in one of the states of such orders.
  status: sql<MixOrderStatus>`${purchase.status}`,
}

const selectMixOrders = (db: Executor) =>
  db.select(columns).from(purchase).innerJoin(mixOrder, eq(mixOrder.id, purchase.id))

/** Stores a new order; false where its buyer already has an unpaid one of the same SKU. */
export async function insertMixOrder(tx: Executor, order: MixOrderRow): Promise<boolean> {
  if (!(await insertPurchase(tx, order))) return false
  await tx.insert(mixOrder).values(order)
  return true
}

/** Locks an order until the transaction ends and reads it as it then is. */
export async function lockMixOrder(tx: Executor, orderId: string): Promise<MixOrderRow | undefined> {
  const [row] = await selectMixOrders(tx).where(eq(purchase.id, orderId)).for('update')
  return row
}

/** An order by its id, whosever it is. */
export async function findMixOrder(db: Executor, orderId: string): Promise<MixOrderRow | undefined> {
  const [row] = await selectMixOrders(db).where(eq(purchase.id, orderId))
  return row
}

/** Orders by their ids. */
export const findMixOrders = (db: Executor, ids: string[]): Promise<MixOrderRow[]> =>
  selectMixOrders(db).where(inArray(purchase.id, ids))
