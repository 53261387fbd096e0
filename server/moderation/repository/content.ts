import { eq, sql } from 'drizzle-orm'
import type { ReportedType } from '@/contract/report'
import type { Executor } from '../../kernel/database/executor'
import { moment, momentComment, review, type StoredState } from '../../kernel/database/schema/community'
import { userAccount } from '../../kernel/database/schema/people'

/** Something that a person wrote, or a person, as moderators act on it. */
export interface Content {
  readonly kind: 'moment' | 'comment' | 'review' | 'person'
  readonly bizType: ReportedType
  readonly id: string
  /** Its author; null for a guest that a hotel's file names. */
  readonly userId: string | null
  /** A blocked person is `rejected`. */
  readonly state: StoredState
  /** The hotel whose score it is part of. */
  readonly hotelId: string | null
  readonly text: string
  readonly isDeleted: boolean
  readonly createdAt: Date
  /** Its page in the app. */
  readonly path: string
}

/** What is common to posts, comments and reviews. */
interface Written extends Pick<Content, 'id' | 'userId' | 'state' | 'createdAt'> {
  readonly content: string
  readonly hotelId?: string | null
  readonly momentId?: string
  readonly deletedAt?: Date | null
}

const pathOf = (kind: 'moment' | 'comment' | 'review', { id, hotelId, momentId }: Written) =>
  ({
    moment: `/ugc/moment/detail/${id}`,
    comment: `/ugc/comment/moment/${momentId}/${id}`,
    review: `/ugc/comment/hotel/${hotelId}/${id}`,
  })[kind]

const written = (kind: 'moment' | 'comment' | 'review', row: Written): Content => ({
  kind,
  bizType: kind === 'moment' ? 'moment' : 'comment',
  id: row.id,
  userId: row.userId,
  state: row.state,
  hotelId: kind === 'review' ? (row.hotelId ?? null) : null,
  text: row.content,
  isDeleted: (row.deletedAt ?? null) !== null,
  createdAt: row.createdAt,
  path: pathOf(kind, row),
})

const person = (row: typeof userAccount.$inferSelect): Content => ({
  kind: 'person',
  bizType: 'person',
  id: row.id,
  userId: row.id,
  state: row.blockedAt ? 'rejected' : 'approved',
  hotelId: null,
  text: row.nickName,
  isDeleted: row.isLogoff,
  createdAt: row.createdAt,
  path: `/ugc/person/${row.id}`,
})

/** Locks a post, comment, review or person until the transaction ends; null where there is none of that id. */
export async function lockContent(tx: Executor, bizType: ReportedType, id: string): Promise<Content | null> {
  if (bizType === 'person') {
    const [row] = await tx.select().from(userAccount).where(eq(userAccount.id, id)).for('no key update')
    return row ? person(row) : null
  }
  if (bizType === 'moment') {
    const [row] = await tx.select().from(moment).where(eq(moment.id, id)).for('no key update')
    return row ? written('moment', row) : null
  }
  const [comment] = await tx.select().from(momentComment).where(eq(momentComment.id, id)).for('no key update')
  if (comment) return written('comment', comment)
  const [row] = await tx.select().from(review).where(eq(review.id, id)).for('no key update')
  return row ? written('review', row) : null
}

/** Locks something written by its id alone, whatever it is. */
export const lockWritten = async (tx: Executor, id: string): Promise<Content | null> =>
  (await lockContent(tx, 'moment', id)) ?? lockContent(tx, 'comment', id)

/** Whether something is shown to everybody, so that it can be reported. */
export async function isShown(db: Executor, bizType: ReportedType, id: string): Promise<boolean> {
  const found = {
    person: sql`select 1 from user_account a where a.id = ${id} and not a.is_logoff and a.blocked_at is null`,
    moment: sql`select 1 from moment m join user_account a on a.id = m.user_id
      where m.id = ${id} and m.state = 'approved' and m.deleted_at is null and a.blocked_at is null`,
    comment: sql`select 1 from moment_comment c join user_account a on a.id = c.user_id
        where c.id = ${id} and c.state = 'approved' and c.deleted_at is null and a.blocked_at is null
      union all select 1 from review r left join user_account a on a.id = r.user_id
        where r.id = ${id} and r.state = 'approved' and a.blocked_at is null`,
  }[bizType]
  const { rows } = await db.execute<{ isShown: boolean }>(sql`select exists (${found}) as "isShown"`)
  return rows[0]?.isShown ?? false
}

const tables = { moment, comment: momentComment, review } as const

/** Sets the state of something written. */
export async function setState(tx: Executor, { kind, id }: Content, state: StoredState): Promise<void> {
  if (kind === 'person') throw new Error('a person is blocked, not moved')
  const table = tables[kind]
  await tx.update(table).set({ state }).where(eq(table.id, id))
}

/** Blocks a person from an instant on, or no longer; the reason is for them to read. */
export async function setBlocked(
  tx: Executor,
  uid: string,
  blockedAt: Date | null,
  blockReason: string,
): Promise<void> {
  await tx.update(userAccount).set({ blockedAt, blockReason }).where(eq(userAccount.id, uid))
}

/** The hotels that a person reviewed, in the order of their ids. */
export async function hotelsReviewedBy(tx: Executor, uid: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ hotelId: review.hotelId })
    .from(review)
    .where(eq(review.userId, uid))
    .orderBy(review.hotelId)
  return rows.map(({ hotelId }) => hotelId)
}

/** Sets the hotel's reply to a review. */
export async function setHotelReply(tx: Executor, id: string, replyContent: string, repliedAt: Date): Promise<void> {
  await tx.update(review).set({ replyContent, repliedAt }).where(eq(review.id, id))
}

/** Something that waits for a moderator. */
export interface HeldContent {
  readonly kind: 'moment' | 'comment' | 'review'
  readonly id: string
  readonly text: string
  readonly createdAt: Date
  readonly rule: string | null
}

type HeldRow = { [Name in keyof HeldContent]: Name extends 'createdAt' ? string : HeldContent[Name] }

/** What is held, oldest first. */
export async function listHeld(db: Executor, most: number): Promise<HeldContent[]> {
  const { rows } = await db.execute<HeldRow>(sql`
    select held.kind, held.id, held.text, held.created_at as "createdAt", (
      select s.rule from statement_of_reasons s
      where s.biz_type = held.biz_type and s.biz_id = held.id and s.ended_at is null order by s.created_at desc limit 1) as rule
    from (
      select 'moment' as kind, 'moment' as biz_type, id, content as text, created_at from moment
        where state = 'held' and deleted_at is null
      union all select 'comment', 'comment', id, content, created_at from moment_comment
        where state = 'held' and deleted_at is null
      union all select 'review', 'comment', id, content, created_at from review where state = 'held'
    ) held
    order by held.created_at, held.id limit ${most}`)
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}
