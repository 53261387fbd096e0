import { sql } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import type { LikedType } from '../kernel/database/schema/community'
import { isShownMoment } from '../stays/posts'
import { isShownReview } from '../stays/repository/authors'
import { addLikes, likeCount, removeLikes } from '../stays/repository/likes'

/** The wanted state of one like. */
interface WantedLike {
  readonly userId: string
  readonly bizType: LikedType
  readonly bizId: string
  readonly isLike: boolean
  readonly now: Date
}

const isShown = (bizType: LikedType, bizId: string) =>
  bizType === 'moment'
    ? sql`exists (select 1 from moment m join user_account a on a.id = m.user_id where m.id = ${bizId} and ${isShownMoment})`
    : sql`(exists (select 1 from moment_comment c join user_account a on a.id = c.user_id
        where c.id = ${bizId} and c.state = 'approved' and c.deleted_at is null and a.blocked_at is null)
      or exists (select 1 from review r left join user_account a on a.id = r.user_id
        where r.id = ${bizId} and ${isShownReview}))`

/** Sets whether a user likes something that is shown and returns its count; null where there is nothing of that id. */
export async function setLike(
  tx: Executor,
  { userId, bizType, bizId, isLike, now }: WantedLike,
): Promise<number | null> {
  const { rows: known } = await tx.execute<{ isShown: boolean }>(sql`select ${isShown(bizType, bizId)} as "isShown"`)
  if (!known[0]?.isShown) return null
  if (isLike) await addLikes(tx, { userId, bizType }, [{ bizId, createdAt: now }])
  else await removeLikes(tx, { userId, bizType, bizIds: [bizId] })
  const { rows } = await tx.execute<{ likes: number }>(sql`select ${likeCount(bizType, sql`${bizId}`)} as likes`)
  return rows[0]?.likes ?? 0
}
