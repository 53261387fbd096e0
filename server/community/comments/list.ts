import type { Comment, CommentReply } from '@/contract/comment'
import { notFound } from '../../kernel/errors'
import type { Executor } from '../../kernel/database/executor'
import type { Services } from '../../kernel/services'
import { readDecisions, type Decision } from '../decisions'
import { presentAuthor } from '../../stays/repository/authors'
import { presentState } from '../present-state'
import { readSortedCursor, type SortedPlace, writeSortedCursor } from '../sorted-cursor'
import { type ListedComment, readComment, readCommentPage, readFirstReplies, readReplyPage } from './comment-rows'

/** Replies that stand under a comment from the beginning. */
const FIRST_REPLIES = 3

/** Comments that stand before the one that a link names. */
const BEFORE_LINKED = 3

/** Which page of comments on a post, for whom; a link to one comment or reply opens the page around it. */
interface CommentListQuery {
  readonly momentId: string
  readonly commentId: string | undefined
  readonly cursor: string | undefined
  readonly pageSize: number
  readonly viewer: string | null
}

/** A page of the comments on a post with their first replies; throws 404 comment_gone where a linked one is not among them. */
export async function listMomentComments(
  services: Services,
  { momentId, commentId, cursor, pageSize, viewer }: CommentListQuery,
): Promise<{ list: Comment[]; nextCursor: string | null; previousCursor: string | null }> {
  const { db } = services.database
  const name = `comments ${momentId}`
  const linked = commentId !== undefined && cursor === undefined ? await readComment(db, commentId, viewer) : null
  if (commentId !== undefined && cursor === undefined && linked?.momentId !== momentId)
    throw notFound('This comment is no longer here.', 'comment_gone')
  const first = linked?.parentId ? await readComment(db, linked.parentId, viewer) : linked
  const page = first
    ? { startMs: services.clock.now().getTime(), isBefore: false, place: placeOf(first) }
    : readSortedCursor(name, cursor, services.clock.now())
  const before = first ? { ...page, isBefore: true } : null
  const earlier = before ? await readCommentPage(db, momentId, { page: before, limit: BEFORE_LINKED + 1, viewer }) : []
  const rows = await readCommentPage(db, momentId, { page, limit: pageSize + 1, viewer })
  const shown = rows.slice(0, pageSize)
  const ordered = page.isBefore ? shown.toReversed() : shown
  const list = [...earlier.slice(0, BEFORE_LINKED).toReversed(), ...(first ? [first] : []), ...ordered]
  const edge = shown.at(-1)
  const further = edge && rows.length > pageSize ? writeSortedCursor(name, { ...page, place: placeOf(edge) }) : null
  const earliest = earlier[BEFORE_LINKED - 1]
  const previous =
    before && earliest && earlier.length > BEFORE_LINKED
      ? writeSortedCursor(name, { ...before, place: placeOf(earliest) })
      : null
  return {
    list: await withReplies(services, list, linked?.parentId ? linked : null, viewer),
    nextCursor: page.isBefore ? null : further,
    previousCursor: page.isBefore ? further : previous,
  }
}

async function withReplies(
  services: Services,
  comments: readonly ListedComment[],
  linkedReply: ListedComment | null,
  viewer: string | null,
): Promise<Comment[]> {
  const { db } = services.database
  const withAny = comments.filter(({ replyCount }) => replyCount > 0).map(({ id }) => id)
  const first = await readFirstReplies(db, withAny, { most: FIRST_REPLIES, viewer })
  const isMissing = linkedReply !== null && !first.some(({ id }) => id === linkedReply.id)
  const replies = isMissing ? [...first, linkedReply] : first
  const decisions = await decisionsOf(services, db, [...comments, ...replies], viewer)
  return comments.map((row) => ({
    ...presentComment(row, viewer, decisions),
    replyCount: row.replyCount,
    replies: replies
      .filter(({ parentId }) => parentId === row.id)
      .map((reply) => presentReply(reply, viewer, decisions)),
    review: null,
  }))
}

/** A page of the replies to a comment. */
export async function listCommentReplies(
  services: Services,
  { commentId, cursor, pageSize, viewer }: Omit<CommentListQuery, 'momentId' | 'commentId'> & { commentId: string },
): Promise<{ list: CommentReply[]; nextCursor: string | null }> {
  const { db } = services.database
  const name = `replies ${commentId}`
  const page = readSortedCursor(name, cursor, services.clock.now())
  const rows = await readReplyPage(db, commentId, { page, limit: pageSize + 1, viewer })
  const shown = rows.slice(0, pageSize)
  const decisions = await decisionsOf(services, db, shown, viewer)
  const edge = shown.at(-1)
  return {
    list: shown.map((row) => presentReply(row, viewer, decisions)),
    nextCursor: edge && rows.length > pageSize ? writeSortedCursor(name, { ...page, place: placeOf(edge) }) : null,
  }
}

/** One comment or reply as its author sees it just after writing it. */
export async function presentWritten(
  tx: Executor,
  services: Pick<Services, 'clock'>,
  id: string,
  userId: string,
): Promise<{ comment: Comment; reply: CommentReply }> {
  const row = await readComment(tx, id, userId)
  if (!row) throw new Error('a comment that was just written is there')
  const decisions = await decisionsOf(services, tx, [row], userId)
  const comment = { ...presentComment(row, userId, decisions), replyCount: 0, replies: [], review: null }
  return { comment, reply: presentReply(row, userId, decisions) }
}

const decisionsOf = (
  { clock }: Pick<Services, 'clock'>,
  db: Executor,
  rows: readonly ListedComment[],
  viewer: string | null,
) => {
  const hidden = rows.filter(({ state, userId }) => state !== 'approved' && userId === viewer).map(({ id }) => id)
  return readDecisions(db, 'comment', hidden, clock.now())
}

const presentComment = (row: ListedComment, viewer: string | null, decisions: ReadonlyMap<string, Decision>) => {
  const isOwn = viewer !== null && row.userId === viewer && !row.isDeleted
  return {
    commentId: row.id,
    author: row.isDeleted ? { uid: null, nickName: '', avater: '', isDemo: false } : presentAuthor(row.author),
    content: row.content,
    pictures: [],
    createdAt: new Date(row.createdAt).toISOString(),
    isOwn,
    isDeleted: row.isDeleted,
    isLike: row.isLike,
    likeCount: row.isDeleted ? 0 : row.likeCount,
    ...presentState(row, isOwn ? decisions.get(row.id) : undefined),
  }
}

const presentReply = (
  row: ListedComment,
  viewer: string | null,
  decisions: ReadonlyMap<string, Decision>,
): CommentReply => ({
  ...presentComment(row, viewer, decisions),
  replyTo: row.replyTo && presentAuthor(row.replyTo),
})

const placeOf = ({ key, createdAt, id }: ListedComment): SortedPlace => ({
  key,
  createdAtMs: new Date(createdAt).getTime(),
  id,
})
