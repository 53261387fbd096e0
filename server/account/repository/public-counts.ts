import { sql } from 'drizzle-orm'
import type { PublicHomePage } from '@/contract/profile'
import type { Executor } from '../../kernel/database/executor'

type PublicCounts = Pick<
  PublicHomePage,
  'isFollowed' | 'momentCount' | 'followerCount' | 'followingCount' | 'likeCount'
>

/** How much a person has posted and is followed and liked, and whether the viewer follows them; null is a visitor. */
export async function readPublicCounts(db: Executor, uid: string, viewer: string | null): Promise<PublicCounts> {
  const { rows } = await db.execute<Record<keyof PublicCounts, unknown>>(sql`
    with public_moment as (
      select id from moment where user_id = ${uid} and state = 'approved' and deleted_at is null
    )
    select
      exists (select 1 from user_follow where user_id = ${viewer} and followed_id = ${uid}) as "isFollowed",
      (select count(*) from public_moment) as "momentCount",
      (select count(*) from user_follow where followed_id = ${uid}) as "followerCount",
      (select count(*) from user_follow where user_id = ${uid}) as "followingCount",
      (select coalesce(sum(likes), 0) from like_total where biz_type = 'moment' and biz_id in (table public_moment))
        + (select coalesce(sum(difference), 0) from like_change where biz_type = 'moment' and biz_id in (table public_moment))
        as "likeCount"`)
  const [row] = rows
  return {
    isFollowed: row?.isFollowed === true,
    momentCount: Number(row?.momentCount ?? 0),
    followerCount: Number(row?.followerCount ?? 0),
    followingCount: Number(row?.followingCount ?? 0),
    likeCount: Number(row?.likeCount ?? 0),
  }
}
