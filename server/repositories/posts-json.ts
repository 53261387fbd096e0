import { type SQL, sql } from 'drizzle-orm'
import type { FeedCoupon, FeedMoment } from '../feed/repository'

/** Vouchers still on sale on a day, in their order, as one JSON value; `where` names them by `c` (coupon) and `h` (its hotel). */
export function couponsJson(where: SQL, userId: string | null, day: string, limit: number): SQL<FeedCoupon[]> {
  return sql<FeedCoupon[]>`coalesce((
    select json_agg(json_build_object('id', v.id, 'hotelId', v.hotel_id, 'district', v.district,
      'cityId', v.city_id, 'name', v.name, 'subTitle', v.sub_title, 'pictureId', v.picture_id,
      'priceMinor', v.price_minor, 'originalMinor', v.original_minor, 'currencyCode', v.currency_code,
      'soldCount', v.sold_count, 'validUntil', v.valid_until, 'isCollection', exists (select 1 from collection w
        where w.user_id = ${userId}::text and w.biz_type = 'coupon' and w.biz_id = v.id)) order by v.rank, v.id)
    from (
      select c.*, h.district from coupon c join hotel h on h.id = c.hotel_id
      where ${where} and c.valid_until >= ${day}::date order by c.rank, c.id limit ${limit}
    ) v), '[]'::json)`
}

/** Travellers' posts in their order with their likes, as one JSON value; `where` names them by `m` (moment) and `h` (its hotel). */
export function momentsJson(where: SQL, userId: string | null, limit: number): SQL<FeedMoment[]> {
  return sql<FeedMoment[]>`coalesce((
    select json_agg(json_build_object('id', p.id, 'hotelId', p.hotel_id, 'hotelName', p.hotel_name,
      'nickName', p.nick_name, 'avater', p.avater, 'pictureId', p.picture_id, 'content', p.content,
      'likeCount', p.base_like_count + (select count(*) from moment_like l where l.moment_id = p.id),
      'isLike', exists (select 1 from moment_like l where l.moment_id = p.id and l.user_id = ${userId}::text)
    ) order by p.rank, p.id)
    from (
      select m.*, h.name as hotel_name from moment m join hotel h on h.id = m.hotel_id
      where ${where} order by m.rank, m.id limit ${limit}
    ) p), '[]'::json)`
}
