import type { SQL } from 'drizzle-orm'
import type { ChatCard, ChatHistoryInput, ChatMessage, ChatMessageInput } from '@/contract/chat'
import { visibleLength } from '@/domain/account/profile-faults'
import { cleanLines } from '@/domain/booking/order-text'
import { MESSAGE_CHARACTERS } from '@/domain/support/message-length'
import type { Executor } from '../kernel/database/executor'
import { badInput } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { takeFiles } from '../uploads/used-files'
import { namedCard } from './cards'
import { presentMessage } from './present'
import { findByClient, insertMessage, listMessages, type MessageName } from './repository/messages'
import { takeSeq } from './repository/sessions'

/** Messages that one call returns. */
const PAGE = 50

/** Who writes: a traveler, signed in or not, or an agent by name. */
export interface Writer {
  readonly sender: 'traveler' | 'agent'
  /** Empty for the traveler. */
  readonly name: string
  /** Whose pictures may be sent; null for visitors and programs. */
  readonly userId: string | null
}

/** What shows the pictures of a chat, as the files have it. */
export const usedByChat = (sessionId: string): string => `chat ${sessionId}`

/** A text as it is stored; throws 400 for an empty or too long one. */
function messageText(typed: string): string {
  const text = cleanLines(typed)
  if (!/[^\s\p{Cf}\p{Mn}]/u.test(text)) throw badInput('content', 'Please write something.')
  if (visibleLength(text) > MESSAGE_CHARACTERS) throw badInput('content', 'Please write no more than 2,000 characters.')
  return text
}

interface Content {
  readonly type: ChatMessage['type']
  readonly content: string
  readonly fileId: string | null
  readonly card: ChatCard | null
}

/** What is written: one of text, picture and card. */
async function contentOf(services: Services, input: ChatMessageInput, writer: Writer): Promise<Content> {
  const { content = '', fileId, card } = input
  const parts = [fileId, card].filter((part) => part !== undefined).length
  if (parts > 1 || (parts === 1 && content.trim() !== ''))
    throw badInput('content', 'Please send a text, a picture or a card, one at a time.')
  const empty = { content: '', fileId: null, card: null }
  if (fileId !== undefined) {
    if (writer.userId === null) throw badInput('fileId', 'Please sign in to send pictures.')
    return { ...empty, type: 'image', fileId }
  }
  if (card === undefined) return { ...empty, type: 'text', content: messageText(content) }
  const ordersOf = writer.sender === 'traveler' ? writer.userId : null
  return { ...empty, type: 'card', card: await namedCard(services, card, ordersOf) }
}

/** Undoes the number that was taken for a message that is there already. */
class SentBefore extends Error {}

async function store(
  tx: Executor,
  services: Services,
  message: Content & MessageName & { readonly writer: Writer; readonly condition: SQL },
): Promise<boolean> {
  const { sessionId, fileId, writer, condition, clientId, sender } = message
  if (fileId !== null && writer.userId !== null) {
    const usedBy = usedByChat(sessionId)
    const files = { userId: writer.userId, fileIds: [fileId], purpose: 'chat', usedBy, kinds: ['picture'] } as const
    await takeFiles(tx, { ...files, field: 'fileId' })
  }
  const seq = await takeSeq(tx, sessionId, condition)
  if (seq === null) return false
  const { type, content, card } = message
  const row = { sessionId, seq, id: services.random.id(), clientId, type, content, fileId, card }
  const by = { sender, senderName: writer.name, agentId: sender === 'agent' ? writer.userId : null }
  if (!(await insertMessage(tx, { ...row, ...by, createdAt: services.clock.now() }))) throw new SentBefore()
  return true
}

/**
 * Sends a message, or returns the one that was sent under the same clientId. `also` runs in the transaction of a new one.
 * Returns null where the chat does not meet the condition any more; throws 400 for what cannot be sent.
 */
export async function sendMessage(
  services: Services,
  input: ChatMessageInput,
  {
    writer,
    condition,
    also,
  }: { readonly writer: Writer; readonly condition: SQL; also(tx: Executor): Promise<unknown> },
): Promise<ChatMessage | null> {
  const { db } = services.database
  const name = { sessionId: input.sessionId, sender: writer.sender, clientId: input.clientId }
  const known = await findByClient(db, name)
  if (known) return presentMessage(services, known)
  const content = await contentOf(services, input, writer)
  await services.database
    .transaction(async (tx) => {
      if (await store(tx, services, { ...content, ...name, writer, condition })) await also(tx)
    })
    .catch((error: unknown) => {
      if (!(error instanceof SentBefore)) throw error
    })
  services.chatLive.wake(input.sessionId)
  const sent = await findByClient(db, name)
  return sent && presentMessage(services, sent)
}

/** A line of the system about what happens in a chat. */
export interface SystemLine {
  readonly text: string
  /** The agent whom it names, if it names one. */
  readonly agent?: { readonly uid: string; readonly name: string }
}

/** Writes a line of the system into a chat, in the transaction of what it is about. */
export async function addSystemLine(
  tx: Executor,
  services: Services,
  sessionId: string,
  { text: content, agent }: SystemLine,
): Promise<void> {
  const seq = await takeSeq(tx, sessionId)
  if (seq === null) throw new Error(`the chat ${sessionId} is gone`)
  const about = { senderName: agent?.name ?? '', agentId: agent?.uid ?? null }
  const row = { sessionId, seq, id: services.random.id(), sender: 'system', type: 'text', content } as const
  await insertMessage(tx, { ...row, ...about, createdAt: services.clock.now() })
}

/** Messages of a chat in their order, at most 50: those after one, the last ones before one, or the last ones. */
export async function readMessages(
  services: Pick<Services, 'database' | 'pictures'>,
  range: ChatHistoryInput,
): Promise<ChatMessage[]> {
  const rows = await listMessages(services.database.db, { ...range, most: PAGE })
  return rows.map((row) => presentMessage(services, row))
}
