import { and, eq, sql } from 'drizzle-orm'
import {
  couponJson,
  type FeedCoupon,
  type FeedMoment,
  isFirstSold,
  isSold,
  momentJson,
  type SaleTime,
} from '../stays/posts'
import type { Executor } from '../kernel/database/executor'
import { moment } from '../kernel/database/schema/catalogue'
import { momentLike } from '../kernel/database/schema/people'

/** One place of the feed with the hotel that it is about or is; a voucher or post is there where it is one. */
export interface FeedRow extends Record<string, unknown> {
  rank: number
  bizType: 'coupon' | 'hotel' | 'moment'
  hotelId: string
  cityId: string
  timeZone: string
  reviewScore: number | null
  reviewCount: number
  /** Whether the caller viewed this hotel, or any hotel of its city, recently. */
  isViewed: boolean
  isCityViewed: boolean
  coupon: FeedCoupon | null
  moment: FeedMoment | null
}

/** Which part of the feed, for which user and when; viewer is whose recent views count. */
interface FeedPageQuery extends SaleTime {
  readonly afterRank: number
  readonly limit: number
  readonly userId: string | null
  readonly viewer: string | null
}

/** Reads the feed after a rank in one query; vouchers and hotels off sale are omitted. */
export async function readFeedPage(
  executor: Executor,
  { afterRank, limit, userId, viewer, ...at }: FeedPageQuery,
): Promise<FeedRow[]> {
  const { rows } = await executor.execute<FeedRow>(sql`
    select f.rank, f.biz_type as "bizType", h.id as "hotelId", h.city_id as "cityId", h.time_zone as "timeZone",
      h.review_score as "reviewScore", h.review_count as "reviewCount",
      h.id in (select business_id from recent_view where owner = ${viewer}::text) as "isViewed",
      h.city_id in (
        select seen.city_id from recent_view v join hotel seen on seen.id = v.business_id where v.owner = ${viewer}::text
      ) as "isCityViewed",
      case when c.id is not null then ${couponJson(userId, at.day)} end as coupon,
      case when m.id is not null then ${momentJson(userId)} end as moment
    from feed_item f
    left join sku c on f.biz_type = 'coupon' and c.id = f.biz_id
    left join moment m on f.biz_type = 'moment' and m.id = f.biz_id
    join hotel h on h.id = case f.biz_type when 'coupon' then c.hotel_id when 'moment' then m.hotel_id else f.biz_id end
    where f.rank > ${afterRank} and (c.id is null or ${isSold(at)})
    order by f.rank limit ${limit}`)
  return rows
}

/** Which vouchers: after a rank, of one city or all, on sale when, as which user sees them. */
interface CouponPageQuery extends SaleTime {
  readonly afterRank: number
  readonly limit: number
  readonly cityId: string | null
  readonly userId: string | null
}

/** Reads vouchers on sale after a rank, one of each product, in one query. */
export async function readCouponPage(
  executor: Executor,
  { afterRank, limit, cityId, userId, ...at }: CouponPageQuery,
): Promise<{ rank: number; coupon: FeedCoupon }[]> {
  const { rows } = await executor.execute<{ rank: number; coupon: FeedCoupon }>(sql`
    select c.rank, ${couponJson(userId, at.day)} as coupon
    from sku c join hotel h on h.id = c.hotel_id
    where c.rank > ${afterRank} and ${isFirstSold(at)}
      and (${cityId}::text is null or c.city_id = ${cityId})
    order by c.rank, c.id limit ${limit}`)
  return rows
}

/** A traveler's post with its rank in the list and its hotel's time zone. */
interface MomentRow extends Record<string, unknown> {
  rank: number
  timeZone: string
  moment: FeedMoment
}

/** Which posts: after a rank, of one city, one hotel or all. */
interface MomentPageQuery {
  readonly afterRank: number
  readonly limit: number
  readonly cityId: string | null
  readonly hotelId: string | null
  readonly userId: string | null
}

/** Reads travelers' posts after a rank in one query. */
export async function readMomentPage(
  executor: Executor,
  { afterRank, limit, cityId, hotelId, userId }: MomentPageQuery,
): Promise<MomentRow[]> {
  const { rows } = await executor.execute<MomentRow>(sql`
    select m.rank, h.time_zone as "timeZone", ${momentJson(userId)} as moment
    from moment m join hotel h on h.id = m.hotel_id
    where m.rank > ${afterRank} and (${cityId}::text is null or h.city_id = ${cityId})
      and (${hotelId}::text is null or m.hotel_id = ${hotelId})
    order by m.rank, m.id limit ${limit}`)
  return rows
}

/** Sets whether a user likes a post. */
export async function setMomentLike(
  tx: Executor,
  { userId, momentId, isLike, now }: { userId: string; momentId: string; isLike: boolean; now: Date },
): Promise<void> {
  if (isLike) await tx.insert(momentLike).values({ userId, momentId, createdAt: now }).onConflictDoNothing()
  else await tx.delete(momentLike).where(and(eq(momentLike.momentId, momentId), eq(momentLike.userId, userId)))
}

/** Counts the likes of a post; null where there is no such post. */
export async function countMomentLikes(tx: Executor, momentId: string): Promise<number | null> {
  const likes = sql<number>`(${moment.baseLikeCount} + (
    select count(*) from ${momentLike} where ${momentLike.momentId} = ${momentId}))::integer`
  const rows = await tx.select({ likes }).from(moment).where(eq(moment.id, momentId))
  return rows[0]?.likes ?? null
}
