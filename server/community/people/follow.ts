import { and, eq, sql } from 'drizzle-orm'
import type { Person } from '@/contract/person'
import type { Executor } from '../../kernel/database/executor'
import { userFollow } from '../../kernel/database/schema/community'
import { badInput, notFound } from '../../kernel/errors'
import { cutNewestPage, isAfterNewest, readNewestCursor } from '../../kernel/http/newest-cursor'
import type { Services } from '../../kernel/services'
import { authorJson, presentAuthor, type StoredAuthor } from '../../stays/repository/authors'

const noSuchPerson = () => notFound('There is no such person.')

/** Sets whether a user follows another user and returns that user's follower count; throws 400 when both are the same, 404. */
export function setFollow(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  userId: string,
  { uid, isFollowed }: { readonly uid: string; readonly isFollowed: boolean },
): Promise<{ isFollowed: boolean; followerCount: number }> {
  return database.transaction(async (tx) => {
    if (uid === userId) throw badInput('uid', 'You cannot follow yourself.')
    await requirePerson(tx, uid)
    if (isFollowed)
      await tx.insert(userFollow).values({ userId, followedId: uid, createdAt: clock.now() }).onConflictDoNothing()
    else await tx.delete(userFollow).where(and(eq(userFollow.userId, userId), eq(userFollow.followedId, uid)))
    const { rows } = await tx.execute<{ followers: number }>(sql`
      select count(*)::integer as followers from user_follow where followed_id = ${uid}`)
    return { isFollowed, followerCount: rows[0]?.followers ?? 0 }
  })
}

async function requirePerson(db: Executor, uid: string): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from user_account where id = ${uid} and not is_logoff`,
  )
  if (rows.length === 0) throw noSuchPerson()
}

interface PersonRow extends Record<string, unknown> {
  readonly id: string
  readonly createdAt: string
  readonly author: StoredAuthor
  readonly intro: string
  readonly isFollowed: boolean
}

/** A user's following or followers list, and the viewer whom it is listed for. */
interface PeopleOf {
  readonly uid: string
  readonly which: 'following' | 'followers'
  readonly cursor: string | undefined
  readonly pageSize: number
  readonly viewer: string
}

/** A page of a user's following or followers, newest first, without closed and blocked accounts; throws 404. */
export async function listPeople(
  { database: { db } }: Pick<Services, 'database'>,
  { uid, which, cursor, pageSize, viewer }: PeopleOf,
): Promise<{ list: Person[]; nextCursor: string | null }> {
  await requirePerson(db, uid)
  const [whose, other] =
    which === 'following' ? [sql`f.user_id`, sql`f.followed_id`] : [sql`f.followed_id`, sql`f.user_id`]
  const name = `${which} ${uid}`
  const { rows } = await db.execute<PersonRow>(sql`
    select a.id, f.created_at as "createdAt", ${authorJson()} as author, coalesce(p.intro, '') as intro,
      exists (select 1 from user_follow own where own.user_id = ${viewer} and own.followed_id = a.id) as "isFollowed"
    from user_follow f join user_account a on a.id = ${other} left join user_profile p on p.user_id = a.id
    where ${whose} = ${uid} and not a.is_logoff and a.blocked_at is null
      and ${isAfterNewest(sql`f.created_at`, other, readNewestCursor(name, cursor))}
    order by f.created_at desc, ${other} desc limit ${pageSize + 1}`)
  const { page, nextCursor } = cutNewestPage(name, rows, pageSize)
  const list = page.map(({ id, author, intro, isFollowed }) => ({
    ...presentAuthor(author),
    uid: id,
    intro,
    isFollowed,
  }))
  return { list, nextCursor }
}
