import { sql } from 'drizzle-orm'
import type { Executor } from '../database/executor'

/** A voucher in the feed or rail, with the hotel it is for. */
export interface FeedCoupon {
  id: string
  hotelId: string
  district: string
  cityId: string
  name: string
  subTitle: string
  pictureId: string
  priceMinor: number
  originalMinor: number | null
  currencyCode: string
  soldCount: number
  validUntil: string
}

/** A post in the feed, with its likes and whether the asker is among them. */
export interface FeedMoment {
  id: string
  hotelId: string
  hotelName: string
  nickName: string
  avater: string
  pictureId: string
  content: string
  likeCount: number
  isLike: boolean
}

/** One place of the feed; a voucher or post is there unless it has ended, a hotel is named by bizId. */
export interface FeedRow extends Record<string, unknown> {
  rank: number
  bizType: 'coupon' | 'hotel' | 'moment'
  bizId: string
  coupon: FeedCoupon | null
  moment: FeedMoment | null
}

const couponJson = sql`json_build_object('id', c.id, 'hotelId', c.hotel_id, 'district', h.district,
  'cityId', c.city_id, 'name', c.name, 'subTitle', c.sub_title, 'pictureId', c.picture_id,
  'priceMinor', c.price_minor, 'originalMinor', c.original_minor, 'currencyCode', c.currency_code,
  'soldCount', c.sold_count, 'validUntil', c.valid_until)`

/** Reads the feed after a rank in one statement; vouchers that end before the day are left out. */
export async function readFeedPage(
  executor: Executor,
  { afterRank, limit, userId, day }: { afterRank: number; limit: number; userId: string | null; day: string },
): Promise<FeedRow[]> {
  const { rows } = await executor.execute<FeedRow>(sql`
    select f.rank, f.biz_type as "bizType", f.biz_id as "bizId",
      case when c.id is not null then ${couponJson} end as coupon,
      case when m.id is not null then json_build_object('id', m.id, 'hotelId', m.hotel_id, 'hotelName', h.name,
        'nickName', m.nick_name, 'avater', m.avater, 'pictureId', m.picture_id, 'content', m.content,
        'likeCount', m.base_like_count + (select count(*) from moment_like l where l.moment_id = m.id),
        'isLike', exists (select 1 from moment_like l where l.moment_id = m.id and l.user_id = ${userId}::text)
      ) end as moment
    from feed_item f
    left join coupon c on f.biz_type = 'coupon' and c.id = f.biz_id
    left join moment m on f.biz_type = 'moment' and m.id = f.biz_id
    left join hotel h on h.id = coalesce(c.hotel_id, m.hotel_id)
    where f.rank > ${afterRank} and (c.id is null or c.valid_until >= ${day}::date)
    order by f.rank limit ${limit}`)
  return rows
}

/** Reads vouchers on sale after a rank, of one city or of all, in one statement. */
export async function readCouponPage(
  executor: Executor,
  { afterRank, limit, cityId, day }: { afterRank: number; limit: number; cityId: string | null; day: string },
): Promise<{ rank: number; coupon: FeedCoupon }[]> {
  const { rows } = await executor.execute<{ rank: number; coupon: FeedCoupon }>(sql`
    select c.rank, ${couponJson} as coupon
    from coupon c join hotel h on h.id = c.hotel_id
    where c.rank > ${afterRank} and c.valid_until >= ${day}::date
      and (${cityId}::text is null or c.city_id = ${cityId})
    order by c.rank, c.id limit ${limit}`)
  return rows
}
