import type { ChatMessage, ChatMessageInput, ChatPageState, ChatPageStateInput, ChatSession } from '@/contract/chat'
import type { SupportOrigin } from '@/contract/dialog'
import { cleanLines } from '@/domain/booking/order-text'
import type { KnownCaller } from '../account/devices'
import { dialogSummary } from '../assistant/summary'
import { conflict, notFound } from '../kernel/errors'
import type { Services } from '../kernel/services'
import type { Executor } from '../kernel/database/executor'
import { addSystemLine, sendMessage, type SystemLine } from './messages'
import { findOwnSession, movedToUser, neededKeys } from './owner'
import { presentSession } from './present'
import {
  changeSession,
  findLast,
  findRunning,
  insertSession,
  insertSurvey,
  isRunning,
  readFacts,
  readMark,
  type SessionRow,
} from './repository/sessions'

/** How long someone counts as writing after the last sign of it, ms. */
const TYPING_MS = 6_000

/** What the demo does about chats; main brings it where it may run. */
export interface ChatDemo {
  /** Plans a reply to a new chat or message, in its transaction. */
  planReply(tx: Executor, services: Services, sessionId: string): Promise<void>
}

declare module '../kernel/services' {
  interface Services {
    /** The demo's agent; null where only people respond. */
    readonly chatDemo: ChatDemo | null
  }
}

const closedError = () => conflict('chat_closed', 'This chat has ended. Please start a new one.')

/** What a new chat begins with. */
interface NewChat {
  readonly dialogId?: string
  readonly origin?: SupportOrigin
}

async function createSession(
  services: Services,
  caller: KnownCaller,
  { dialogId, origin }: NewChat,
): Promise<SessionRow> {
  const keys = neededKeys(caller)
  const summary = dialogId === undefined ? '' : await dialogSummary(services, caller, dialogId)
  if (summary === null) throw notFound('There is no such conversation.')
  const { database, random, clock, chatDemo } = services
  const created = await database.transaction(async (tx) => {
    const row = await insertSession(tx, {
      id: random.id(),
      owner: keys[0],
      userId: caller.user?.uid ?? null,
      dialogId: dialogId ?? null,
      origin: origin ?? null,
      summary,
      openedAt: clock.now(),
    })
    if (row) await chatDemo?.planReply(tx, services, row.id)
    return row
  })
  const session = created ?? (await findRunning(database.db, keys))
  if (!session) throw conflict('chat_closed', 'This chat has just ended. Please try again.')
  return session
}

/** The caller's running chat, or a new one that waits. Throws 400 for a caller without account and device, 404 for a dialog that is not the caller's. */
export async function openSession(services: Services, caller: KnownCaller, input: NewChat): Promise<ChatSession> {
  const running = await findRunning(services.database.db, neededKeys(caller))
  const session = running ? await movedToUser(services, running, caller) : await createSession(services, caller, input)
  return presentSession(services, session)
}

/** A chat of the caller's, by default the one that runs or else the last one; null where there was none. */
export async function findShownSession(
  services: Services,
  caller: KnownCaller,
  sessionId: string | undefined,
): Promise<ChatSession | null> {
  if (sessionId !== undefined) return presentSession(services, await findOwnSession(services, caller, sessionId))
  const keys = neededKeys(caller)
  const { db } = services.database
  const session = (await findRunning(db, keys)) ?? (await findLast(db, keys))
  return session && presentSession(services, await movedToUser(services, session, caller))
}

/** Sends a traveler's message. Throws 404 for another's chat and 409 chat_closed for one that has ended. */
export async function sendAsTraveler(
  services: Services,
  caller: KnownCaller,
  input: ChatMessageInput,
): Promise<ChatMessage> {
  const session = await findOwnSession(services, caller, input.sessionId)
  // Also where the chat could not be taken along: the sender's own pictures and orders.
  const writer = { sender: 'traveler', name: '', userId: caller.user?.uid ?? null } as const
  const sent = await sendMessage(services, input, {
    writer,
    condition: isRunning,
    also: async (tx) => {
      await changeSession(tx, session.id, { travelerTypingUntil: null })
      await services.chatDemo?.planReply(tx, services, session.id)
    },
  })
  if (!sent) throw closedError()
  return sent
}

/** Records what one side has read and whether it is writing; read marks only move on. */
export async function recordPageState(
  services: Pick<Services, 'database' | 'clock' | 'chatLive'>,
  session: SessionRow,
  side: 'traveler' | 'agent',
  { readSeq, isTyping }: ChatPageState,
): Promise<SessionRow> {
  const read = `${side}ReadSeq` as const
  const isNew = readSeq !== undefined && Math.min(readSeq, session.lastSeq) > session[read]
  if (!isNew && isTyping === undefined) return session
  const typingUntil = isTyping === true ? new Date(services.clock.now().getTime() + TYPING_MS) : null
  const changed = await changeSession(services.database.db, session.id, {
    ...(isNew && { [read]: readMark(read, readSeq) }),
    ...(isTyping !== undefined && { [`${side}TypingUntil`]: typingUntil }),
  })
  services.chatLive.wake(session.id)
  return changed ?? session
}

/** Records what the traveler has read, and whether the traveler is writing. */
export async function syncPageState(
  services: Services,
  caller: KnownCaller,
  { sessionId, ...state }: ChatPageStateInput,
): Promise<ChatSession> {
  const session = await findOwnSession(services, caller, sessionId)
  return presentSession(services, await recordPageState(services, session, 'traveler', state))
}

/** Closes a running chat with a line of the system; null, without a change, where the condition does not hold. */
export async function closeSession(
  tx: Executor,
  services: Services,
  id: string,
  { line, condition, isBackToAssistant = false }: Closing,
): Promise<SessionRow | null> {
  const closed = { state: 'closed', closedAt: services.clock.now(), isBackToAssistant } as const
  const noTyping = { travelerTypingUntil: null, agentTypingUntil: null }
  const session = await changeSession(tx, id, { ...closed, ...noTyping }, condition)
  if (!session) return null
  await addSystemLine(tx, services, id, line)
  return { ...session, lastSeq: session.lastSeq + 1 }
}

/** How a chat is closed. */
export interface Closing {
  readonly line: SystemLine
  readonly condition: Parameters<typeof changeSession>[3]
  readonly isBackToAssistant?: boolean
}

/** Ends a chat from the traveler's side; one that has ended stays as it is. */
export async function closeAsTraveler(
  services: Services,
  caller: KnownCaller,
  sessionId: string,
): Promise<ChatSession> {
  const session = await findOwnSession(services, caller, sessionId)
  const closing = { line: { text: 'You ended the chat.' }, condition: isRunning }
  const closed = await services.database.transaction((tx) => closeSession(tx, services, session.id, closing))
  services.chatLive.wake(session.id)
  return presentSession(services, closed ?? (await findOwnSession(services, caller, sessionId)))
}

/** How a traveler rates a chat. */
interface Rating {
  readonly sessionId: string
  readonly score: number
  readonly isSolved: boolean
  readonly comment?: string
}

/** Stores the rating of a chat that has ended, once. Throws 409 not_ended while it runs, no_reply where no agent wrote, already_rated afterwards. */
export async function rateSession(
  services: Services,
  caller: KnownCaller,
  { sessionId, score, isSolved, comment = '' }: Rating,
): Promise<void> {
  const session = await findOwnSession(services, caller, sessionId)
  const { db } = services.database
  if (session.state !== 'closed') throw conflict('not_ended', 'A chat can be rated once it has ended.')
  if (!(await readFacts(db, [session.id])).get(session.id)?.hasAgentMessage)
    throw conflict('no_reply', 'This chat ended before someone replied, so there is nothing to rate.')
  const rating = { score, isSolved, comment: cleanLines(comment), ratedAt: services.clock.now() }
  if (!(await insertSurvey(db, { sessionId: session.id, ...rating })))
    throw conflict('already_rated', 'You have rated this chat already. Thank you.')
  await changeSession(db, session.id, {})
  services.chatLive.wake(session.id)
}
