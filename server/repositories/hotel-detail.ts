import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../database/executor'
import { city, hotel } from '../database/schema-catalogue'
import type { HotelRow } from './catalogue-rows'

/** A review as the preview on a hotel's page needs it. */
export interface PreviewedReview {
  id: string
  nickName: string
  avater: string
  score: number
  stayMonth: string
  roomName: string
  content: string
}

/** A hotel with what its page shows besides. */
export interface HotelDetailRow {
  readonly hotel: HotelRow
  readonly cityName: string
  readonly reviews: PreviewedReview[]
  readonly isCollection: boolean
}

const PREVIEWED_REVIEWS = 3

/** Reads a hotel on sale with its newest reviews in one statement; null where there is none. */
export async function readHotelDetail(
  executor: Executor,
  id: string,
  userId: string | null,
): Promise<HotelDetailRow | null> {
  const reviews = sql<PreviewedReview[]>`coalesce((
    select json_agg(json_build_object('id', r.id, 'nickName', r.nick_name, 'avater', r.avater, 'score', r.score,
      'stayMonth', r.stay_month, 'roomName', r.room_name, 'content', r.content) order by r.created_at desc, r.id)
    from (select * from review where hotel_id = ${id} order by created_at desc, id limit ${PREVIEWED_REVIEWS}) r
  ), '[]'::json)`
  const isCollection = sql<boolean>`exists (
    select 1 from collection where user_id = ${userId}::text and biz_type = 'hotel' and biz_id = ${id})`
  const rows = await executor
    .select({ hotel, cityName: city.name, reviews, isCollection })
    .from(hotel)
    .innerJoin(city, eq(city.id, hotel.cityId))
    .where(and(eq(hotel.id, id), eq(hotel.isOnSale, true)))
  return rows[0] ?? null
}
