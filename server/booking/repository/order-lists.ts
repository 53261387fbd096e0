import { and, count, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { OrderTab } from '@/contract/order'
import { orderKinds, statusesOfKind } from '@/domain/orders/order-tables'
import type { Executor } from '../../kernel/database/executor'
import { city, hotel } from '../../kernel/database/schema/catalogue'
import {
  hotelOrder as stay,
  purchase,
  type PurchaseKind,
  type PurchaseStatus,
} from '../../kernel/database/schema/orders'
import { userAccount } from '../../kernel/database/schema/people'
import { mixOrder as mix } from '../../kernel/database/schema/mix-orders'
import { couponOrder as vouchers, exchangeOrder as exchange } from '../../kernel/database/schema/vouchers'

/** How a list of orders is narrowed: placed since the user last looked, placed by an operator, or outside the home country. */
export type OrderNarrowing = 'all' | 'new' | 'bg' | 'abroad'

/** Which orders of a user a list shows. */
export interface OrderScope {
  readonly userId: string
  readonly tab: OrderTab
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

/** Parts are shown with the purchase that they belong to. */
const isVisibleTo = (userId: string) =>
  and(eq(purchase.userId, userId), isNull(purchase.deletedAt), isNull(purchase.parentId))

/** Each kind of order has its own states in a tab. */
const isInTab = (tab: OrderTab) =>
  or(
    ...orderKinds.map((kind) =>
      and(eq(purchase.kind, kind), inArray(sql`${purchase.status}`, statusesOfKind(kind, tab))),
    ),
  )

const isInScope = ({ userId, tab, narrowing }: OrderScope) =>
  and(isVisibleTo(userId), tab === 'all' ? undefined : isInTab(tab), narrowed[narrowing](userId))

const newestFirst = [desc(purchase.createdAt), desc(purchase.id)]

/** What of a purchase a list needs to find the rest. */
export interface ListedPurchase extends OrderCursor {
  readonly kind: PurchaseKind
}

const listed = { id: purchase.id, kind: purchase.kind, createdAt: purchase.createdAt }

/** A user's purchases, newest first, after a cursor; without those that the user has hidden. */
export async function findPurchasesOfUser(
  db: Executor,
  scope: OrderScope,
  { after, limit }: { readonly after: OrderCursor | null; readonly limit: number },
): Promise<ListedPurchase[]> {
  const older = after
    ? or(
        lt(purchase.createdAt, after.createdAt),
        and(eq(purchase.createdAt, after.createdAt), lt(purchase.id, after.id)),
      )
    : undefined
  return db
    .select(listed)
    .from(purchase)
    .where(and(isInScope(scope), older))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** By what a purchase can be found: its number, its name, and the names of its hotel and city, some of which may be missing. */
export interface OrderNames extends ListedPurchase {
  readonly orderNo: string
  readonly name: string | null
  readonly hotelLocalName: string | null
  readonly hotelOtherNames: string[] | null
  readonly cityName: string | null
  readonly cityLocalName: string | null
  readonly cityOtherNames: string[] | null
}

const firstHotelId = sql`${vouchers.snapshot} -> 'hotels' -> 0 ->> 'hotelId'`

/** The names of a user's newest purchases, newest first. */
export async function findOrderNames(db: Executor, scope: OrderScope, limit: number): Promise<OrderNames[]> {
  return db
    .select({
      ...listed,
      orderNo: purchase.orderNo,
      name: sql<
        string | null
      >`coalesce(${stay.snapshot} ->> 'hotelName', ${exchange.snapshot} ->> 'hotelName', ${vouchers.snapshot} ->> 'name', ${mix.skuSnapshot} ->> 'name')`,
      hotelLocalName: sql<
        string | null
      >`coalesce(${stay.snapshot} ->> 'hotelLocalName', ${exchange.snapshot} ->> 'hotelLocalName', ${mix.staySnapshot} ->> 'hotelLocalName')`,
      hotelOtherNames: hotel.otherNames,
      cityName: city.name,
      cityLocalName: city.localName,
      cityOtherNames: city.otherNames,
    })
    .from(purchase)
    .leftJoin(stay, eq(stay.id, purchase.id))
    .leftJoin(exchange, eq(exchange.id, purchase.id))
    .leftJoin(vouchers, eq(vouchers.id, purchase.id))
    .leftJoin(mix, eq(mix.id, purchase.id))
    .leftJoin(hotel, sql`${hotel.id} = coalesce(${stay.hotelId}, ${exchange.hotelId}, ${mix.hotelId}, ${firstHotelId})`)
    .leftJoin(city, eq(city.id, hotel.cityId))
    .where(isInScope(scope))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** How many orders of a user stand in each state that any stands in, without hidden ones. */
export async function countOrdersByStatus(
  db: Executor,
  userId: string,
): Promise<{ kind: PurchaseKind; status: PurchaseStatus; amount: number }[]> {
  return db
    .select({ kind: purchase.kind, status: purchase.status, amount: count() })
    .from(purchase)
    .where(isVisibleTo(userId))
    .groupBy(purchase.kind, purchase.status)
}
