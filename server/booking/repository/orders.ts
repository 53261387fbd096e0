import { and, asc, eq, getTableColumns, inArray, not, or, sql } from 'drizzle-orm'
import type { OrderStatus } from '@/contract/order'
import { isOrderDeletable, orderStatuses } from '@/domain/orders/hotel-order'
import type { Executor } from '../../kernel/database/executor'
import { hotelOrder, idempotency, orderTraveler, purchase } from '../../kernel/database/schema/orders'
import { insertPurchase, type PurchaseRow } from './purchases'
import { isRefundOpen } from './refunds'

/** A hotel order as it is stored: the purchase and the stay that it is for. */
export type OrderRow = Omit<PurchaseRow, 'status'> & { status: OrderStatus } & typeof hotelOrder.$inferSelect

/** What may change of the stay of an order. */
export type StayChanges = Partial<Pick<OrderRow, 'confirmationNo' | 'pinCode' | 'cancelledRooms' | 'waiver'>>

const columns = {
  ...getTableColumns(purchase),
  ...getTableColumns(hotelOrder),
  // A purchase with a stay is in one of the states of hotel orders.
  status: sql<OrderStatus>`${purchase.status}`,
}
const isOfPurchase = eq(hotelOrder.id, purchase.id)

/** Begins a query for orders with all that they consist of. */
export const selectOrders = (db: Executor) => db.select(columns).from(purchase).innerJoin(hotelOrder, isOfPurchase)

/** Stores a new order; false where the user already has an unpaid one for the same package and days. */
export async function insertOrder(tx: Executor, order: OrderRow): Promise<boolean> {
  if (!(await insertPurchase(tx, order))) return false
  await tx.insert(hotelOrder).values(order)
  return true
}

/**
 * Locks an order until the transaction ends and reads it as it then is. Both tables are locked: after a wait PostgreSQL reads
 * the rows that it locks again, but all others as they were before.
 */
export async function lockOrder(tx: Executor, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await selectOrders(tx).where(eq(purchase.id, orderId)).for('update')
  return row
}

/** Locks the order of a number until the transaction ends and reads it as it then is. */
export async function lockOrderByNo(tx: Executor, orderNo: string): Promise<OrderRow | undefined> {
  const [row] = await selectOrders(tx).where(eq(purchase.orderNo, orderNo)).for('update', { of: purchase })
  return row
}

/** Changes the stay of an order. */
export async function updateStay(tx: Executor, orderId: string, changes: StayChanges): Promise<void> {
  await tx.update(hotelOrder).set(changes).where(eq(hotelOrder.id, orderId))
}

/** An order of a user; undefined for anybody else's. */
export async function findOrderOfUser(db: Executor, userId: string, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await selectOrders(db).where(and(eq(purchase.id, orderId), eq(purchase.userId, userId)))
  return row
}

/** An order by its id, whosever it is. */
export async function findOrder(db: Executor, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await selectOrders(db).where(eq(purchase.id, orderId))
  return row
}

/** Orders by their ids. */
export async function findOrdersById(db: Executor, ids: string[]): Promise<OrderRow[]> {
  return selectOrders(db).where(inArray(purchase.id, ids))
}

/** The order that is to be paid under a payId. */
export async function findOrderByPayId(db: Executor, payId: string): Promise<OrderRow | undefined> {
  const [row] = await selectOrders(db).where(eq(purchase.payId, payId))
  return row
}

/** The orders in a state, oldest first. */
export async function findOrdersInStatus(db: Executor, status: OrderStatus, limit: number): Promise<OrderRow[]> {
  return selectOrders(db)
    .where(eq(purchase.status, status))
    .orderBy(asc(purchase.createdAt), asc(purchase.id))
    .limit(limit)
}

/** States of paid orders of which something is still to come. */
const openStatuses = orderStatuses.filter((status) => status !== 'TO_PAY' && !isOrderDeletable(status))

/** A user's orders that are paid and not over, or of which a refund was not sent; what the bank has returned in a lost dispute counts as sent. Earliest first. */
export async function listOpenStays(db: Executor, userId: string): Promise<OrderRow[]> {
  return selectOrders(db)
    .where(and(eq(purchase.userId, userId), or(inArray(purchase.status, openStatuses), isRefundOpen(purchase.id))))
    .orderBy(asc(hotelOrder.checkIn), asc(purchase.id))
    .limit(20)
}

/** Takes the people out of hotel orders. */
export async function eraseStays(tx: Executor, ids: readonly string[]): Promise<void> {
  await tx
    .update(hotelOrder)
    .set({ guests: [], arriveTime: '', specialRequest: '', waiver: null })
    .where(inArray(hotelOrder.id, [...ids]))
  await tx.delete(orderTraveler).where(inArray(orderTraveler.orderId, [...ids]))
}

/** Takes the contact out of a user's purchases of all kinds, which stay in the books; stays that are open keep theirs. Returns the purchases. */
export async function eraseContacts(tx: Executor, userId: string): Promise<Pick<PurchaseRow, 'id' | 'kind'>[]> {
  const isClosed = not(inArray(purchase.status, openStatuses))
  const closed = await tx
    .update(purchase)
    .set({ contact: { name: '', email: '', countryCode: '', phone: '' } })
    .where(and(eq(purchase.userId, userId), isClosed))
    .returning({ id: purchase.id, kind: purchase.kind })
  await tx.delete(idempotency).where(eq(idempotency.scope, userId))
  return closed
}
