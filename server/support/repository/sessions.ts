import { and, asc, desc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { isUniqueViolation } from '../../kernel/database/database-unreachable'
import type { Executor } from '../../kernel/database/executor'
import { userAccount } from '../../kernel/database/schema/people'
import { chatMessage, chatSession, chatSurvey, staffRole } from '../../kernel/database/schema/support'

/** A chat as it is stored. */
export type SessionRow = typeof chatSession.$inferSelect

/** What may change of a chat. */
export type SessionChanges = Partial<{
  [Column in Exclude<keyof SessionRow, 'id' | 'version' | 'lastSeq'>]: SessionRow[Column] | SQL
}>

const versionUp = sql`${chatSession.version} + 1`

/** Stores a new chat; null where its owner has a running one. */
export async function insertSession(db: Executor, row: typeof chatSession.$inferInsert): Promise<SessionRow | null> {
  const [stored] = await db.insert(chatSession).values(row).onConflictDoNothing().returning()
  return stored ?? null
}

/** A chat by its id. */
export async function findSession(db: Executor, id: string): Promise<SessionRow | null> {
  const [row] = await db.select().from(chatSession).where(eq(chatSession.id, id))
  return row ?? null
}

/** The running chat of the first of these owners that has one. */
export async function findRunning(db: Executor, owners: readonly string[]): Promise<SessionRow | null> {
  const rows = await db
    .select()
    .from(chatSession)
    .where(and(inArray(chatSession.owner, [...owners]), ne(chatSession.state, 'closed')))
  return owners.flatMap((owner) => rows.find((row) => row.owner === owner) ?? [])[0] ?? null
}

/** The chat of these owners that was opened last. */
export async function findLast(db: Executor, owners: readonly string[]): Promise<SessionRow | null> {
  const [row] = await db
    .select()
    .from(chatSession)
    .where(inArray(chatSession.owner, [...owners]))
    .orderBy(desc(chatSession.openedAt), desc(chatSession.id))
    .limit(1)
  return row ?? null
}

/** Changes a chat where a condition still holds, and counts its version up; null, without a change, where it does not. */
export async function changeSession(
  tx: Executor,
  id: string,
  changes: SessionChanges,
  condition?: SQL,
): Promise<SessionRow | null> {
  const [row] = await tx
    .update(chatSession)
    .set({ ...changes, version: versionUp })
    .where(and(eq(chatSession.id, id), condition))
    .returning()
  return row ?? null
}

/** Makes a chat a user's; null, without a change, where it is running and the user has another running one. */
export async function moveToUser(
  db: Executor,
  id: string,
  to: Pick<SessionRow, 'owner'> & { readonly userId: string },
): Promise<SessionRow | null> {
  try {
    return await changeSession(db, id, to)
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

/** Takes the next number for a message of a running chat and locks the chat until the transaction ends; null where it is closed or the condition does not hold. */
export async function takeSeq(tx: Executor, id: string, condition?: SQL): Promise<number | null> {
  const [row] = await tx
    .update(chatSession)
    .set({ lastSeq: sql`${chatSession.lastSeq} + 1`, version: versionUp })
    .where(and(eq(chatSession.id, id), condition))
    .returning({ seq: chatSession.lastSeq })
  return row?.seq ?? null
}

/** Moves a read mark on, never back and never past the last message. */
export const readMark = (column: 'travelerReadSeq' | 'agentReadSeq', seq: number): SQL =>
  sql`greatest(${chatSession[column]}, least(${seq}::integer, ${chatSession.lastSeq}))`

/** Whether a chat is not closed. */
export const isRunning: SQL = ne(chatSession.state, 'closed')

/** What presenting a chat needs beside its row. */
export interface SessionFacts {
  /** Chats that wait and were opened before. */
  readonly waitingBefore: number
  readonly isRated: boolean
  readonly hasAgentMessage: boolean
  readonly travelerName: string
  readonly unread: number
}

const isAgents = eq(chatMessage.sender, 'agent')

/** Facts about some chats by their ids. */
export async function readFacts(db: Executor, ids: readonly string[]): Promise<Map<string, SessionFacts>> {
  if (ids.length === 0) return new Map()
  const earlier = sql`(select count(*) from chat_session earlier where earlier.state = 'waiting'
    and (earlier.opened_at, earlier.id) < (${chatSession.openedAt}, ${chatSession.id}))::integer`
  const messages = (condition: SQL) =>
    sql`select 1 from ${chatMessage} where ${chatMessage.sessionId} = ${chatSession.id} and ${condition}`
  const ofTraveler = sql`${eq(chatMessage.sender, 'traveler')} and ${chatMessage.seq} > ${chatSession.agentReadSeq}`
  const rows = await db
    .select({
      id: chatSession.id,
      waitingBefore: sql<number>`${earlier}`,
      isRated: sql<boolean>`exists (select 1 from ${chatSurvey} where ${chatSurvey.sessionId} = ${chatSession.id})`,
      hasAgentMessage: sql<boolean>`exists (${messages(isAgents)})`,
      unread: sql<number>`(select count(*) from (${messages(ofTraveler)}) unread)::integer`,
      travelerName: sql<string>`coalesce(${userAccount.nickName}, '')`,
    })
    .from(chatSession)
    .leftJoin(userAccount, eq(userAccount.id, chatSession.userId))
    .where(inArray(chatSession.id, [...ids]))
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}

/** Chats that wait, oldest first, then those that are open, oldest first. */
export const listQueue = (db: Executor, most: number): Promise<SessionRow[]> =>
  db
    .select()
    .from(chatSession)
    .where(isRunning)
    .orderBy(sql`${chatSession.state} <> 'waiting'`, asc(chatSession.openedAt), asc(chatSession.id))
    .limit(most)

/** Whether an agent may take a chat: it waits, a demo agent has it, or its agent was not seen since an instant. */
export const isFree = (seenSince: Date): SQL =>
  sql`(${chatSession.state} = 'waiting' or (${chatSession.state} = 'open' and (${chatSession.isDemoAgent} or not exists (
    select 1 from ${staffRole} where ${staffRole.userId} = ${chatSession.agentId}
      and ${staffRole.seenAt} > ${seenSince.toISOString()}::timestamptz))))`

/** Whether a chat is open with an agent; null names the demo's. */
export const isOpenWith = (agentId: string | null): SQL =>
  sql`(${chatSession.state} = 'open' and ${
    agentId === null ? sql`${chatSession.isDemoAgent}` : eq(chatSession.agentId, agentId)
  })`

/** Stores how a chat was rated; false where it was already. */
export async function insertSurvey(tx: Executor, survey: typeof chatSurvey.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(chatSurvey).values(survey).onConflictDoNothing().returning({ id: chatSurvey.sessionId })
  return rows.length > 0
}

/** How many chats of some owners were rated, and how many can still be. */
export async function countRatings(
  db: Executor,
  owners: readonly string[],
): Promise<{ rated: number; waiting: number }> {
  const canRate = and(
    eq(chatSession.state, 'closed'),
    isNull(chatSurvey.sessionId),
    sql`exists (select 1 from ${chatMessage} where ${chatMessage.sessionId} = ${chatSession.id} and ${isAgents})`,
  )
  const [row] = await db
    .select({
      rated: sql<number>`count(${chatSurvey.sessionId})::integer`,
      waiting: sql<number>`count(*) filter (where ${canRate})::integer`,
    })
    .from(chatSession)
    .leftJoin(chatSurvey, eq(chatSurvey.sessionId, chatSession.id))
    .where(inArray(chatSession.owner, [...owners]))
  return row ?? { rated: 0, waiting: 0 }
}

/** Ids of a person's chats. */
export async function listSessionsOf(tx: Executor, owner: string, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: chatSession.id })
    .from(chatSession)
    .where(or(eq(chatSession.owner, owner), eq(chatSession.userId, userId)))
  return rows.map(({ id }) => id)
}

/** Deletes a chat with its messages, survey and tickets. */
export async function deleteSession(tx: Executor, id: string): Promise<void> {
  await tx.delete(chatSession).where(eq(chatSession.id, id))
}
