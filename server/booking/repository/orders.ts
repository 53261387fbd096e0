import { and, asc, desc, eq, getTableColumns, inArray, not, lte, or, sql } from 'drizzle-orm'
import type { OrderStatus } from '@/contract/order'
import { isOrderDeletable, orderStatuses } from '@/domain/orders/hotel-order'
import type { Executor } from '../../kernel/database/executor'
import { hotelOrder, idempotency, orderTraveler, purchase, purchaseLog } from '../../kernel/database/schema/orders'

/** A hotel order as it is stored: the purchase and the stay that it is for. */
export type OrderRow = typeof purchase.$inferSelect & typeof hotelOrder.$inferSelect

/** A line of a purchase's history as it is stored. */
export type PurchaseLogRow = typeof purchaseLog.$inferSelect

/** What may change of an order beside its state. */
export type OrderChanges = PurchaseChanges & StayChanges
type PurchaseChanges = Partial<Pick<OrderRow, 'paidMinor' | 'refundedMinor' | 'deletedAt'>>
type StayChanges = Partial<Pick<OrderRow, 'confirmationNo' | 'pinCode' | 'cancelledRooms' | 'waiver'>>

const columns = { ...getTableColumns(purchase), ...getTableColumns(hotelOrder) }
const isOfPurchase = eq(hotelOrder.id, purchase.id)

/** Begins a query for orders with all that they consist of. */
export const selectOrders = (db: Executor) => db.select(columns).from(purchase).innerJoin(hotelOrder, isOfPurchase)

/** Splits changes of an order by the table that they belong to. */
function splitChanges({ confirmationNo, pinCode, cancelledRooms, waiver, ...money }: OrderChanges) {
  const stay: StayChanges = { confirmationNo, pinCode, cancelledRooms, waiver }
  const isStayChanged = Object.values(stay).some((value) => value !== undefined)
  return { money, stay: isStayChanged ? stay : null }
}

/** Stores a new order; false where the user already has an unpaid one for the same package and days. */
export async function insertOrder(tx: Executor, order: OrderRow): Promise<boolean> {
  const rows = await tx.insert(purchase).values(order).onConflictDoNothing().returning({ id: purchase.id })
  if (rows.length === 0) return false
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

/** Locks an order unless somebody else is at work on it. */
export async function lockOrderIfFree(tx: Executor, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await selectOrders(tx).where(eq(purchase.id, orderId)).for('update', { skipLocked: true })
  return row
}

/** Moves an order from the state it is expected in; its new version, or null, without a change, where it is in another. */
export async function moveOrderStatus(
  tx: Executor,
  orderId: string,
  from: OrderStatus,
  to: OrderStatus,
  changes: OrderChanges,
): Promise<number | null> {
  const { money, stay } = splitChanges(changes)
  const [moved] = await tx
    .update(purchase)
    .set({ ...money, status: to, version: sql`${purchase.version} + 1` })
    .where(and(eq(purchase.id, orderId), eq(purchase.status, from)))
    .returning({ version: purchase.version })
  if (!moved) return null
  if (stay) await tx.update(hotelOrder).set(stay).where(eq(hotelOrder.id, orderId))
  return moved.version
}

/** Changes an order's facts without moving it; returns its new version. */
export async function updateOrder(tx: Executor, orderId: string, changes: OrderChanges): Promise<number> {
  const { money, stay } = splitChanges(changes)
  const [changed] = await tx
    .update(purchase)
    .set({ ...money, version: sql`${purchase.version} + 1` })
    .where(eq(purchase.id, orderId))
    .returning({ version: purchase.version })
  if (!changed) throw new Error(`there is no order ${orderId}`)
  if (stay) await tx.update(hotelOrder).set(stay).where(eq(hotelOrder.id, orderId))
  return changed.version
}

/** Hides an order from its owner's list. */
export async function hideOrder(tx: Executor, orderId: string, deletedAt: Date): Promise<void> {
  await tx.update(purchase).set({ deletedAt }).where(eq(purchase.id, orderId))
}

/** Writes the line of a purchase's history that belongs to a version of it: lines sort by version, as clocks of several servers may differ. */
export async function insertPurchaseLog(
  tx: Executor,
  version: number,
  line: Omit<PurchaseLogRow, 'id'>,
): Promise<void> {
  await tx.insert(purchaseLog).values({ ...line, id: `${line.purchaseId}.${String(version).padStart(6, '0')}` })
}

/** A purchase's history, oldest first. */
export async function findPurchaseLogs(db: Executor, purchaseId: string): Promise<PurchaseLogRow[]> {
  return db.select().from(purchaseLog).where(eq(purchaseLog.purchaseId, purchaseId)).orderBy(asc(purchaseLog.id))
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

/** The order with a number that was booked under an e-mail address. */
export async function findOrderOfContact(db: Executor, orderNo: string, email: string): Promise<OrderRow | undefined> {
  const isContact = sql`${purchase.contact} ->> 'email' = ${email}`
  const [row] = await selectOrders(db).where(and(eq(purchase.orderNo, orderNo), isContact))
  return row
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

/** A user's unpaid order for a package and days. */
export async function findUnpaidOrder(
  db: Executor,
  { userId, duplicateKey }: Pick<OrderRow, 'userId' | 'duplicateKey'>,
): Promise<OrderRow | undefined> {
  const [row] = await selectOrders(db).where(
    and(eq(purchase.userId, userId), eq(purchase.duplicateKey, duplicateKey), eq(purchase.status, 'TO_PAY')),
  )
  return row
}

/** A user's unpaid orders, newest first. */
export async function findUnpaidOrdersOfUser(db: Executor, userId: string, limit: number): Promise<OrderRow[]> {
  return selectOrders(db)
    .where(and(eq(purchase.userId, userId), eq(purchase.status, 'TO_PAY')))
    .orderBy(desc(purchase.createdAt), desc(purchase.id))
    .limit(limit)
}

/** Unpaid orders whose time to pay is over, longest over first. */
export async function findOverdueOrders(db: Executor, now: Date, limit: number): Promise<OrderRow[]> {
  return selectOrders(db)
    .where(and(eq(purchase.status, 'TO_PAY'), lte(purchase.payExpireAt, now)))
    .orderBy(asc(purchase.payExpireAt))
    .limit(limit)
}

/** States of paid orders of which something is still to come. */
const openStatuses = orderStatuses.filter((status) => status !== 'TO_PAY' && !isOrderDeletable(status))

/** A user's orders that are paid and not over, or of which a refund was not sent; what the bank has returned in a lost dispute counts as sent. Earliest first. */
export async function listOpenStays(db: Executor, userId: string): Promise<OrderRow[]> {
  const isRefunding = sql`exists (
    select 1 from refund join payment_attempt on payment_attempt.id = refund.attempt_id
    where refund.purchase_id = ${purchase.id} and refund.status <> 'SUCCESS' and payment_attempt.dispute is distinct from 'lost')`
  return selectOrders(db)
    .where(and(eq(purchase.userId, userId), or(inArray(purchase.status, openStatuses), isRefunding)))
    .orderBy(asc(hotelOrder.checkIn), asc(purchase.id))
    .limit(20)
}

/** A user's unpaid orders, for closing them. */
export async function listUnpaidOrders(db: Executor, userId: string): Promise<OrderRow[]> {
  return selectOrders(db)
    .where(and(eq(purchase.userId, userId), eq(purchase.status, 'TO_PAY')))
    .orderBy(asc(purchase.id))
}

/** Takes the people out of a user's orders; the orders themselves stay in the books. Orders that are open keep theirs. */
export async function eraseGuests(tx: Executor, uid: string): Promise<void> {
  const closed = await tx
    .update(purchase)
    .set({ contact: { name: '', email: '', countryCode: '', phone: '' } })
    .where(and(eq(purchase.userId, uid), not(inArray(purchase.status, openStatuses))))
    .returning({ id: purchase.id })
  const ids = closed.map(({ id }) => id)
  await tx
    .update(hotelOrder)
    .set({ guests: [], arriveTime: '', specialRequest: '', waiver: null })
    .where(inArray(hotelOrder.id, ids))
  await tx.delete(orderTraveler).where(inArray(orderTraveler.orderId, ids))
  await tx.delete(idempotency).where(eq(idempotency.scope, uid))
}
