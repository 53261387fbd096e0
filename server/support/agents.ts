import type { ChatHistoryInput, ChatMessage, ChatMessageInput, ChatPageStateInput } from '@/contract/chat'
import type { AgentChat } from '@/contract/chat-agent'
import type { Executor } from '../kernel/database/executor'
import { conflict } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { addSystemLine, readMessages, sendMessage } from './messages'
import { noSuchChat } from './owner'
import { presentAgentChat, presentAgentChats } from './present'
import { changeSession, findSession, isFree, isOpenWith, listQueue, type SessionRow } from './repository/sessions'
import { type Agent, presentSince } from './roles'
import { closeSession, type Closing, recordPageState } from './sessions'

/** Runs in the transaction of the act, for example to record it. */
export type Also = (tx: Executor) => Promise<unknown>

const nothing: Also = async () => undefined

/** Most chats in a list. */
const MOST_LISTED = 200

/** Chats that wait, oldest first, then those that are open, as an agent sees them. */
export async function listChats(services: Services, agent: Agent): Promise<AgentChat[]> {
  return presentAgentChats(services, await listQueue(services.database.db, MOST_LISTED), agent.uid)
}

/** Any chat; throws 404. */
async function neededChat({ database }: Pick<Services, 'database'>, sessionId: string): Promise<SessionRow> {
  const session = await findSession(database.db, sessionId)
  if (!session) throw noSuchChat()
  return session
}

const takenError = ({ agentName }: SessionRow) =>
  conflict('chat_taken', agentName === '' ? 'Please take this chat first.' : `${agentName} has taken this chat.`)

const closedError = () => conflict('chat_closed', 'This chat has ended.')

/** Why an agent may not act in a chat. */
const refusal = (session: SessionRow) => (session.state === 'closed' ? closedError() : takenError(session))

/** Takes a chat that waits, that a demo agent has, or whose agent is away; doing it again changes nothing. Throws 404, 409 chat_taken, 409 chat_closed. */
export async function takeChat(
  services: Services,
  agent: Agent,
  sessionId: string,
  also: Also = nothing,
): Promise<AgentChat> {
  const { database, clock } = services
  const taken = await database.transaction(async (tx) => {
    const now = clock.now()
    const owner = { agentId: agent.uid, agentName: agent.name, isDemoAgent: false } as const
    const changes = { ...owner, state: 'open', takenAt: now, agentTypingUntil: null } as const
    const session = await changeSession(tx, sessionId, changes, isFree(presentSince(now)))
    if (!session) return false
    const text = `You are now chatting with a person: ${agent.name}.`
    await addSystemLine(tx, services, sessionId, { text, agent })
    await also(tx)
    return true
  })
  services.chatLive.wake(sessionId)
  const session = await neededChat(services, sessionId)
  if (!taken && !(session.state === 'open' && session.agentId === agent.uid)) throw refusal(session)
  return presentAgentChat(services, session, agent.uid)
}

/** Messages of any chat, with its state. Throws 404. */
export async function readChat(
  services: Services,
  agent: Agent,
  range: ChatHistoryInput,
): Promise<{ list: ChatMessage[]; chat: AgentChat }> {
  const session = await neededChat(services, range.sessionId)
  const list = await readMessages(services, range)
  return { list, chat: await presentAgentChat(services, session, agent.uid) }
}

/** Sends a message of the agent who has taken the chat. Throws 404, 409 chat_closed, 409 chat_taken. */
export async function sendAsAgent(
  services: Services,
  agent: Agent,
  input: ChatMessageInput,
  also: Also = nothing,
): Promise<ChatMessage> {
  const session = await neededChat(services, input.sessionId)
  if (session.agentId !== agent.uid) throw refusal(session)
  const sent = await sendMessage(services, input, {
    writer: { sender: 'agent', name: agent.name, userId: agent.uid },
    condition: isOpenWith(agent.uid),
    also: async (tx) => {
      await changeSession(tx, session.id, { agentTypingUntil: null })
      await also(tx)
    },
  })
  if (!sent) throw refusal(await neededChat(services, input.sessionId))
  return sent
}

/** Records what the agent who has taken a chat has read, and whether the agent is writing. Throws 404, 409 chat_taken. */
export async function syncAgentState(
  services: Services,
  agent: Agent,
  { sessionId, ...state }: ChatPageStateInput,
): Promise<AgentChat> {
  const session = await neededOwnChat(services, agent, sessionId)
  return presentAgentChat(services, await recordPageState(services, session, 'agent', state), agent.uid)
}

/** A chat that the agent has taken, also one that has ended. Throws 404, 409 chat_taken. */
export async function neededOwnChat(services: Services, agent: Agent, sessionId: string): Promise<SessionRow> {
  const session = await neededChat(services, sessionId)
  if (session.agentId !== agent.uid) throw takenError(session)
  return session
}

async function endChat(
  services: Services,
  agent: Agent,
  sessionId: string,
  closing: Omit<Closing, 'condition'> & { readonly also: Also },
): Promise<AgentChat> {
  await neededOwnChat(services, agent, sessionId)
  const condition = isOpenWith(agent.uid)
  const closed = await services.database.transaction(async (tx) => {
    const session = await closeSession(tx, services, sessionId, { ...closing, condition })
    if (session) await closing.also(tx)
    return session
  })
  services.chatLive.wake(sessionId)
  if (!closed) throw refusal(await neededChat(services, sessionId))
  return presentAgentChat(services, closed, agent.uid)
}

/** Closes a chat that the agent has taken. Throws 404, 409 chat_taken, 409 chat_closed. */
export const closeChat = (
  services: Services,
  agent: Agent,
  sessionId: string,
  also: Also = nothing,
): Promise<AgentChat> =>
  endChat(services, agent, sessionId, { line: { text: `${agent.name} ended the chat.`, agent }, also })

/** Closes a chat that the agent has taken so that the assistant goes on. Throws 404, 409 chat_taken, 409 chat_closed. */
export const handBackChat = (
  services: Services,
  agent: Agent,
  sessionId: string,
  also: Also = nothing,
): Promise<AgentChat> => {
  const line = { text: `${agent.name} handed you back to the assistant, which is an AI.`, agent }
  return endChat(services, agent, sessionId, { line, isBackToAssistant: true, also })
}
