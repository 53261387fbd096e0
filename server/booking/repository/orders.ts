import { and, asc, count, desc, eq, inArray, not, lt, lte, or, sql } from 'drizzle-orm'
import type { OrderStatus } from '@/contract/order'
import type { Executor } from '../../kernel/database/executor'
import { hotelOrder, idempotency, orderLog } from '../../kernel/database/schema/orders'

/** A hotel order as it is stored. */
export type OrderRow = typeof hotelOrder.$inferSelect

/** A line of an order's history as it is stored. */
export type OrderLogRow = typeof orderLog.$inferSelect

/** What may change of an order beside its state. */
export type OrderChanges = Partial<Pick<OrderRow, 'paidMinor' | 'refundedMinor' | 'confirmationNo' | 'pinCode'>>

/** Where a page of the order list goes on: after this order. */
export interface OrderCursor {
  readonly createdAt: Date
  readonly id: string
}

/** Stores a new order; false where the user already has an unpaid one for the same package and days. */
export async function insertOrder(tx: Executor, order: typeof hotelOrder.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(hotelOrder).values(order).onConflictDoNothing().returning({ id: hotelOrder.id })
  return rows.length === 1
}

/** Locks an order until the transaction ends and reads it as it then is. */
export async function lockOrder(tx: Executor, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(hotelOrder).where(eq(hotelOrder.id, orderId)).for('update')
  return row
}

/** Locks an order unless somebody else is at work on it. */
export async function lockOrderIfFree(tx: Executor, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(hotelOrder).where(eq(hotelOrder.id, orderId)).for('update', { skipLocked: true })
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
  const [moved] = await tx
    .update(hotelOrder)
    .set({ ...changes, status: to, version: sql`${hotelOrder.version} + 1` })
    .where(and(eq(hotelOrder.id, orderId), eq(hotelOrder.status, from)))
    .returning({ version: hotelOrder.version })
  return moved?.version ?? null
}

/** Changes an order's facts without moving it. */
export async function updateOrder(tx: Executor, orderId: string, changes: OrderChanges): Promise<void> {
  await tx
    .update(hotelOrder)
    .set({ ...changes, version: sql`${hotelOrder.version} + 1` })
    .where(eq(hotelOrder.id, orderId))
}

/** Writes the line of an order's history that belongs to a version of it: lines sort by version, as clocks of several servers may differ. */
export async function insertOrderLog(tx: Executor, version: number, line: Omit<OrderLogRow, 'id'>): Promise<void> {
  await tx.insert(orderLog).values({ ...line, id: `${line.orderId}.${String(version).padStart(6, '0')}` })
}

/** An order's history, oldest first. */
export async function findOrderLogs(db: Executor, orderId: string): Promise<OrderLogRow[]> {
  return db.select().from(orderLog).where(eq(orderLog.orderId, orderId)).orderBy(asc(orderLog.id))
}

/** An order of a user; undefined for anybody else's. */
export async function findOrderOfUser(db: Executor, userId: string, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(hotelOrder)
    .where(and(eq(hotelOrder.id, orderId), eq(hotelOrder.userId, userId)))
  return row
}

/** The order that is to be paid under a payId. */
export async function findOrderByPayId(db: Executor, payId: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(hotelOrder).where(eq(hotelOrder.payId, payId))
  return row
}

/** A user's unpaid order for a package and days. */
export async function findUnpaidOrder(
  db: Executor,
  wanted: Pick<OrderRow, 'userId' | 'packageId' | 'checkIn' | 'checkOut'>,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(hotelOrder)
    .where(
      and(
        eq(hotelOrder.userId, wanted.userId),
        eq(hotelOrder.packageId, wanted.packageId),
        eq(hotelOrder.checkIn, wanted.checkIn),
        eq(hotelOrder.checkOut, wanted.checkOut),
        eq(hotelOrder.status, 'TO_PAY'),
      ),
    )
  return row
}

/** A user's unpaid orders, newest first. */
export async function findUnpaidOrdersOfUser(db: Executor, userId: string, limit: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(hotelOrder)
    .where(and(eq(hotelOrder.userId, userId), eq(hotelOrder.status, 'TO_PAY')))
    .orderBy(desc(hotelOrder.createdAt), desc(hotelOrder.id))
    .limit(limit)
}

/** Unpaid orders whose time to pay is over, longest over first. */
export async function findOverdueOrders(db: Executor, now: Date, limit: number): Promise<OrderRow[]> {
  return db
    .select()
    .from(hotelOrder)
    .where(and(eq(hotelOrder.status, 'TO_PAY'), lte(hotelOrder.payExpireAt, now)))
    .orderBy(asc(hotelOrder.payExpireAt))
    .limit(limit)
}

/** A user's orders in some states, newest first, after a cursor. */
export async function findOrdersOfUser(
  db: Executor,
  userId: string,
  statuses: OrderStatus[],
  page: { after: OrderCursor | null; limit: number },
): Promise<OrderRow[]> {
  const { after, limit } = page
  const older = after
    ? or(
        lt(hotelOrder.createdAt, after.createdAt),
        and(eq(hotelOrder.createdAt, after.createdAt), lt(hotelOrder.id, after.id)),
      )
    : undefined
  return db
    .select()
    .from(hotelOrder)
    .where(and(eq(hotelOrder.userId, userId), inArray(hotelOrder.status, statuses), older))
    .orderBy(desc(hotelOrder.createdAt), desc(hotelOrder.id))
    .limit(limit)
}

/** How many orders of a user stand in each state that any stands in. */
export async function countOrdersByStatus(
  db: Executor,
  userId: string,
): Promise<{ status: OrderStatus; amount: number }[]> {
  return db
    .select({ status: hotelOrder.status, amount: count() })
    .from(hotelOrder)
    .where(eq(hotelOrder.userId, userId))
    .groupBy(hotelOrder.status)
}

/** States in which a paid stay is not over, or money is on its way back. */
const openStatuses: OrderStatus[] = ['CONFIRMING', 'CONFIRMED', 'CHECKED_IN', 'REJECTED', 'AUTO_REFUNDING']

/** A user's orders that are paid and not over, or whose refund has not arrived; earliest first. */
export async function listOpenStays(db: Executor, userId: string): Promise<OrderRow[]> {
  const isRefunding = sql`exists (select 1 from refund where refund.order_id = ${hotelOrder.id} and refund.status = 'SUBMITTED')`
  return db
    .select()
    .from(hotelOrder)
    .where(and(eq(hotelOrder.userId, userId), or(inArray(hotelOrder.status, openStatuses), isRefunding)))
    .orderBy(asc(hotelOrder.checkIn), asc(hotelOrder.id))
    .limit(20)
}

/** A user's unpaid orders, for closing them. */
export async function listUnpaidOrders(db: Executor, userId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(hotelOrder)
    .where(and(eq(hotelOrder.userId, userId), eq(hotelOrder.status, 'TO_PAY')))
    .orderBy(asc(hotelOrder.id))
}

/** Takes the people out of a user's orders; the orders themselves stay in the books. Orders that are open keep theirs. */
export async function eraseGuests(tx: Executor, uid: string): Promise<void> {
  await tx
    .update(hotelOrder)
    .set({
      contact: { name: '', email: '', countryCode: '', phone: '' },
      guests: [],
      arriveTime: '',
      specialRequest: '',
    })
    .where(and(eq(hotelOrder.userId, uid), not(inArray(hotelOrder.status, openStatuses))))
  await tx.delete(idempotency).where(eq(idempotency.scope, uid))
}
