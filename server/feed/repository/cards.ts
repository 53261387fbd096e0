import { sql } from 'drizzle-orm'
import {
  couponJson,
  type FeedCoupon,
  type FeedMoment,
  isFirstSold,
  isShownMoment,
  isSold,
  momentJson,
  type SaleTime,
} from '../../stays/posts'
import type { Executor } from '../../kernel/database/executor'
import type { FeedEntry } from '../../kernel/database/schema/community'
import { isAfterNewest, type NewestPlace } from '../../kernel/http/newest-cursor'

/** One card of the feed with the hotel that it is about or is, none for a post about none; a voucher or post is there where it is one. */
export interface FeedRow extends Record<string, unknown> {
  bizType: FeedEntry['bizType']
  hotelId: string | null
  cityId: string | null
  timeZone: string
  lat: number | null
  lng: number | null
  reviewScore: number | null
  reviewCount: number
  /** Whether the caller viewed this hotel, or any hotel of its city, recently. */
  isViewed: boolean
  isCityViewed: boolean
  isAuthorFollowed: boolean
  /** A topic of the post that the caller follows, null where there is none. */
  followedTopic: string | null
  coupon: FeedCoupon | null
  moment: FeedMoment | null
}

/** For which user and when; viewer is whose recent views count. */
export interface FeedReader extends SaleTime {
  readonly userId: string | null
  readonly viewer: string | null
}

const feedRowColumns = ({ userId, viewer, day }: FeedReader) => sql`
  f.biz_type as "bizType", h.id as "hotelId", coalesce(h.city_id, m.city_id) as "cityId",
  coalesce(h.time_zone, 'UTC') as "timeZone", h.lat, h.lng,
  h.review_score as "reviewScore", coalesce(h.review_count, 0) as "reviewCount",
  coalesce(h.id in (select business_id from recent_view where owner = ${viewer}::text), false) as "isViewed",
  coalesce(h.city_id in (
    select seen.city_id from recent_view v join hotel seen on seen.id = v.business_id where v.owner = ${viewer}::text
  ), false) as "isCityViewed",
  exists (select 1 from user_follow u where u.user_id = ${userId}::text and u.followed_id = m.user_id) as "isAuthorFollowed",
  (select t.name from moment_topic mt join topic t on t.id = mt.topic_id
    join topic_follow tf on tf.topic_id = t.id and tf.user_id = ${userId}::text
    where mt.moment_id = m.id order by t.name limit 1) as "followedTopic",
  case when c.id is not null then ${couponJson(userId, day)} end as coupon,
  case when m.id is not null then ${momentJson(userId)} end as moment`

/** Reads cards of the feed in their order in one query; what is off sale or no longer shown is omitted. */
export async function readFeedCards(
  executor: Executor,
  entries: readonly FeedEntry[],
  reader: FeedReader,
): Promise<FeedRow[]> {
  if (entries.length === 0) return []
  const { rows } = await executor.execute<FeedRow>(sql`
    select ${feedRowColumns(reader)}
    from (
      select entry ->> 'bizType' as biz_type, entry ->> 'bizId' as biz_id, place
      from json_array_elements(${JSON.stringify(entries)}::json) with ordinality as list(entry, place)
    ) f
    left join sku c on f.biz_type = 'coupon' and c.id = f.biz_id
    left join moment m on f.biz_type = 'moment' and m.id = f.biz_id
    left join user_account a on a.id = m.user_id
    left join hotel h on h.id = case f.biz_type when 'coupon' then c.hotel_id when 'moment' then m.hotel_id else f.biz_id end
    where case f.biz_type when 'coupon' then c.id is not null and ${isSold(reader)}
      when 'moment' then m.id is not null and ${isShownMoment} else h.is_on_sale end
    order by f.place`)
  return rows
}

/** Where a page of posts, newest first, begins, and how many it reads. */
interface NewestPage {
  readonly after: NewestPlace | null
  readonly limit: number
}

/** A post in a list of posts alone. */
interface MomentRow extends Record<string, unknown> {
  createdAt: string
  id: string
  timeZone: string
  moment: FeedMoment
}

/** Reads posts of the people and topics that a user follows, newest first, in one query. */
export async function readFollowedCards(
  executor: Executor,
  { after, limit }: NewestPage,
  reader: FeedReader & { readonly userId: string },
): Promise<(FeedRow & { createdAt: string; id: string })[]> {
  const { rows } = await executor.execute<FeedRow & { createdAt: string; id: string }>(sql`
    select m.created_at as "createdAt", m.id, ${feedRowColumns(reader)}
    from (select 'moment' as biz_type) f
    cross join moment m join user_account a on a.id = m.user_id
    left join hotel h on h.id = m.hotel_id
    left join sku c on false
    where ${isShownMoment} and (
      m.user_id in (select followed_id from user_follow where user_id = ${reader.userId})
      or m.id in (select mt.moment_id from moment_topic mt join topic_follow tf on tf.topic_id = mt.topic_id
        where tf.user_id = ${reader.userId}))
      and ${isAfterNewest(sql`m.created_at`, sql`m.id`, after)}
    order by m.created_at desc, m.id desc limit ${limit}`)
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

/** Which posts: of one city, one hotel, one person, one topic or all. */
export interface MomentsOf {
  readonly cityId?: string | undefined
  readonly hotelId?: string | undefined
  readonly uid?: string | undefined
  readonly topicId?: string | undefined
}

/** Reads posts that are shown, newest first, in one query. */
export async function readMomentPage(
  executor: Executor,
  { cityId, hotelId, uid, topicId }: MomentsOf,
  { after, limit }: NewestPage,
  userId: string | null,
): Promise<MomentRow[]> {
  const { rows } = await executor.execute<MomentRow>(sql`
    select m.created_at as "createdAt", m.id, coalesce(h.time_zone, 'UTC') as "timeZone", ${momentJson(userId)} as moment
    from moment m join user_account a on a.id = m.user_id left join hotel h on h.id = m.hotel_id
    where ${isShownMoment}
      ${cityId === undefined ? sql`` : sql`and m.city_id = ${cityId}`}
      ${hotelId === undefined ? sql`` : sql`and m.hotel_id = ${hotelId}`}
      ${uid === undefined ? sql`` : sql`and m.user_id = ${uid}`}
      ${topicId === undefined ? sql`` : sql`and m.id in (select moment_id from moment_topic where topic_id = ${topicId})`}
      and ${isAfterNewest(sql`m.created_at`, sql`m.id`, after)}
    order by m.created_at desc, m.id desc limit ${limit}`)
  return rows
}
