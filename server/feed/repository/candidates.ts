import { and, desc, eq, gte, sql } from 'drizzle-orm'
import { isShownMoment, isFirstSold, type SaleTime } from '../../stays/posts'
import type { Executor } from '../../kernel/database/executor'
import { type FeedEntry, storedList } from '../../kernel/database/schema/community'
import type { FeedCandidate, FeedCandidates } from '../mix-feed'

const MOST_OF_A_KIND = 240

/** Ranks posts: likes count by their logarithm, a month of age weighs as much as ten times the likes, and what the viewer follows comes first. */
const FOLLOWED_PERSON = 6
const FOLLOWED_TOPIC = 3
const OWN_NEW_POST = 9

/** Whether a user's feed differs from everybody's: they follow something or posted within a day. */
export async function hasOwnFeed(db: Executor, userId: string, now: Date): Promise<boolean> {
  const dayAgo = new Date(now.getTime() - 86_400_000).toISOString()
  const { rows } = await db.execute<{ isOwn: boolean }>(sql`select (
    exists (select 1 from user_follow where user_id = ${userId})
    or exists (select 1 from topic_follow where user_id = ${userId})
    or exists (select 1 from moment where user_id = ${userId} and created_at >= ${dayAgo}::timestamptz)) as "isOwn"`)
  return rows[0]?.isOwn ?? false
}

/** Reads what the feed of a user, or of everybody, is mixed from. */
export async function readForYouCandidates(
  db: Executor,
  { userId, ...at }: SaleTime & { readonly userId: string | null },
): Promise<FeedCandidates> {
  const [hotels, moments, coupons] = await Promise.all([
    db.execute<FeedCandidate & Record<string, unknown>>(sql`
      select id, head_picture_id as "pictureId" from hotel where is_on_sale order by rank, id limit ${MOST_OF_A_KIND}`),
    db.execute<FeedCandidate & Record<string, unknown>>(sql`
      select m.id, m.picture_id as "pictureId"
      from moment m join user_account a on a.id = m.user_id
      left join like_total t on t.biz_type = 'moment' and t.biz_id = m.id
      where ${isShownMoment} and m.created_at >= ${at.now.toISOString()}::timestamptz - interval '180 days'
      order by log(1 + coalesce(t.likes, 0)) * 2
        - extract(epoch from ${at.now.toISOString()}::timestamptz - m.created_at) / (30 * 86400) * 2
        + case when m.user_id in (select followed_id from user_follow where user_id = ${userId}::text)
          then ${FOLLOWED_PERSON} else 0 end
        + case when exists (select 1 from moment_topic mt join topic_follow f on f.topic_id = mt.topic_id
          where mt.moment_id = m.id and f.user_id = ${userId}::text) then ${FOLLOWED_TOPIC} else 0 end
        + case when m.user_id = ${userId}::text and m.created_at >= ${at.now.toISOString()}::timestamptz - interval '1 day'
          then ${OWN_NEW_POST} else 0 end desc, m.id desc
      limit ${MOST_OF_A_KIND}`),
    db.execute<FeedCandidate & Record<string, unknown>>(sql`
      select c.id, c.picture_id as "pictureId" from sku c where ${isFirstSold(at)}
      order by c.rank, c.id limit ${MOST_OF_A_KIND}`),
  ])
  return { hotel: hotels.rows, moment: moments.rows, coupon: coupons.rows }
}

/** Farther than this is not near. */
const NEARBY_KM = 50

/** Degrees of latitude in which the search for near things begins. */
const NEARBY_DEGREES = NEARBY_KM / 111

/** Reads hotels around a point with the posts and vouchers about them, the nearest first. */
export async function readNearbyCandidates(
  db: Executor,
  { lat, lng }: { readonly lat: number; readonly lng: number },
  at: SaleTime,
): Promise<FeedCandidates> {
  const near = sql`(
    select id, name, head_picture_id, rank, power(lat - ${lat}::float8, 2)
      + power((lng - ${lng}::float8) * cos(radians(${lat}::float8)), 2) as distance
    from hotel where is_on_sale and lat between ${lat}::float8 - ${NEARBY_DEGREES}::float8 and ${lat}::float8 + ${NEARBY_DEGREES}::float8)`
  const isNear = sql`n.distance < power(${NEARBY_DEGREES}::float8, 2)`
  const [hotels, moments, coupons] = await Promise.all([
    db.execute<FeedCandidate & Record<string, unknown>>(sql`
      select n.id, n.head_picture_id as "pictureId" from ${near} n where ${isNear}
      order by n.distance, n.id limit ${MOST_OF_A_KIND}`),
    db.execute<FeedCandidate & Record<string, unknown>>(sql`
      select m.id, m.picture_id as "pictureId" from moment m join user_account a on a.id = m.user_id
      join ${near} n on n.id = m.hotel_id where ${isNear} and ${isShownMoment}
      order by n.distance, m.created_at desc, m.id limit ${MOST_OF_A_KIND}`),
    db.execute<FeedCandidate & Record<string, unknown>>(sql`
      select c.id, c.picture_id as "pictureId" from sku c join ${near} n on n.id = c.hotel_id
      where ${isNear} and ${isFirstSold(at)} order by n.distance, c.rank, c.id limit ${MOST_OF_A_KIND}`),
  ])
  return { hotel: hotels.rows, moment: moments.rows, coupon: coupons.rows }
}

/** A stored list as a page begins from it. */
interface StoredFeedRow {
  readonly id: number
  readonly entries: readonly FeedEntry[]
}

interface ListOf {
  readonly kind: string
  readonly owner: string
}

const isFeedEntry = (entry: FeedEntry | string): entry is FeedEntry => typeof entry !== 'string'

const feedOf = (row: typeof storedList.$inferSelect | undefined): StoredFeedRow | null =>
  row ? { id: row.id, entries: row.entries.filter(isFeedEntry) } : null

/** A list by its number, null for another owner's or kind's and for one that is gone. */
export async function findStoredFeed(
  db: Executor,
  { kind, owner, id }: ListOf & { readonly id: number },
): Promise<StoredFeedRow | null> {
  const isIt = and(eq(storedList.id, id), eq(storedList.kind, kind), eq(storedList.owner, owner))
  const [row] = await db.select().from(storedList).where(isIt)
  return feedOf(row)
}

/** The newest list of an owner that is not older than an instant. */
export async function newestStoredFeed(
  db: Executor,
  { kind, owner, since }: ListOf & { readonly since: Date },
): Promise<StoredFeedRow | null> {
  const isIt = and(eq(storedList.kind, kind), eq(storedList.owner, owner), gte(storedList.createdAt, since))
  const [row] = await db.select().from(storedList).where(isIt).orderBy(desc(storedList.createdAt)).limit(1)
  return feedOf(row)
}

/** Stores a list and returns its number. */
export async function insertStoredFeed(
  db: Executor,
  list: ListOf & { readonly entries: readonly FeedEntry[]; readonly createdAt: Date },
): Promise<number> {
  const [row] = await db.insert(storedList).values(list).returning({ id: storedList.id })
  if (!row) throw new Error('an insert returns its row')
  return row.id
}
