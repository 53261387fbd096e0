import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { OrderStatus } from '@/contract/order'
import type { Executor } from '../kernel/database/executor'
import { hotelOrder } from '../kernel/database/schema/orders'
import type { OrderRow } from './order'

/** States in which a paid stay is not over, or money is on its way back. */
export const openStatuses: OrderStatus[] = ['CONFIRMING', 'CONFIRMED', 'CHECKED_IN', 'REJECTED', 'AUTO_REFUNDING']

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
