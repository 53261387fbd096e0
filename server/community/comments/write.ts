import { and, eq, sql } from 'drizzle-orm'
import type { Comment, CommentReply } from '@/contract/comment'
import type { Executor } from '../../kernel/database/executor'
import { momentComment } from '../../kernel/database/schema/community'
import { notFound } from '../../kernel/errors'
import { runOnce } from '../../kernel/idempotency/run-once'
import type { Services } from '../../kernel/services'
import { holdIfNeeded, refuseBlocked } from '../../moderation/reasons'
import { isShownMoment } from '../../stays/posts'
import { forgetLikes } from '../../stays/repository/likes'
import { refuseTooMany } from '../daily-limit'
import { writtenText } from '../written-text'
import { readComment } from './comment-rows'
import { presentWritten } from './list'

/** Who writes what, under which key. */
interface Writing {
  readonly userId: string
  readonly key: string
  readonly content: string
}

const noSuchPost = () => notFound('There is no such post.')

/** Comments on a post. Throws 400, 403 author_blocked, 404, 429. */
export function createComment(
  services: Services,
  { userId, key, content, momentId }: Writing & { readonly momentId: string },
): Promise<Comment> {
  const once = { scope: userId, operationId: 'createComment', key, request: { momentId, content } }
  return runOnce(services, once, async (tx) => {
    if (!(await isOpenFor(tx, momentId, userId))) throw noSuchPost()
    const id = await insertComment(tx, services, { momentId, parentId: null, replyTo: null, userId, content })
    return (await presentWritten(tx, services, id, userId)).comment
  })
}

/** Replies to a comment, or to a reply to it: both stand under the comment. Throws 400, 403 author_blocked, 404, 429. */
export function replyToComment(
  services: Services,
  { userId, key, content, commentId }: Writing & { readonly commentId: string },
): Promise<CommentReply> {
  const once = { scope: userId, operationId: 'replyComment', key, request: { commentId, content } }
  return runOnce(services, once, async (tx) => {
    const target = await readComment(tx, commentId, userId)
    if (!target || target.isDeleted || !(await isOpenFor(tx, target.momentId, userId)))
      throw notFound('There is no such comment.')
    const { momentId, parentId } = target
    const replyTo = parentId === null ? null : target.userId
    const id = await insertComment(tx, services, {
      momentId,
      parentId: parentId ?? commentId,
      replyTo,
      userId,
      content,
    })
    return (await presentWritten(tx, services, id, userId)).reply
  })
}

/** Whether a user may comment on a post: it is shown to all, or theirs. */
async function isOpenFor(tx: Executor, momentId: string, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select m.id from moment m join user_account a on a.id = m.user_id
    where m.id = ${momentId} and m.deleted_at is null and (${isShownMoment} or m.user_id = ${userId})`)
  return rows.length > 0
}

interface NewComment {
  readonly momentId: string
  readonly parentId: string | null
  readonly replyTo: string | null
  readonly userId: string
  readonly content: string
}

async function insertComment(tx: Executor, services: Services, comment: NewComment): Promise<string> {
  const { userId } = comment
  const content = writtenText(comment.content, true)
  await refuseBlocked(tx, userId)
  await refuseTooMany(tx, services, 'moment_comment', userId)
  const id = services.random.id()
  const state = await holdIfNeeded(tx, services, {
    bizType: 'comment',
    bizId: id,
    userId,
    texts: [content],
    exempt: [],
  })
  await tx.insert(momentComment).values({ ...comment, id, content, state, createdAt: services.clock.now() })
  return id
}

/** Deletes an own comment or reply; one with replies leaves an empty place. False where there is none of that id. */
export async function deleteComment(
  tx: Executor,
  { clock }: Pick<Services, 'clock'>,
  id: string,
  userId: string,
): Promise<boolean> {
  const isOwn = and(eq(momentComment.id, id), eq(momentComment.userId, userId))
  const emptied = await tx
    .update(momentComment)
    .set({
      content: '',
      deletedAt: sql`coalesce(${momentComment.deletedAt}, ${clock.now().toISOString()}::timestamptz)`,
    })
    .where(isOwn)
    .returning({ id: momentComment.id })
  if (emptied.length === 0) return false
  await forgetLikes(tx, 'comment', [id])
  return true
}
