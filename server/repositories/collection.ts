import { and, desc, eq, inArray, lt, or, type SQL } from 'drizzle-orm'
import type { CollectionType } from '@/contract/collection'
import type { Executor } from '../database/executor'
import { hotel } from '../database/schema-catalogue'
import { collection } from '../database/schema-people'

/** One thing on one user's wish list. */
export interface Wish {
  userId: string
  bizType: CollectionType
  bizId: string
}

/** Where a page of a wish list ended: when the last thing was added, and its id. */
export interface WishPlace {
  createdAt: Date
  bizId: string
}

/** Whether there is such a hotel, on sale or not. */
export async function isHotel(tx: Executor, id: string): Promise<boolean> {
  const rows = await tx.select({ id: hotel.id }).from(hotel).where(eq(hotel.id, id))
  return rows.length > 0
}

/** Puts a thing on a wish list, or leaves it there. */
export async function insertWish(tx: Executor, wish: Wish, createdAt: Date): Promise<void> {
  await tx
    .insert(collection)
    .values({ ...wish, createdAt })
    .onConflictDoNothing()
}

/** Takes a thing off a wish list. */
export async function deleteWish(tx: Executor, { userId, bizType, bizId }: Wish): Promise<void> {
  const isWish = and(eq(collection.userId, userId), eq(collection.bizType, bizType), eq(collection.bizId, bizId))
  await tx.delete(collection).where(isWish)
}

/** Which of these ids stand on a user's wish list. */
export async function listWished(
  tx: Executor,
  { userId, bizType, bizIds }: Omit<Wish, 'bizId'> & { bizIds: string[] },
): Promise<string[]> {
  if (bizIds.length === 0) return []
  const isAmong = and(eq(collection.userId, userId), eq(collection.bizType, bizType), inArray(collection.bizId, bizIds))
  const rows = await tx.select({ bizId: collection.bizId }).from(collection).where(isAmong)
  return rows.map((row) => row.bizId)
}

function isAfter({ createdAt, bizId }: WishPlace): SQL | undefined {
  return or(lt(collection.createdAt, createdAt), and(eq(collection.createdAt, createdAt), lt(collection.bizId, bizId)))
}

/** A user's hotels, newest first, after a place. */
export async function listWishes(
  tx: Executor,
  userId: string,
  after: WishPlace | null,
  most: number,
): Promise<WishPlace[]> {
  const isOwn = and(eq(collection.userId, userId), eq(collection.bizType, 'hotel'))
  return tx
    .select({ createdAt: collection.createdAt, bizId: collection.bizId })
    .from(collection)
    .where(after ? and(isOwn, isAfter(after)) : isOwn)
    .orderBy(desc(collection.createdAt), desc(collection.bizId))
    .limit(most)
}
