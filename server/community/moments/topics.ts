import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Topic } from '@/contract/moment'
import { isShownMoment } from '../../stays/posts'
import type { Executor } from '../../kernel/database/executor'
import { momentTopic, topic, topicFollow } from '../../kernel/database/schema/community'
import { badInput, notFound } from '../../kernel/errors'
import { readCursor, writeCursor } from '../../kernel/http/cursor'
import type { Services } from '../../kernel/services'

const LONGEST_NAME = 30

/** A topic's name without # at its front; throws 400 for one that is empty, too long or has spaces. */
function topicName(typed: string): string {
  const name = typed.normalize('NFKC').replace(/^#+/, '').trim()
  const isName = /^[\p{L}\p{N}\p{M}_-]+$/u.test(name) && [...name].length <= LONGEST_NAME
  if (!isName) throw badInput('topics', 'A topic is one word of at most 30 characters.')
  return name
}

const keyOf = (name: string) => name.toLowerCase()

/** Topics by their names as typed, each once, created where there is none yet; locked in the order of their names. */
export async function findOrCreateTopics(
  tx: Executor,
  services: Services,
  typed: readonly string[],
): Promise<string[]> {
  // The first way in which a name is written counts.
  const byKey = new Map(
    typed
      .map(topicName)
      .toReversed()
      .map((name) => [keyOf(name), name]),
  )
  const keys = [...byKey.keys()].toSorted()
  if (keys.length === 0) return []
  const rows = keys.map((nameKey) => ({
    id: services.random.id(),
    name: byKey.get(nameKey) ?? nameKey,
    nameKey,
    createdAt: services.clock.now(),
  }))
  await tx.insert(topic).values(rows).onConflictDoNothing({ target: topic.nameKey })
  const known = await tx.select({ id: topic.id }).from(topic).where(inArray(topic.nameKey, keys))
  return known.map(({ id }) => id)
}

/** Puts a post under topics. */
export async function insertMomentTopics(
  tx: Executor,
  momentId: string,
  topicIds: readonly string[],
  createdAt: Date,
): Promise<void> {
  if (topicIds.length > 0)
    await tx.insert(momentTopic).values(topicIds.map((topicId) => ({ momentId, topicId, createdAt })))
}

const columns = (viewer: string | null) => sql`
  t.id as "topicId", t.name, (
    select count(*)::integer from moment_topic mt join moment m on m.id = mt.moment_id join user_account a on a.id = m.user_id
    where mt.topic_id = t.id and ${isShownMoment}) as "momentCount",
  exists (select 1 from topic_follow f where f.topic_id = t.id and f.user_id = ${viewer}::text) as "isFollowed"`

/** Topics of a post in the order of their names. */
export async function readTopicsOf(db: Executor, momentId: string, viewer: string | null): Promise<Topic[]> {
  const { rows } = await db.execute<Topic & Record<string, unknown>>(sql`
    select ${columns(viewer)} from topic t join moment_topic of on of.topic_id = t.id
    where of.moment_id = ${momentId} order by t.name`)
  return rows
}

const LIST = 'topics'

/** Topics with posts, by their number, or those whose names begin with a text. */
export async function listTopics(
  db: Executor,
  { keyword, cursor, pageSize }: { keyword: string | undefined; cursor: string | undefined; pageSize: number },
  viewer: string | null,
): Promise<{ list: Topic[]; nextCursor: string | null }> {
  const [offset = 0] = readCursor(LIST, 1, cursor) ?? []
  const begins = keyword === undefined ? '' : keyOf(keyword.normalize('NFKC').replace(/^#+/, '').trim())
  const { rows } = await db.execute<Topic & Record<string, unknown>>(sql`
    select * from (
      select ${columns(viewer)} from topic t where left(t.name_key, ${begins.length}) = ${begins}
    ) counted where "momentCount" > 0 order by "momentCount" desc, name limit ${pageSize + 1} offset ${offset}`)
  const nextCursor = rows.length > pageSize ? writeCursor(LIST, [offset + pageSize]) : null
  return { list: rows.slice(0, pageSize), nextCursor }
}

const noSuchTopic = () => notFound('There is no such topic.')

/** A topic by its id or name; throws 404. */
export async function readTopic(
  db: Executor,
  { topicId, name }: { topicId?: string | undefined; name?: string | undefined },
  viewer: string | null,
): Promise<Topic> {
  const isIt =
    topicId === undefined ? sql`t.name_key = ${keyOf((name ?? '').normalize('NFKC'))}` : sql`t.id = ${topicId}`
  const { rows } = await db.execute<Topic & Record<string, unknown>>(sql`
    select ${columns(viewer)} from topic t where ${isIt}`)
  if (!rows[0]) throw noSuchTopic()
  return rows[0]
}

/** Sets whether a user follows a topic; throws 404. */
export function setTopicFollow(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  userId: string,
  { topicId, isFollowed }: { topicId: string; isFollowed: boolean },
): Promise<Topic> {
  return database.transaction(async (tx) => {
    await readTopic(tx, { topicId }, userId)
    if (isFollowed)
      await tx.insert(topicFollow).values({ userId, topicId, createdAt: clock.now() }).onConflictDoNothing()
    else await tx.delete(topicFollow).where(and(eq(topicFollow.userId, userId), eq(topicFollow.topicId, topicId)))
    return readTopic(tx, { topicId }, userId)
  })
}
