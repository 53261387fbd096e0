import type { ChatMessage } from '@/contract/chat'
import type { AgentChat } from '@/contract/chat-agent'
import type { OperatorAction } from '../kernel/database/schema/operator'
import type { Services } from '../kernel/services'
import {
  type Also,
  closeChat,
  handBackChat,
  listChats,
  readChat,
  sendAsAgent,
  syncAgentState,
  takeChat,
} from '../support/agents'
import { type Agent, agentByEmail } from '../support/roles'
import { recordContentAction } from './audit'
import { minuteText, quoted, section } from './waiting-text'

/** Records an act on a chat in its transaction. */
const recording =
  (services: Services, operator: string, action: OperatorAction, sessionId: string): Also =>
  (tx) =>
    recordContentAction(tx, services, {
      operator,
      action,
      contentType: 'chat',
      contentId: sessionId,
      before: {},
      after: {},
    })

const chatText = ({ sessionId, state, agentName, travelerName, isSignedIn, unread, summary, openedAt }: AgentChat) => {
  const who = isSignedIn ? travelerName || 'a traveler' : 'a visitor'
  const agent = state === 'open' ? `, with ${agentName}` : ''
  const about = summary === '' ? '' : `: ${quoted(summary)}`
  return `${sessionId}  ${who}, since ${minuteText(new Date(openedAt))}, ${unread} unread${agent}${about}`
}

/** Chats that wait and chats that are open, in lines for a terminal. Throws 403 no_role, as all of these do. */
export async function chatListText(services: Services, operator: string): Promise<string> {
  const list = await listChats(services, await agentByEmail(services, operator))
  const inState = (wanted: AgentChat['state']) => list.filter(({ state }) => state === wanted)
  return [...section('Waiting', inState('waiting'), chatText), ...section('Open', inState('open'), chatText)].join('\n')
}

/** Creates what changes a chat, records it and reports what was done. */
const createChatChange =
  (action: OperatorAction, change: typeof takeChat, doneText: (agent: Agent) => string) =>
  async (services: Services, operator: string, sessionId: string): Promise<string> => {
    const agent = await agentByEmail(services, operator)
    await change(services, agent, sessionId, recording(services, operator, action, sessionId))
    return `Chat ${sessionId}: ${doneText(agent)}.`
  }

/** Takes a chat. */
export const takeChatAsOperator = createChatChange('take_chat', takeChat, ({ name }) => `taken by ${name}`)

/** Closes a chat that the agent has taken. */
export const closeChatAsOperator = createChatChange('close_chat', closeChat, () => 'closed')

/** Gives a chat back to the assistant. */
export const handBackAsOperator = createChatChange('hand_back_chat', handBackChat, () => 'handed back to the assistant')

const contentText = ({ type, content, card }: ChatMessage) => {
  if (type === 'image') return '[picture]'
  return card ? `[${card.kind} ${card.id}: ${card.title}]` : quoted(content)
}

const messageText = (message: ChatMessage) =>
  `${message.seq}  ${minuteText(new Date(message.createdAt))}  ${message.senderName || message.sender}: ${contentText(message)}`

/** The last messages of a chat, which count as read where it is the agent's own. */
export async function chatMessagesText(services: Services, operator: string, sessionId: string): Promise<string> {
  const agent = await agentByEmail(services, operator)
  const { list, chat } = await readChat(services, agent, { sessionId })
  await services.database.transaction((tx) => recording(services, operator, 'read_chat', sessionId)(tx))
  if (chat.isOwn) await syncAgentState(services, agent, { sessionId, readSeq: chat.lastSeq })
  return list.length === 0 ? 'Nothing was written yet.' : list.map(messageText).join('\n')
}

/** Writes into a chat that the agent has taken. */
export async function writeInChat(
  services: Services,
  operator: string,
  { sessionId, text }: { readonly sessionId: string; readonly text: string },
): Promise<string> {
  const agent = await agentByEmail(services, operator)
  const input = { sessionId, clientId: services.random.id(), content: text }
  const also = recording(services, operator, 'answer_chat', sessionId)
  const { seq } = await sendAsAgent(services, agent, input, also)
  return `Chat ${sessionId}: sent as message ${seq}.`
}
