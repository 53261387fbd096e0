import { type SQL, sql } from 'drizzle-orm'
import { authorJson, type StoredAuthor } from '../../stays/repository/authors'
import { isLikedBy, likeCount } from '../../stays/repository/likes'
import type { Executor } from '../../kernel/database/executor'
import type { StoredState } from '../../kernel/database/schema/community'
import { isOnPage, pageOrder, type SortedPage, type SortOrder } from '../sorted-cursor'

/** A comment or reply as lists read it. */
export interface ListedComment extends Record<string, unknown> {
  readonly id: string
  readonly momentId: string
  readonly parentId: string | null
  readonly userId: string
  readonly author: StoredAuthor
  readonly replyTo: StoredAuthor | null
  readonly isAuthorBlocked: boolean
  readonly key: number
  readonly createdAt: string
  readonly content: string
  readonly isDeleted: boolean
  readonly state: StoredState
  readonly likeCount: number
  readonly isLike: boolean
  /** Replies that the viewer may see. */
  readonly replyCount: number
}

/** Comments and replies stand oldest first. */
const commentOrder: SortOrder = { key: sql`0::float8`, isDescending: false }

const isReadable = (row: SQL, author: SQL, viewer: string | null) => sql`(${row}.deleted_at is null
  and ((${row}.state = 'approved' and ${author}.blocked_at is null) or ${row}.user_id = ${viewer}::text))`

const visibleReplies = (viewer: string | null) => sql`(
  select count(*)::integer from moment_comment reply join user_account ra on ra.id = reply.user_id
  where reply.parent_id = r.id and ${isReadable(sql`reply`, sql`ra`, viewer)})`

const columns = (viewer: string | null) => sql`
  r.id, r.moment_id as "momentId", r.parent_id as "parentId", r.user_id as "userId", ${authorJson()} as author,
  (select json_build_object('uid', case when o.is_logoff then null else o.id end, 'nickName', o.nick_name,
    'avater', o.avater, 'isDemo', o.is_demo) from user_account o where o.id = r.reply_to) as "replyTo",
  a.blocked_at is not null as "isAuthorBlocked", 0 as key, r.created_at as "createdAt",
  case when ${isReadable(sql`r`, sql`a`, viewer)} then r.content else '' end as content,
  not ${isReadable(sql`r`, sql`a`, viewer)} as "isDeleted", r.state,
  ${likeCount('comment', sql`r.id`)} as "likeCount", ${isLikedBy(viewer, 'comment', sql`r.id`)} as "isLike",
  ${visibleReplies(viewer)} as "replyCount"`

/** Reads a page of the comments on a post in one query; one that is gone stands there while it has replies. */
export async function readCommentPage(
  db: Executor,
  momentId: string,
  { page, limit, viewer }: { page: SortedPage; limit: number; viewer: string | null },
): Promise<ListedComment[]> {
  const { rows } = await db.execute<ListedComment>(sql`
    select ${columns(viewer)} from moment_comment r join user_account a on a.id = r.user_id
    where r.moment_id = ${momentId} and r.parent_id is null
      and (${isReadable(sql`r`, sql`a`, viewer)} or ${visibleReplies(viewer)} > 0) and ${isOnPage(commentOrder, page)}
    order by ${pageOrder(commentOrder, page)} limit ${limit}`)
  return rows
}

/** Reads a page of the replies to a comment in one query. */
export async function readReplyPage(
  db: Executor,
  parentId: string,
  { page, limit, viewer }: { page: SortedPage; limit: number; viewer: string | null },
): Promise<ListedComment[]> {
  const { rows } = await db.execute<ListedComment>(sql`
    select ${columns(viewer)} from moment_comment r join user_account a on a.id = r.user_id
    where r.parent_id = ${parentId} and ${isReadable(sql`r`, sql`a`, viewer)} and ${isOnPage(commentOrder, page)}
    order by ${pageOrder(commentOrder, page)} limit ${limit}`)
  return rows
}

/** Reads the first replies to each of some comments in one query, oldest first. */
export async function readFirstReplies(
  db: Executor,
  parentIds: readonly string[],
  { most, viewer }: { most: number; viewer: string | null },
): Promise<ListedComment[]> {
  if (parentIds.length === 0) return []
  const { rows } = await db.execute<ListedComment>(sql`
    select first.* from unnest(${sql.param([...parentIds])}::text[]) as wanted(id) cross join lateral (
      select ${columns(viewer)} from moment_comment r join user_account a on a.id = r.user_id
      where r.parent_id = wanted.id and ${isReadable(sql`r`, sql`a`, viewer)}
      order by r.created_at, r.id limit ${most}) first`)
  return rows
}

/** Reads one comment or reply that a viewer may see; null for none. */
export async function readComment(db: Executor, id: string, viewer: string | null): Promise<ListedComment | null> {
  const { rows } = await db.execute<ListedComment>(sql`
    select ${columns(viewer)} from moment_comment r join user_account a on a.id = r.user_id
    where r.id = ${id} and (${isReadable(sql`r`, sql`a`, viewer)} or ${visibleReplies(viewer)} > 0)`)
  return rows[0] ?? null
}

/** Number of comments and replies on a post `m` that everybody may see. */
export const commentCount: SQL = sql`(
  select count(*)::integer from moment_comment c join user_account ca on ca.id = c.user_id
  where c.moment_id = m.id and c.deleted_at is null and c.state = 'approved' and ca.blocked_at is null)`
