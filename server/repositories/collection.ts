import { and, desc, eq, inArray, lt, or, type SQL } from 'drizzle-orm'
import type { CollectionType } from '@/contract/collection'
import type { NotedPrice } from '@/domain/favorites/price-change'
import type { Executor } from '../kernel/database/executor'
import { collection, momentLike } from '../kernel/database/schema/people'

/** One thing on one user's wish list. */
export interface Wish {
  readonly userId: string
  readonly bizType: CollectionType
  readonly bizId: string
}

/** Where a page of a wish list ended: when the last thing was added, and its id. */
export interface WishPlace {
  readonly createdAt: Date
  readonly bizId: string
}

/** A thing on a list with what it cost when it was saved. */
export interface ListedWish extends WishPlace {
  readonly saved: NotedPrice | null
}

/** A thing that is to stand on a list. */
export interface NewWish extends ListedWish {
  readonly userId: string
  readonly bizType: CollectionType
}

/** Puts things of one kind on a wish list, or leaves them there as they are; posts are put there by likes. */
export async function insertWishes(tx: Executor, wishes: readonly NewWish[]): Promise<void> {
  const posts = wishes.filter(({ bizType }) => bizType === 'moment')
  const goods = wishes.filter(({ bizType }) => bizType !== 'moment')
  if (posts.length > 0) {
    const likes = posts.map(({ userId, bizId, createdAt }) => ({ userId, momentId: bizId, createdAt }))
    await tx.insert(momentLike).values(likes).onConflictDoNothing()
  }
  if (goods.length > 0) {
    const rows = goods.map(({ saved, ...wish }) => ({ ...wish, ...savedColumns(saved) }))
    await tx.insert(collection).values(rows).onConflictDoNothing()
  }
}

/** Which of these ids stand on a user's wish list. */
export async function listWished(
  tx: Executor,
  { userId, bizType, bizIds }: Omit<Wish, 'bizId'> & { bizIds: string[] },
): Promise<string[]> {
  if (bizIds.length === 0) return []
  if (bizType === 'moment') {
    const isAmong = and(eq(momentLike.userId, userId), inArray(momentLike.momentId, bizIds))
    return (await tx.select({ id: momentLike.momentId }).from(momentLike).where(isAmong)).map(({ id }) => id)
  }
  const isAmong = and(isOwn(userId, bizType), inArray(collection.bizId, bizIds))
  return (await tx.select({ id: collection.bizId }).from(collection).where(isAmong)).map(({ id }) => id)
}

/** A user's things of one kind, newest first, after a place. */
export async function listWishes(
  tx: Executor,
  { userId, bizType }: Omit<Wish, 'bizId'>,
  after: WishPlace | null,
  most: number,
): Promise<ListedWish[]> {
  if (bizType === 'moment') return listLikes(tx, userId, after, most)
  const { createdAt, bizId } = collection
  const rows = await tx
    .select()
    .from(collection)
    .where(and(isOwn(userId, bizType), isAfter(collection.createdAt, collection.bizId, after)))
    .orderBy(desc(createdAt), desc(bizId))
    .limit(most)
  return rows.map((row) => ({ bizId: row.bizId, createdAt: row.createdAt, saved: savedOf(row) }))
}

async function listLikes(tx: Executor, userId: string, after: WishPlace | null, most: number): Promise<ListedWish[]> {
  const { createdAt, momentId } = momentLike
  const rows = await tx
    .select({ createdAt, bizId: momentId })
    .from(momentLike)
    .where(and(eq(momentLike.userId, userId), isAfter(createdAt, momentId, after)))
    .orderBy(desc(createdAt), desc(momentId))
    .limit(most)
  return rows.map((row) => ({ ...row, saved: null }))
}

const isOwn = (userId: string, bizType: CollectionType) =>
  and(eq(collection.userId, userId), eq(collection.bizType, bizType))

function isAfter(
  addedAt: typeof collection.createdAt | typeof momentLike.createdAt,
  id: typeof collection.bizId | typeof momentLike.momentId,
  after: WishPlace | null,
): SQL | undefined {
  return after ? or(lt(addedAt, after.createdAt), and(eq(addedAt, after.createdAt), lt(id, after.bizId))) : undefined
}

function savedColumns(saved: NotedPrice | null) {
  return {
    savedMinor: saved?.totalMinor ?? null,
    savedCurrency: saved?.currencyCode ?? null,
    savedCheckIn: saved?.stay?.checkIn ?? null,
    savedNights: saved?.stay?.nights ?? null,
    savedRooms: saved?.stay?.rooms ?? null,
  }
}

function savedOf(row: typeof collection.$inferSelect): NotedPrice | null {
  const { savedMinor, savedCurrency, savedCheckIn, savedNights, savedRooms } = row
  if (savedMinor === null || savedCurrency === null) return null
  const hasStay = savedCheckIn !== null && savedNights !== null && savedRooms !== null
  const stay = hasStay ? { checkIn: savedCheckIn, nights: savedNights, rooms: savedRooms } : null
  return { totalMinor: savedMinor, currencyCode: savedCurrency, stay }
}
