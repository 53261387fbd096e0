import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ExchangeOrderStatus } from '@/contract/voucher-terms'
import { insertPurchase, type PurchaseRow } from '../../booking/repository/purchases'
import type { Executor } from '../../kernel/database/executor'
import { purchase } from '../../kernel/database/schema/orders'
import { exchangeOrder, voucher } from '../../kernel/database/schema/vouchers'

/** A stay that is booked with a voucher, as it is stored. */
export type StoredExchange = Omit<PurchaseRow, 'status'> & {
  status: ExchangeOrderStatus
} & typeof exchangeOrder.$inferSelect

/** A stay that is booked with a voucher, with the voucher's order and its buyer. */
export type ExchangeOrderRow = StoredExchange & { couponOrderId: string; buyerId: string }

const voucherPurchase = alias(purchase, 'voucher_purchase')

const columns = {
  ...getTableColumns(purchase),
  ...getTableColumns(exchangeOrder),
  // A purchase for an exchange is in one of the states of exchanges.
  status: sql<ExchangeOrderStatus>`${purchase.status}`,
  couponOrderId: voucher.orderId,
  buyerId: voucherPurchase.userId,
}

const selectExchanges = (db: Executor) =>
  db
    .select(columns)
    .from(purchase)
    .innerJoin(exchangeOrder, eq(exchangeOrder.id, purchase.id))
    .innerJoin(voucher, eq(voucher.id, exchangeOrder.voucherId))
    .innerJoin(voucherPurchase, eq(voucherPurchase.id, voucher.orderId))

/** Stores a new exchange; false where the voucher has an open one. */
export async function insertExchangeOrder(tx: Executor, order: StoredExchange): Promise<boolean> {
  if (!(await insertPurchase(tx, order))) return false
  const rows = await tx.insert(exchangeOrder).values(order).onConflictDoNothing().returning({ id: exchangeOrder.id })
  return rows.length === 1
}

/** Locks an exchange until the transaction ends and reads it as it then is. */
export async function lockExchangeOrder(tx: Executor, orderId: string): Promise<ExchangeOrderRow | undefined> {
  const [row] = await selectExchanges(tx)
    .where(eq(purchase.id, orderId))
    .for('update', { of: [purchase, exchangeOrder] })
  return row
}

/** An exchange by its id, whosever it is. */
export async function findExchangeOrder(db: Executor, orderId: string): Promise<ExchangeOrderRow | undefined> {
  const [row] = await selectExchanges(db).where(eq(purchase.id, orderId))
  return row
}

/** An exchange of a user; undefined for anybody else's. */
export async function findExchangeOrderOfUser(
  db: Executor,
  userId: string,
  orderId: string,
): Promise<ExchangeOrderRow | undefined> {
  const [row] = await selectExchanges(db).where(and(eq(purchase.id, orderId), eq(purchase.userId, userId)))
  return row
}

/** Exchanges by their ids. */
export const findExchangeOrders = (db: Executor, ids: string[]): Promise<ExchangeOrderRow[]> =>
  selectExchanges(db).where(inArray(purchase.id, ids))

/** The exchanges of vouchers, newest first. */
export async function findExchangesOfVouchers(
  db: Executor,
  voucherIds: readonly string[],
): Promise<ExchangeOrderRow[]> {
  if (voucherIds.length === 0) return []
  return selectExchanges(db)
    .where(inArray(exchangeOrder.voucherId, [...voucherIds]))
    .orderBy(desc(purchase.createdAt), desc(purchase.id))
}

/** The exchanges that are held or booked with the vouchers of an order, in the order of their ids. */
export async function findOpenExchangeIds(db: Executor, couponOrderId: string): Promise<string[]> {
  const rows = await db
    .select({ id: exchangeOrder.id })
    .from(exchangeOrder)
    .innerJoin(voucher, eq(voucher.id, exchangeOrder.voucherId))
    .where(and(eq(voucher.orderId, couponOrderId), eq(exchangeOrder.isOpen, true)))
    .orderBy(asc(exchangeOrder.id))
  return rows.map(({ id }) => id)
}

/** What may change of an exchange beside its state. */
export async function updateExchange(
  tx: Executor,
  orderId: string,
  changes: Partial<Pick<ExchangeOrderRow, 'certificateNo' | 'isOpen'>>,
): Promise<void> {
  await tx.update(exchangeOrder).set(changes).where(eq(exchangeOrder.id, orderId))
}
