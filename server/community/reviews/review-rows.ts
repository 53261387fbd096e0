import { type SQL, sql } from 'drizzle-orm'
import type { GoodsType, ReviewSort, TravelerType } from '@/contract/comment'
import { authorJson, isShownReview, type StoredAuthor } from '../../stays/repository/authors'
import { isLikedBy, likeCount } from '../../stays/repository/likes'
import type { Executor } from '../../kernel/database/executor'
import type { StoredState } from '../../kernel/database/schema/community'
import { isOnPage, pageOrder, type SortedPage, type SortOrder } from '../sorted-cursor'

/** A review as its list reads it. */
export interface ListedReview extends Record<string, unknown> {
  readonly id: string
  readonly hotelId: string
  readonly userId: string | null
  readonly author: StoredAuthor
  readonly isAuthorBlocked: boolean
  readonly key: number
  readonly createdAt: string
  readonly content: string
  readonly pictureIds: string[]
  readonly score: number
  readonly subScores: Readonly<Record<'cleanliness' | 'service' | 'location' | 'value' | 'facilities', number | null>>
  readonly stayMonth: string
  readonly roomName: string
  readonly travelerType: TravelerType | null
  readonly language: 'en' | 'zh'
  readonly isVerifiedStay: boolean
  readonly isIncentivized: boolean
  readonly isEdited: boolean
  readonly replyContent: string | null
  readonly repliedAt: string | null
  readonly state: StoredState
  readonly likeCount: number
  readonly isLike: boolean
}

/** Of what the reviews are: a hotel, or the hotels where a voucher can be used. */
export interface ReviewsOf {
  readonly type: Exclude<GoodsType, 'moment'>
  readonly goodsId: string
}

/** Which of them. */
export interface ReviewFilter {
  readonly withPictures?: boolean | undefined
  readonly travelerType?: TravelerType | undefined
  readonly room?: string | undefined
  readonly band?: number | undefined
  readonly language?: 'en' | 'zh' | undefined
  readonly keyword?: string | undefined
  /** Only content that is visible to its author alone. */
  readonly ownHiddenBy?: string
}

/** Whether a review `r` is of something. */
export const isOf = ({ type, goodsId }: ReviewsOf): SQL =>
  type === 'hotel'
    ? sql`r.hotel_id = ${goodsId}`
    : sql`r.hotel_id in (select room.hotel_id from sku_room room where room.sku_id = ${goodsId})`

/** Whether a review `r` with its author `a` is shown to a viewer: to everybody, or to its author alone. */
const isVisibleTo = (viewer: string | null) => sql`(${isShownReview} or r.user_id = ${viewer}::text)`

const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Whether a review `r` speaks of a keyword. */
const speaksOf = (keyword: string): SQL => sql`r.content ilike ${likePattern(keyword)}`

const passes = ({ withPictures, travelerType, room, band, language, keyword, ownHiddenBy }: ReviewFilter): SQL =>
  sql.join(
    [
      sql`true`,
      ...(withPictures ? [sql`cardinality(r.picture_ids) > 0`] : []),
      ...(travelerType === undefined ? [] : [sql`r.traveler_type = ${travelerType}`]),
      ...(room === undefined ? [] : [sql`r.room_name = ${room}`]),
      ...(band === undefined ? [] : [sql`floor(r.score) = ${band}`]),
      ...(language === undefined ? [] : [sql`r.language = ${language}`]),
      ...(keyword === undefined ? [] : [speaksOf(keyword)]),
      ...(ownHiddenBy === undefined ? [] : [sql`r.user_id = ${ownHiddenBy} and r.state <> 'approved'`]),
    ],
    sql` and `,
  )

/** The orders of reviews, without that by relevance, which is stored. */
export const sortOrders: Readonly<Record<Exclude<ReviewSort, 'relevance'>, SortOrder>> = {
  newest: { key: sql`0::float8`, isDescending: true },
  oldest: { key: sql`0::float8`, isDescending: false },
  highest: { key: sql`r.score::float8`, isDescending: true },
  lowest: { key: sql`-r.score::float8`, isDescending: true },
}

const columns = (viewer: string | null, key: SQL) => sql`
  r.id, r.hotel_id as "hotelId", r.user_id as "userId", ${authorJson(sql`r.guest_name`)} as author,
  a.blocked_at is not null as "isAuthorBlocked", ${key} as key,
  r.created_at as "createdAt", r.content, r.picture_ids as "pictureIds", r.score::float8 as score,
  json_build_object('cleanliness', r.cleanliness, 'service', r.service, 'location', r.location,
    'value', r.value, 'facilities', r.facilities) as "subScores",
  r.stay_month as "stayMonth", r.room_name as "roomName", r.traveler_type as "travelerType", r.language,
  r.purchase_id is not null as "isVerifiedStay", r.is_incentivized as "isIncentivized",
  r.edited_at is not null as "isEdited", r.reply_content as "replyContent", r.replied_at as "repliedAt", r.state,
  ${likeCount('comment', sql`r.id`)} as "likeCount", ${isLikedBy(viewer, 'comment', sql`r.id`)} as "isLike"`

/** Reads a page of reviews in one query, in the direction in which it lies. */
export async function readReviewPage(
  db: Executor,
  of: ReviewsOf,
  filter: ReviewFilter,
  { order, page, limit, viewer }: { order: SortOrder; page: SortedPage; limit: number; viewer: string | null },
): Promise<ListedReview[]> {
  const { rows } = await db.execute<ListedReview>(sql`
    select ${columns(viewer, order.key)}
    from review r left join user_account a on a.id = r.user_id
    where ${isOf(of)} and ${isVisibleTo(viewer)} and ${passes(filter)} and ${isOnPage(order, page)}
    order by ${pageOrder(order, page)} limit ${limit}`)
  return rows
}

/** Reads one review that a viewer may see; null for none. */
export async function readReview(db: Executor, id: string, viewer: string | null): Promise<ListedReview | null> {
  const { rows } = await db.execute<ListedReview>(sql`
    select ${columns(viewer, sql`0::float8`)} from review r left join user_account a on a.id = r.user_id
    where r.id = ${id} and ${isVisibleTo(viewer)}`)
  return rows[0] ?? null
}

/** Reads reviews by id in their order; those that are no longer shown are left out. */
export async function readReviews(
  db: Executor,
  ids: readonly string[],
  viewer: string | null,
): Promise<ListedReview[]> {
  const { rows } = await db.execute<ListedReview>(sql`
    select ${columns(viewer, sql`0::float8`)}
    from unnest(${sql.param([...ids])}::text[]) with ordinality as wanted(id, place)
    join review r on r.id = wanted.id left join user_account a on a.id = r.user_id
    where ${isVisibleTo(viewer)} order by wanted.place`)
  return rows
}

/** Lists by relevance are not longer. */
const MOST_RELEVANT = 2_000

/** Ids of reviews by relevance: helpful votes, length, pictures and age. */
export async function readRelevantIds(db: Executor, of: ReviewsOf, filter: ReviewFilter, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select r.id from review r left join user_account a on a.id = r.user_id
    left join like_total t on t.biz_type = 'comment' and t.biz_id = r.id
    where ${isOf(of)} and ${isShownReview} and ${passes(filter)}
    order by ln(1 + coalesce(t.likes, 0)) + least(length(r.content), 400) / 200.0
      + case when cardinality(r.picture_ids) > 0 then 0.7 else 0 end
      - extract(epoch from ${now.toISOString()}::timestamptz - r.created_at) / (86400 * 200) desc, r.id desc
    limit ${MOST_RELEVANT}`)
  return rows.map(({ id }) => id)
}
