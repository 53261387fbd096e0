import type { ChatCard, ChatMessage, ChatMessageInput } from '@/contract/chat'
import type { Picture } from '@/contract/scalars'
import type { Failure } from '../failure'
import { isRecord } from '../is-record'
import { type OwnedDraft, readStoredDraft } from '../stored-draft'

/** A message of the traveler that is not known to have arrived: a text, a picture that is stored, or a card. */
export interface OutgoingMessage {
  readonly sessionId: string
  readonly clientId: string
  readonly content: string
  readonly file: { readonly fileId: string; readonly picture: Picture | null } | null
  readonly card: ChatCard | null
  /** An instant, ISO text. */
  readonly writtenAt: string
  /** Why it was refused; null while it waits. */
  readonly failureText: string | null
}

/** What is stored on the device of all chats of a person. */
export interface StoredOutbox extends OwnedDraft {
  readonly list: readonly OutgoingMessage[]
}

const isOutgoing = (value: unknown): value is OutgoingMessage =>
  isRecord(value) &&
  [value.sessionId, value.clientId, value.content, value.writtenAt].every((field) => typeof field === 'string') &&
  (value.file === null || (isRecord(value.file) && typeof value.file.fileId === 'string')) &&
  (value.card === null || (isRecord(value.card) && typeof value.card.id === 'string')) &&
  (value.failureText === null || typeof value.failureText === 'string')

const isStoredOutbox = (value: unknown): value is StoredOutbox =>
  isRecord(value) &&
  (value.uid === null || typeof value.uid === 'string') &&
  typeof value.savedAtMs === 'number' &&
  Array.isArray(value.list) &&
  value.list.every(isOutgoing)

/** The stored messages; none where they are damaged, older than a day, or of another account. */
export const readOutbox = (text: string | null, nowMs: number, uid: string | null): readonly OutgoingMessage[] =>
  readStoredDraft(text, isStoredOutbox, nowMs, uid)?.list ?? []

/** A list with a message at its place, or at the end where it is new. */
export const withOutgoing = (list: readonly OutgoingMessage[], message: OutgoingMessage): readonly OutgoingMessage[] =>
  list.some(({ clientId }) => clientId === message.clientId)
    ? list.map((each) => (each.clientId === message.clientId ? message : each))
    : [...list, message]

/** A list without messages of some client ids; the list itself where it has none of them. */
export function withoutOutgoing(
  list: readonly OutgoingMessage[],
  clientIds: ReadonlySet<string>,
): readonly OutgoingMessage[] {
  const rest = list.filter(({ clientId }) => !clientIds.has(clientId))
  return rest.length === list.length ? list : rest
}

/** Client ids of the traveler's messages that have arrived. */
export const arrivedIds = (messages: readonly ChatMessage[]): ReadonlySet<string> =>
  new Set(messages.filter(({ sender }) => sender === 'traveler').map(({ clientId }) => clientId))

/** What is sent of a message. */
export const messageInput = ({ sessionId, clientId, content, file, card }: OutgoingMessage): ChatMessageInput => ({
  sessionId,
  clientId,
  ...(file ? { fileId: file.fileId } : card ? { card: { kind: card.kind, id: card.id } } : { content }),
})

/** Refusals that end by themselves: too many calls, or a server that is busy, stopping or broken. */
const passingCodes = [
  'too_many_requests',
  'internal_error',
  'database_unreachable',
  'busy',
  'stopping',
  'clock_skewed',
  'uploads_busy',
]

/** Whether the same message may be sent again after a failure without the traveler's doing. */
export const isPassing = (failure: Failure): boolean =>
  failure.kind === 'refused' ? passingCodes.includes(failure.code) : failure.kind !== 'unauthorized'

/** How long the server demands to wait before the next try, in ms; 0 where it gives no time. */
export function demandedWaitMs(failure: Failure): number {
  const data = failure.kind === 'refused' ? failure.data : null
  const seconds = isRecord(data) ? data.retryAfterSeconds : 0
  return typeof seconds === 'number' && seconds > 0 ? seconds * 1000 : 0
}
