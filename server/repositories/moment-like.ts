import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { moment } from '../kernel/database/schema/catalogue'
import { momentLike } from '../kernel/database/schema/people'

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
