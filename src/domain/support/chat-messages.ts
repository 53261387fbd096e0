import type { ChatCard, ChatMessage, ChatSender, ChatSession } from '@/contract/chat'
import type { Picture } from '@/contract/scalars'
import type { OutgoingMessage } from './chat-outbox'

/** Messages by their numbers, each once; what came first of two with one number stays. */
export function mergeMessages(known: readonly ChatMessage[], incoming: readonly ChatMessage[]): readonly ChatMessage[] {
  const seqs = new Set(known.map(({ seq }) => seq))
  const fresh = incoming.filter(({ seq }) => !seqs.has(seq) && seqs.add(seq))
  return fresh.length === 0 ? known : [...known, ...fresh].sort((one, other) => one.seq - other.seq)
}

/** The last number before the first gap after `base`, up to which messages are not loaded. */
export function endOfRun(messages: readonly ChatMessage[], base: number): number {
  let end = base
  for (const { seq } of messages) if (seq === end + 1) end = seq
  return end
}

/** Whether messages after `base` are missing: between those that are known, or after them up to the session's last one. */
export const hasGap = (messages: readonly ChatMessage[], base: number, lastSeq: number): boolean =>
  endOfRun(messages, base) < Math.max(lastSeq, messages.at(-1)?.seq ?? 0)

/** The newer state of a session; replies may overtake each other, so numbers never fall and a closed one stays closed. */
export function mergeSession(known: ChatSession | null, incoming: ChatSession): ChatSession {
  if (known?.sessionId !== incoming.sessionId) return incoming
  const isOld = known.state === 'closed' && incoming.state !== 'closed'
  const newest = isOld ? known : incoming
  return {
    ...newest,
    lastSeq: Math.max(known.lastSeq, incoming.lastSeq),
    ownReadSeq: Math.max(known.ownReadSeq, incoming.ownReadSeq),
    agentReadSeq: Math.max(known.agentReadSeq, incoming.agentReadSeq),
  }
}

/** How many messages of others the traveler has not read; those that are not loaded yet count as of others. */
export function unreadCount(messages: readonly ChatMessage[], session: ChatSession | null): number {
  if (!session) return 0
  const { lastSeq, ownReadSeq } = session
  const isUnread = ({ sender, seq }: ChatMessage) => sender !== 'traveler' && seq > ownReadSeq
  const notLoaded = lastSeq - Math.max(messages.at(-1)?.seq ?? 0, ownReadSeq)
  return messages.filter(isUnread).length + Math.max(0, notLoaded)
}

/** Delivery state of an own message: it waits to be sent, was refused, has arrived, or was read by the agent. */
export type OwnStatus = 'waiting' | 'failed' | 'sent' | 'read'

/** A message as the page shows it, sent or not. */
export interface ChatItem {
  /** Stays the same when an own message has been sent. */
  readonly key: string
  /** Its number in the chat; null while it waits to be sent. */
  readonly seq: number | null
  readonly sender: ChatSender
  readonly senderName: string
  readonly type: ChatMessage['type']
  readonly content: string
  readonly picture: Picture | null
  readonly card: ChatCard | null
  /** An instant, ISO text. */
  readonly createdAt: string
  /** Null for messages of others. */
  readonly status: OwnStatus | null
  /** Names an own message that is not sent yet, to send or drop it; null for all others. */
  readonly waitingId: string | null
  /** Why an own message was refused. */
  readonly failureText: string | null
}

const keyOf = (sender: ChatSender, clientId: string) => `${sender}:${clientId}`

const itemOf = (message: ChatMessage, agentReadSeq: number): ChatItem => ({
  key: keyOf(message.sender, message.clientId || message.messageId),
  seq: message.seq,
  sender: message.sender,
  senderName: message.senderName,
  type: message.type,
  content: message.content,
  picture: message.picture,
  card: message.card,
  createdAt: message.createdAt,
  status: message.sender === 'traveler' ? (message.seq <= agentReadSeq ? 'read' : 'sent') : null,
  waitingId: null,
  failureText: null,
})

const waitingItem = ({ clientId, content, file, card, writtenAt, failureText }: OutgoingMessage): ChatItem => ({
  key: keyOf('traveler', clientId),
  seq: null,
  sender: 'traveler',
  senderName: '',
  type: file ? 'image' : card ? 'card' : 'text',
  content,
  picture: file?.picture ?? null,
  card,
  createdAt: writtenAt,
  status: failureText === null ? 'waiting' : 'failed',
  waitingId: clientId,
  failureText,
})

/** All messages in their order: those that are sent, then those that wait. */
export const chatItems = (
  messages: readonly ChatMessage[],
  outgoing: readonly OutgoingMessage[],
  agentReadSeq: number,
): readonly ChatItem[] => [...messages.map((message) => itemOf(message, agentReadSeq)), ...outgoing.map(waitingItem)]

/** The messages of a day. */
export interface ChatDay {
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly items: readonly ChatItem[]
}

/** Messages by day in their order; `dayOf` returns the device's day of an instant. A day comes up twice only where the device's clock is wrong. */
export function groupByDay(items: readonly ChatItem[], dayOf: (instant: string) => string): readonly ChatDay[] {
  const days: { day: string; items: ChatItem[] }[] = []
  for (const item of items) {
    const day = dayOf(item.createdAt)
    const last = days.at(-1)
    if (last?.day === day) last.items.push(item)
    else days.push({ day, items: [item] })
  }
  return days
}

/** Some messages of a day in a row, which are rendered together. */
export interface ChatPiece {
  /** Made of a–z, digits and dashes; earlier and later pieces do not change it. */
  readonly key: string
  /** `YYYY-MM-DD` where a day begins, else null. */
  readonly day: string | null
  readonly items: readonly ChatItem[]
}

const PIECE_LENGTH = 10

const tensOf = (seq: number) => Math.floor((seq - 1) / PIECE_LENGTH)

/** Splits a day after every tenth number; messages that wait stand with those before them. */
function splitDay({ items }: ChatDay): readonly (readonly ChatItem[])[] {
  const pieces: ChatItem[][] = []
  let tens = -1
  for (const item of items) {
    const next = item.seq === null ? tens : tensOf(item.seq)
    if (next === tens && pieces.length > 0) pieces.at(-1)?.push(item)
    else pieces.push([item])
    tens = next
  }
  return pieces
}

/** A long chat in pieces of at most ten sent messages, so that hosts can render those that are near. */
export const chatPieces = (days: readonly ChatDay[]): readonly ChatPiece[] =>
  days.flatMap((day) =>
    splitDay(day).map((items, index) => ({
      key: `messages-${items[0]?.seq ?? 'waiting'}`,
      day: index === 0 ? day.day : null,
      items,
    })),
  )
