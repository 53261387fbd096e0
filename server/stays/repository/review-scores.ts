import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'

/** Sets score, count and sub-scores of the hotels that match a condition on `h` to those of their approved reviews by people who are not blocked. */
async function setScores(tx: Executor, where: SQL, stamp: SQL): Promise<void> {
  await tx.execute(sql`
    update hotel set review_count = counted.reviews, review_score = counted.score, scores = counted.scores, scored_by = ${stamp}
    from (
      select h.id, count(r.id) as reviews, round(avg(r.score), 1) as score,
        case when count(r.id) > 0 then jsonb_build_object('cleanliness', round(avg(r.cleanliness), 1),
          'service', round(avg(r.service), 1), 'location', round(avg(r.location), 1),
          'value', round(avg(r.value), 1), 'facilities', round(avg(r.facilities), 1)) end as scores
      from hotel h left join (
        review r left join user_account u on u.id = r.user_id
      ) on r.hotel_id = h.id and r.state = 'approved' and u.blocked_at is null
      where ${where} group by h.id
    ) counted
    where hotel.id = counted.id and (hotel.review_count, hotel.review_score, hotel.scores)
      is distinct from (counted.reviews, counted.score, counted.scores)`)
}

/** Sets a hotel's score, count and sub-scores to those of its approved reviews, in the transaction that changed one. */
export async function updateReviewScores(tx: Executor, hotelId: string): Promise<void> {
  // In a query of its own: what another transaction changed while this one waited must be counted.
  await tx.execute(sql`select 1 from hotel where id = ${hotelId} for no key update`)
  await setScores(tx, sql`h.id = ${hotelId}`, sql`pg_current_xact_id()`)
}

/** Sets the scores of all hotels, after many reviews were written at once, before anybody has them in memory. */
export const updateAllReviewScores = (tx: Executor): Promise<void> => setScores(tx, sql`true`, sql`hotel.scored_by`)

/** Score and number of reviews of a hotel as a JSON array from SQL. */
export type ScoreTuple = [hotelId: string, reviewScore: number | null, reviewCount: number]

/** The tuple of a hotel `h`. */
export const scoreFields = sql`json_build_array(h.id, h.review_score, h.review_count)`

/** Ids of hotels whose score or count is not that of their reviews; there must never be any. */
export async function findScoreDrift(tx: Executor): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select h.id from hotel h left join lateral (
      select count(*)::integer as reviews, round(avg(r.score), 1) as score
      from review r left join user_account u on u.id = r.user_id
      where r.hotel_id = h.id and r.state = 'approved' and u.blocked_at is null
    ) counted on true
    where (h.review_count, h.review_score) is distinct from (counted.reviews, counted.score) order by h.id limit 1000`)
  return rows.map(({ id }) => id)
}
