import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'
import type { LikedType } from '../../kernel/database/schema/community'

/** Number of likes of one thing: its total and what is not rolled up into it yet. */
export const likeCount = (bizType: LikedType, bizId: SQL): SQL => sql`(
  coalesce((select t.likes from like_total t where t.biz_type = ${bizType} and t.biz_id = ${bizId}), 0)
  + coalesce((select sum(d.difference) from like_change d where d.biz_type = ${bizType} and d.biz_id = ${bizId}), 0))::integer`

/** Whether a user likes one thing; false for visitors. */
export const isLikedBy = (userId: string | null, bizType: LikedType, bizId: SQL): SQL => sql`exists (
  select 1 from content_like l where l.biz_type = ${bizType} and l.biz_id = ${bizId} and l.user_id = ${userId}::text)`

/** Likes of one kind of content that a user sets or removes. */
export interface LikesOf {
  readonly userId: string
  readonly bizType: LikedType
  readonly bizIds: readonly string[]
}

/** Sets likes, each at its time; one that stands already changes nothing. */
export async function addLikes(
  tx: Executor,
  { userId, bizType }: Omit<LikesOf, 'bizIds'>,
  likes: readonly { readonly bizId: string; readonly createdAt: Date }[],
): Promise<void> {
  const rows = likes.map(({ bizId, createdAt }) => ({ biz_id: bizId, created_at: createdAt.toISOString() }))
  await tx.execute(sql`
    with added as (
      insert into content_like (biz_type, biz_id, user_id, created_at)
      select ${bizType}, biz_id, ${userId}, created_at
      from json_to_recordset(${JSON.stringify(rows)}::json) as wanted(biz_id text, created_at timestamptz) order by biz_id
      on conflict do nothing returning biz_type, biz_id
    )
    insert into like_change (biz_type, biz_id, difference) select biz_type, biz_id, 1 from added`)
}

/** Deletes likes in a query of its own or inside a larger one; returns biz_id and created_at of those that stood. */
export const removedLikes = ({ userId, bizType, bizIds }: LikesOf): SQL => sql`
  delete from content_like
  where biz_type = ${bizType} and user_id = ${userId} and biz_id = any(${sql.param([...bizIds])}::text[])
  returning biz_type, biz_id, created_at`

/** Takes likes back; one that does not stand changes nothing. */
export async function removeLikes(tx: Executor, likes: LikesOf): Promise<void> {
  await tx.execute(sql`
    with gone as (${removedLikes(likes)})
    insert into like_change (biz_type, biz_id, difference) select biz_type, biz_id, -1 from gone`)
}

/** Takes all likes of a user back. */
export async function removeLikesOfUser(tx: Executor, userId: string): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from content_like where user_id = ${userId} returning biz_type, biz_id)
    insert into like_change (biz_type, biz_id, difference) select biz_type, biz_id, -1 from gone`)
}

/** Deletes the likes of things that are gone, with their counts. */
export async function forgetLikes(tx: Executor, bizType: LikedType, bizIds: readonly string[]): Promise<void> {
  const ids = sql`${sql.param([...bizIds])}::text[]`
  for (const table of ['content_like', 'like_change', 'like_total'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where biz_type = ${bizType} and biz_id = any(${ids})`)
}

/** Adds up differences into totals in the order of their content, so that two roll-ups can't wait for each other; returns how many differences there were. */
export async function rollUpLikes(tx: Executor, most: number): Promise<number> {
  const { rows } = await tx.execute<{ changes: number }>(sql`
    with taken as (
      delete from like_change where id in (select id from like_change order by id limit ${most} for update skip locked)
      returning biz_type, biz_id, difference
    ), sums as (
      select biz_type, biz_id, sum(difference) as difference, count(*) as changes from taken
      group by biz_type, biz_id order by biz_type, biz_id
    ), added as (
      insert into like_total (biz_type, biz_id, likes) select biz_type, biz_id, difference from sums
      on conflict (biz_type, biz_id) do update set likes = like_total.likes + excluded.likes
    )
    select coalesce(sum(changes), 0)::integer as changes from sums`)
  return rows[0]?.changes ?? 0
}

/** Content whose count is not the number of its likes; there must never be any. */
export async function findLikeDrift(tx: Executor): Promise<{ bizType: string; bizId: string }[]> {
  const { rows } = await tx.execute<{ bizType: string; bizId: string }>(sql`
    with counted as (
      select biz_type, biz_id, sum(likes) as likes from (
        select biz_type, biz_id, likes from like_total
        union all select biz_type, biz_id, difference from like_change
      ) parts group by biz_type, biz_id
    ), given as (select biz_type, biz_id, count(*) as likes from content_like group by biz_type, biz_id)
    select coalesce(c.biz_type, g.biz_type) as "bizType", coalesce(c.biz_id, g.biz_id) as "bizId"
    from counted c full join given g on g.biz_type = c.biz_type and g.biz_id = c.biz_id
    where coalesce(c.likes, 0) <> coalesce(g.likes, 0)`)
  return rows
}
