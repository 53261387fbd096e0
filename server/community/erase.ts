import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { moment, momentComment, review, topicFollow, userFollow } from '../kernel/database/schema/community'
import type { Services } from '../kernel/services'
import { forgetLikes, removeLikesOfUser } from '../stays/repository/likes'
import { deleteMoment } from './moments/write'
import { deleteReview } from './reviews/write'

/** Takes what a person wrote out of the database in a transaction: posts and reviews with their files, comments, likes and follows. A comment that others replied to leaves an empty place. Doing it again does no harm. */
export async function eraseWriting(tx: Executor, services: Services, userId: string): Promise<void> {
  const posts = await tx
    .select({ id: moment.id })
    .from(moment)
    .where(and(eq(moment.userId, userId), isNull(moment.deletedAt)))
  for (const { id } of posts) await deleteMoment(tx, services, id, userId)
  const reviews = await tx.select({ id: review.id }).from(review).where(eq(review.userId, userId))
  for (const { id } of reviews) await deleteReview(tx, services, id, userId)
  await eraseComments(tx, services, userId)
  await removeLikesOfUser(tx, userId)
  await tx.delete(topicFollow).where(eq(topicFollow.userId, userId))
  await tx.delete(userFollow).where(eq(userFollow.userId, userId))
  await tx.delete(userFollow).where(eq(userFollow.followedId, userId))
}

async function eraseComments(tx: Executor, { clock }: Pick<Services, 'clock'>, userId: string): Promise<void> {
  const comments = await tx.select({ id: momentComment.id }).from(momentComment).where(eq(momentComment.userId, userId))
  const ids = comments.map(({ id }) => id)
  if (ids.length === 0) return
  await forgetLikes(tx, 'comment', ids)
  await tx.update(momentComment).set({ content: '', deletedAt: clock.now() }).where(inArray(momentComment.id, ids))
  await tx.execute(sql`
    delete from moment_comment c where c.user_id = ${userId} and not exists (
      select 1 from moment_comment reply where reply.parent_id = c.id)`)
  await tx.update(momentComment).set({ replyTo: null }).where(eq(momentComment.replyTo, userId))
}
