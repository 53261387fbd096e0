import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { CollectionType } from '@/contract/collection'
import type { NotedPrice } from '@/domain/favorites/price-change'
import type { Executor } from '../../kernel/database/executor'
import { contentLike } from '../../kernel/database/schema/community'
import { collection } from '../../kernel/database/schema/people'
import { addLikes, removedLikes } from '../../stays/repository/likes'

/** One thing on one user's wish list. */
interface Favorite {
  readonly userId: string
  readonly bizType: CollectionType
  readonly bizId: string
}

/** Where a page of a wish list ended: when the last thing was added, and its id. */
export interface FavoritePosition {
  readonly createdAt: Date
  readonly bizId: string
}

/** A thing on a list with what it cost when it was saved. */
export interface ListedFavorite extends FavoritePosition {
  readonly saved: NotedPrice | null
}

/** A thing that is to stand on a list. */
export interface NewFavorite extends ListedFavorite {
  readonly userId: string
  readonly bizType: CollectionType
}

/** Puts things of one kind on a wish list, or leaves them there as they are; posts are put there by likes. */
export async function insertFavorites(tx: Executor, favorites: readonly NewFavorite[]): Promise<void> {
  const posts = favorites.filter(({ bizType }) => bizType === 'moment')
  const goods = favorites.filter(({ bizType }) => bizType !== 'moment')
  if (posts.length > 0) {
    const users = new Set(posts.map(({ userId }) => userId))
    for (const userId of users)
      await addLikes(
        tx,
        { userId, bizType: 'moment' },
        posts.filter((post) => post.userId === userId),
      )
  }
  if (goods.length > 0) {
    const rows = goods.map(({ saved, ...favorite }) => ({ ...favorite, ...savedColumns(saved) }))
    await tx.insert(collection).values(rows).onConflictDoNothing()
  }
}

/** Which of these ids stand on a user's wish list. */
export async function listFavoriteIds(
  tx: Executor,
  { userId, bizType, bizIds }: Omit<Favorite, 'bizId'> & { bizIds: string[] },
): Promise<string[]> {
  if (bizIds.length === 0) return []
  if (bizType === 'moment') {
    const isAmong = and(isLikedMoment(userId), inArray(contentLike.bizId, bizIds))
    return (await tx.select({ id: contentLike.bizId }).from(contentLike).where(isAmong)).map(({ id }) => id)
  }
  const isAmong = and(isOwn(userId, bizType), inArray(collection.bizId, bizIds))
  return (await tx.select({ id: collection.bizId }).from(collection).where(isAmong)).map(({ id }) => id)
}

/** A user's things of one kind, newest first, after a place. */
export async function listFavorites(
  tx: Executor,
  { userId, bizType }: Omit<Favorite, 'bizId'>,
  after: FavoritePosition | null,
  most: number,
): Promise<ListedFavorite[]> {
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

async function listLikes(
  tx: Executor,
  userId: string,
  after: FavoritePosition | null,
  most: number,
): Promise<ListedFavorite[]> {
  const { createdAt, bizId } = contentLike
  const rows = await tx
    .select({ createdAt, bizId })
    .from(contentLike)
    .where(and(isLikedMoment(userId), isAfter(createdAt, bizId, after)))
    .orderBy(desc(createdAt), desc(bizId))
    .limit(most)
  return rows.map((row) => ({ ...row, saved: null }))
}

const isLikedMoment = (userId: string) => and(eq(contentLike.userId, userId), eq(contentLike.bizType, 'moment'))

const isOwn = (userId: string, bizType: CollectionType) =>
  and(eq(collection.userId, userId), eq(collection.bizType, bizType))

function isAfter(
  addedAt: typeof collection.createdAt | typeof contentLike.createdAt,
  id: typeof collection.bizId | typeof contentLike.bizId,
  after: FavoritePosition | null,
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

/** Things of one kind on one user's wish list. */
export interface FavoritesOf {
  readonly userId: string
  readonly bizType: CollectionType
  readonly bizIds: readonly string[]
}

/** So long a removal can be undone. */
const UNDO_MINUTES = 10

const savedColumnNames = sql.raw('saved_minor, saved_currency, saved_check_in, saved_nights, saved_rooms')
const savedFromNew = sql.raw(
  'created_at = excluded.created_at, saved_minor = excluded.saved_minor, saved_currency = excluded.saved_currency, saved_check_in = excluded.saved_check_in, saved_nights = excluded.saved_nights, saved_rooms = excluded.saved_rooms',
)

/** Removes items from a wish list in one query and stores them as they were; absent items are skipped. */
export async function removeFavorites(tx: Executor, favorites: FavoritesOf, now: Date): Promise<void> {
  const { userId, bizType } = favorites
  await tx.execute(sql`
    with ${bizType === 'moment' ? unliked(favorites) : sql``} gone as (${takenOff(favorites)})
    insert into removed_wish (user_id, biz_type, biz_id, created_at, ${savedColumnNames}, removed_at)
    select ${userId}, ${bizType}, id, created_at, ${savedColumnNames}, ${now.toISOString()}::timestamptz from gone
    on conflict (user_id, biz_type, biz_id) do update set ${savedFromNew}, removed_at = excluded.removed_at`)
}

/** Restores items removed in the last ten minutes in one query, with their position and cost at that time. */
export async function restoreFavorites(tx: Executor, favorites: FavoritesOf, now: Date): Promise<void> {
  const { userId, bizType } = favorites
  await tx.execute(sql`
    with young as (
      select * from removed_wish where user_id = ${userId} and biz_type = ${bizType}
        and biz_id = any(${idsOf(favorites)}) and removed_at >= ${oldestAt(now)}::timestamptz
    ), ${bizType === 'moment' ? reliked : sql``} back as (${broughtBack(bizType)})
    delete from removed_wish r using back where r.user_id = ${userId} and r.biz_type = ${bizType} and r.biz_id = back.id`)
}

const oldestAt = (now: Date) => new Date(now.getTime() - UNDO_MINUTES * 60_000).toISOString()

const idsOf = ({ bizIds }: FavoritesOf) => sql`${sql.param([...bizIds])}::text[]`

/** Likes that are taken back, with their counts. */
const unliked = ({ userId, bizIds }: FavoritesOf) => sql`
  unliked as (${removedLikes({ userId, bizType: 'moment', bizIds })}),
  counted as (insert into like_change (biz_type, biz_id, difference) select biz_type, biz_id, -1 from unliked),`

function takenOff(favorites: FavoritesOf): SQL {
  const { userId, bizType } = favorites
  if (bizType === 'moment') {
    return sql`select biz_id as id, created_at, null::bigint as saved_minor, null::text as saved_currency,
        null::date as saved_check_in, null::smallint as saved_nights, null::smallint as saved_rooms from unliked`
  }
  return sql`delete from collection
    where user_id = ${userId} and biz_type = ${bizType} and biz_id = any(${idsOf(favorites)})
    returning biz_id as id, created_at, ${savedColumnNames}`
}

/** Likes that are given again, at their old time; xmax is 0 for those that did not stand. */
const reliked = sql`
  reliked as (
    insert into content_like (biz_type, biz_id, user_id, created_at) select biz_type, biz_id, user_id, created_at from young
    on conflict (biz_type, biz_id, user_id) do update set created_at = excluded.created_at
    returning biz_type, biz_id, xmax = 0 as is_new
  ),
  counted as (insert into like_change (biz_type, biz_id, difference) select biz_type, biz_id, 1 from reliked where is_new),`

function broughtBack(bizType: CollectionType): SQL {
  if (bizType === 'moment') {
    return sql`select biz_id as id from reliked`
  }
  return sql`insert into collection (user_id, biz_type, biz_id, created_at, ${savedColumnNames})
    select user_id, biz_type, biz_id, created_at, ${savedColumnNames} from young
    on conflict (user_id, biz_type, biz_id) do update set ${savedFromNew} returning biz_id as id`
}
