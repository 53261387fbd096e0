import { and, asc, desc, eq, inArray, isNull, max, min, or, sql } from 'drizzle-orm'
import type { OrderStatus } from '@/contract/order'
import type { Executor } from '../../kernel/database/executor'
import { hotelOrder, purchase, purchaseLog, refund } from '../../kernel/database/schema/orders'
import { type OrderRow, selectOrders } from './orders'

/** States of orders of which something is to come before the stay. */
const pendingStatuses: OrderStatus[] = ['TO_PAY', 'CONFIRMING', 'CONFIRMED', 'PARTIAL_REFUNDED', 'CANCEL_APPLIED']

/** An order of which a tip may be given. */
export interface TippedOrder {
  readonly order: OrderRow
  /** When it came into its state. */
  readonly movedAt: Date
  /** Since when a refund of it has failed; null where none has. */
  readonly refundFailedAt: Date | null
}

/** A user's orders that wait for something, and those with a failed refund; unpaid ones first, then by check-in. */
export async function findTippedOrders(db: Executor, userId: string, limit: number): Promise<TippedOrder[]> {
  const isPending = and(isNull(purchase.deletedAt), inArray(purchase.status, pendingStatuses))
  const hasFailure = sql`exists (select from ${refund} where ${refund.purchaseId} = ${purchase.id} and ${refund.status} = 'FAILED')`
  const orders = await selectOrders(db)
    .where(and(eq(purchase.userId, userId), or(isPending, hasFailure)))
    .orderBy(desc(eq(purchase.status, 'TO_PAY')), asc(hotelOrder.checkIn), asc(purchase.id))
    .limit(limit)
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const [moves, failures] = [await findLastMoves(db, ids), await findFirstFailures(db, ids)]
  return orders.map((order) => ({
    order,
    movedAt: moves.get(order.id) ?? order.createdAt,
    refundFailedAt: failures.get(order.id) ?? null,
  }))
}

async function findLastMoves(db: Executor, ids: string[]): Promise<Map<string, Date>> {
  const rows = await db
    .select({ id: purchaseLog.purchaseId, at: max(purchaseLog.at) })
    .from(purchaseLog)
    .where(inArray(purchaseLog.purchaseId, ids))
    .groupBy(purchaseLog.purchaseId)
  return byId(rows)
}

async function findFirstFailures(db: Executor, ids: string[]): Promise<Map<string, Date>> {
  const rows = await db
    .select({ id: refund.purchaseId, at: min(refund.createdAt) })
    .from(refund)
    .where(and(inArray(refund.purchaseId, ids), eq(refund.status, 'FAILED')))
    .groupBy(refund.purchaseId)
  return byId(rows)
}

const byId = (rows: readonly { readonly id: string; readonly at: Date | null }[]) =>
  new Map(rows.flatMap(({ id, at }) => (at ? [[id, at] as const] : [])))
