import { and, count, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { OrderStatus } from '@/contract/order'
import type { Executor } from '../../kernel/database/executor'
import { city, hotel } from '../../kernel/database/schema/catalogue'
import { hotelOrder, purchase } from '../../kernel/database/schema/orders'
import { userAccount } from '../../kernel/database/schema/people'
import { type OrderRow, selectOrders } from './orders'

/** How a list of orders is narrowed: placed since the user last looked, placed by an operator, or outside the home country. */
export type OrderNarrowing = 'all' | 'new' | 'bg' | 'abroad'

/** Which orders of a user a list shows. */
export interface OrderScope {
  readonly userId: string
  readonly statuses: OrderStatus[]
  readonly narrowing: OrderNarrowing
}

/** Where a page of the order list goes on: after this order. */
export interface OrderCursor {
  readonly createdAt: Date
  readonly id: string
}

const seenAt = (userId: string): SQL =>
  sql`(select ${userAccount.ordersSeenAt} from ${userAccount} where ${userAccount.id} = ${userId})`

const narrowed: Readonly<Record<OrderNarrowing, (userId: string) => SQL | undefined>> = {
  all: () => undefined,
  new: (userId) => sql`${purchase.createdAt} > coalesce(${seenAt(userId)}, '-infinity')`,
  bg: () => eq(purchase.placedBy, 'operator'),
  abroad: () => eq(purchase.isAbroad, true),
}

const isVisibleTo = (userId: string) => and(eq(purchase.userId, userId), isNull(purchase.deletedAt))

const isInScope = ({ userId, statuses, narrowing }: OrderScope) =>
  and(isVisibleTo(userId), inArray(purchase.status, statuses), narrowed[narrowing](userId))

const newestFirst = [desc(purchase.createdAt), desc(purchase.id)]

/** A user's orders, newest first, after a cursor; without those that the user has hidden. */
export async function findOrdersOfUser(
  db: Executor,
  scope: OrderScope,
  { after, limit }: { readonly after: OrderCursor | null; readonly limit: number },
): Promise<OrderRow[]> {
  const older = after
    ? or(
        lt(purchase.createdAt, after.createdAt),
        and(eq(purchase.createdAt, after.createdAt), lt(purchase.id, after.id)),
      )
    : undefined
  return selectOrders(db)
    .where(and(isInScope(scope), older))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** By what an order can be found: its number, and the names of its hotel and city, some of which may be missing. */
export interface OrderNames extends OrderCursor {
  readonly orderNo: string
  readonly hotelName: string
  readonly hotelLocalName: string | null
  readonly hotelOtherNames: string[] | null
  readonly cityName: string | null
  readonly cityLocalName: string | null
  readonly cityOtherNames: string[] | null
}

/** The names of a user's newest orders, newest first. */
export async function findOrderNames(db: Executor, scope: OrderScope, limit: number): Promise<OrderNames[]> {
  return db
    .select({
      id: purchase.id,
      createdAt: purchase.createdAt,
      orderNo: purchase.orderNo,
      hotelName: sql<string>`${hotelOrder.snapshot} ->> 'hotelName'`,
      hotelLocalName: sql<string | null>`${hotelOrder.snapshot} ->> 'hotelLocalName'`,
      hotelOtherNames: hotel.otherNames,
      cityName: city.name,
      cityLocalName: city.localName,
      cityOtherNames: city.otherNames,
    })
    .from(purchase)
    .innerJoin(hotelOrder, eq(hotelOrder.id, purchase.id))
    .leftJoin(hotel, eq(hotel.id, hotelOrder.hotelId))
    .leftJoin(city, eq(city.id, hotel.cityId))
    .where(isInScope(scope))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** Orders by their ids, newest first. */
export async function findOrdersById(db: Executor, ids: string[]): Promise<OrderRow[]> {
  return selectOrders(db)
    .where(inArray(purchase.id, ids))
    .orderBy(...newestFirst)
}

/** How many orders of a user stand in each state that any stands in, without hidden ones. */
export async function countOrdersByStatus(
  db: Executor,
  userId: string,
): Promise<{ status: OrderStatus; amount: number }[]> {
  return db
    .select({ status: purchase.status, amount: count() })
    .from(purchase)
    .where(isVisibleTo(userId))
    .groupBy(purchase.status)
}
