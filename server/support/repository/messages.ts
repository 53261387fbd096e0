import { and, asc, desc, eq, gt, lt } from 'drizzle-orm'
import type { ChatHistoryInput } from '@/contract/chat'
import type { Executor } from '../../kernel/database/executor'
import { uploadedFile } from '../../kernel/database/schema/people'
import { chatMessage } from '../../kernel/database/schema/support'

/** The stored picture of a message; null where it has none or it is gone. */
const picture = {
  id: uploadedFile.id,
  state: uploadedFile.state,
  width: uploadedFile.width,
  height: uploadedFile.height,
  averageColor: uploadedFile.averageColor,
}

/** A message with its picture as they are stored. */
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

const messages = (db: Executor) =>
  db
    .select({ message: chatMessage, picture })
    .from(chatMessage)
    .leftJoin(uploadedFile, eq(uploadedFile.id, chatMessage.fileId))

/** Which messages of a chat: those after one, or the last ones before one, or the last ones. */
export interface MessageRange extends ChatHistoryInput {
  readonly most: number
}

/** Messages of a chat in their order. */
export async function listMessages(db: Executor, { sessionId, after, before, most }: MessageRange) {
  const inRange = and(
    eq(chatMessage.sessionId, sessionId),
    after === undefined ? undefined : gt(chatMessage.seq, after),
    before === undefined ? undefined : lt(chatMessage.seq, before),
  )
  const order = after === undefined ? desc(chatMessage.seq) : asc(chatMessage.seq)
  const rows = await messages(db).where(inRange).orderBy(order).limit(most)
  return after === undefined ? rows.toReversed() : rows
}

/** A message as its sender's client named it. */
export interface MessageName {
  readonly sessionId: string
  readonly sender: 'traveler' | 'agent'
  readonly clientId: string
}

/** A message by its client's name; null where there is none. */
export async function findByClient(
  db: Executor,
  { sessionId, sender, clientId }: MessageName,
): Promise<MessageRow | null> {
  const [row] = await messages(db).where(
    and(eq(chatMessage.sessionId, sessionId), eq(chatMessage.sender, sender), eq(chatMessage.clientId, clientId)),
  )
  return row ?? null
}

/** Stores a message; false where its sender sent one under the same client's name. */
export async function insertMessage(tx: Executor, row: typeof chatMessage.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(chatMessage).values(row).onConflictDoNothing().returning({ seq: chatMessage.seq })
  return rows.length > 0
}
