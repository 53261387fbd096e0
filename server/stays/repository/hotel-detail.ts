import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'
import { city, hotel } from '../../kernel/database/schema/catalogue'
import { authorJson, isShownReview, type StoredAuthor } from './authors'
import type { HotelRow } from './catalogue'
import { couponsJson, type FeedCoupon, type FeedMoment, momentsJson, type SaleTime } from '../posts'

/** A review in the preview on a hotel's page. */
export interface PreviewedReview {
  id: string
  author: StoredAuthor
  score: number
  stayMonth: string
  roomName: string
  content: string
}

/** A hotel with the other parts of its page. */
export interface HotelDetailRow {
  readonly hotel: HotelRow
  readonly cityName: string
  readonly reviews: PreviewedReview[]
  readonly coupons: FeedCoupon[]
  readonly moments: FeedMoment[]
  readonly isCollection: boolean
}

const PREVIEWED_REVIEWS = 3
const SHOWN_COUPONS = 4
const SHOWN_MOMENTS = 6

/** The newest reviews of a hotel that are shown, as one JSON value. */
const previewedReviews = (hotelId: string) => sql<PreviewedReview[]>`coalesce((
    select json_agg(json_build_object('id', p.id, 'author', p.author, 'score', p.score,
      'stayMonth', p.stay_month, 'roomName', p.room_name, 'content', p.content) order by p.created_at desc, p.id)
    from (
      select r.*, ${authorJson(sql`r.guest_name`)} as author
      from review r left join user_account a on a.id = r.user_id
      where r.hotel_id = ${hotelId} and ${isShownReview}
      order by r.created_at desc, r.id limit ${PREVIEWED_REVIEWS}
    ) p
  ), '[]'::json)`

/** Reads the newest reviews of a hotel, as its page previews them. */
export async function readPreviewedReviews(executor: Executor, hotelId: string): Promise<PreviewedReview[]> {
  const [row] = await executor
    .select({ reviews: previewedReviews(hotelId) })
    .from(hotel)
    .where(eq(hotel.id, hotelId))
  return row?.reviews ?? []
}

/** Reads a hotel on sale with its newest reviews, its vouchers on sale and the posts about it in one query; null where there is none. */
export async function readHotelDetail(
  executor: Executor,
  id: string,
  { userId, ...at }: SaleTime & { readonly userId: string | null },
): Promise<HotelDetailRow | null> {
  const coupons = couponsJson(sql`c.hotel_id = ${id}`, userId, at, SHOWN_COUPONS)
  const moments = momentsJson(sql`m.hotel_id = ${id}`, userId, SHOWN_MOMENTS)
  const isCollection = sql<boolean>`exists (
    select 1 from collection where user_id = ${userId}::text and biz_type = 'hotel' and biz_id = ${id})`
  const rows = await executor
    .select({ hotel, cityName: city.name, reviews: previewedReviews(id), coupons, moments, isCollection })
    .from(hotel)
    .innerJoin(city, eq(city.id, hotel.cityId))
    .where(and(eq(hotel.id, id), eq(hotel.isOnSale, true)))
  return rows[0] ?? null
}
