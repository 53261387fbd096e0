import type { ChatMessage, ChatSession } from '@/contract/chat'
import type { AgentChat } from '@/contract/chat-agent'
import type { Picture } from '@/contract/scalars'
import { presentPicture } from '../kernel/pictures/picture-library'
import type { Services } from '../kernel/services'
import { pictureIdOf } from '../uploads/present'
import type { MessageRow } from './repository/messages'
import { readFacts, type SessionFacts, type SessionRow } from './repository/sessions'

/** Whether an instant is still to come. */
export const isAhead = (until: Date | null, now: Date) => until !== null && until > now

function sessionView(session: SessionRow, facts: SessionFacts, now: Date): ChatSession {
  const { state } = session
  return {
    sessionId: session.id,
    state,
    queuePlace: state === 'waiting' ? facts.waitingBefore + 1 : null,
    agentName: session.agentName,
    isDemoAgent: session.isDemoAgent,
    isBackToAssistant: session.isBackToAssistant,
    lastSeq: session.lastSeq,
    ownReadSeq: session.travelerReadSeq,
    agentReadSeq: session.agentReadSeq,
    isAgentTyping: state === 'open' && isAhead(session.agentTypingUntil, now),
    canSurvey: state === 'closed' && facts.hasAgentMessage && !facts.isRated,
    openedAt: session.openedAt.toISOString(),
  }
}

function agentView(
  session: SessionRow,
  { travelerName, unread }: SessionFacts,
  { agentId, now }: { readonly agentId: string; readonly now: Date },
): AgentChat {
  return {
    sessionId: session.id,
    state: session.state,
    travelerName,
    isSignedIn: session.userId !== null,
    agentName: session.agentName,
    isOwn: session.agentId === agentId,
    summary: session.summary,
    origin: session.origin,
    lastSeq: session.lastSeq,
    unread,
    travelerReadSeq: session.travelerReadSeq,
    isTravelerTyping: session.state !== 'closed' && isAhead(session.travelerTypingUntil, now),
    openedAt: session.openedAt.toISOString(),
  }
}

const noFacts: SessionFacts = {
  waitingBefore: 0,
  isRated: false,
  hasAgentMessage: false,
  travelerName: '',
  unread: 0,
}

/** Presents a chat to its traveler. */
export async function presentSession(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  session: SessionRow,
): Promise<ChatSession> {
  const facts = await readFacts(database.db, [session.id])
  return sessionView(session, facts.get(session.id) ?? noFacts, clock.now())
}

/** Presents chats to an agent, in their order. */
export async function presentAgentChats(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  sessions: readonly SessionRow[],
  agentId: string,
): Promise<AgentChat[]> {
  const facts = await readFacts(
    database.db,
    sessions.map(({ id }) => id),
  )
  const viewer = { agentId, now: clock.now() }
  return sessions.map((session) => agentView(session, facts.get(session.id) ?? noFacts, viewer))
}

/** Presents a chat to an agent. */
export async function presentAgentChat(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  session: SessionRow,
  agentId: string,
): Promise<AgentChat> {
  const facts = await readFacts(database.db, [session.id])
  return agentView(session, facts.get(session.id) ?? noFacts, { agentId, now: clock.now() })
}

function pictureOf({ pictures }: Pick<Services, 'pictures'>, { picture }: MessageRow): Picture | null {
  return picture?.state === 'stored' ? presentPicture(pictures, pictureIdOf(picture)) : null
}

/** Presents a message to either side; the picture is null once its file is gone. */
export function presentMessage(services: Pick<Services, 'pictures'>, row: MessageRow): ChatMessage {
  const { message } = row
  return {
    messageId: message.id,
    seq: message.seq,
    clientId: message.clientId ?? '',
    sender: message.sender,
    senderName: message.sender === 'agent' ? message.senderName : '',
    type: message.type,
    content: message.content,
    picture: pictureOf(services, row),
    card: message.card,
    createdAt: message.createdAt.toISOString(),
  }
}
