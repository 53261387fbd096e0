import { type Static, Type } from 'typebox'
import {
  ChatHistoryInput,
  ChatMessage,
  ChatMessageInput,
  ChatPageStateInput,
  ChatSession,
  ChatTicket,
  OfSession,
  sharedFrames,
} from './chat'
import { SupportOrigin } from './dialog'
import type { RouteTable } from './route'
import { Id, Instant, Nullable } from './scalars'

/** A chat as agents see it. */
export const AgentChat = Type.Object({
  sessionId: Id,
  state: ChatSession.properties.state,
  travelerName: Type.String({ description: 'Empty for a visitor' }),
  isSignedIn: Type.Boolean(),
  agentName: Type.String(),
  isOwn: Type.Boolean({ description: 'The caller has taken it' }),
  summary: Type.String({ description: 'What the assistant was asked before, and what it understood' }),
  origin: Nullable(SupportOrigin),
  lastSeq: Type.Integer(),
  unread: Type.Integer({ description: 'Messages of the traveler that no agent has read' }),
  travelerReadSeq: Type.Integer(),
  isTravelerTyping: Type.Boolean(),
  openedAt: Instant,
})
export type AgentChat = Static<typeof AgentChat>

/** What comes over an agent's socket: as over a traveler's, with the chat as agents see it. */
export const AgentFrame = Type.Union([...sharedFrames, Type.Object({ kind: Type.Literal('chat'), chat: AgentChat })])
export type AgentFrame = Static<typeof AgentFrame>

const agents = { client: 'staff', auth: 'user' } as const

export const chatAgentRoutes = {
  listChatQueue: {
    method: 'GET',
    path: '/api/im/agent/queue',
    operationId: 'listChatQueue',
    summary: 'Chats that wait, oldest first, then those that are open; 403 no_role for all but support',
    ...agents,
    input: Type.Object({}),
    reply: Type.Object({ list: Type.Array(AgentChat) }),
  },
  takeChat: {
    method: 'POST',
    path: '/api/im/agent/take',
    operationId: 'takeChat',
    summary: 'Take a waiting chat; 409 chat_taken where another was faster',
    ...agents,
    input: OfSession,
    reply: AgentChat,
  },
  readAgentChat: {
    method: 'GET',
    path: '/api/im/agent/history',
    operationId: 'readAgentChat',
    summary: 'Messages of a chat in their order, at most 50',
    ...agents,
    input: ChatHistoryInput,
    reply: Type.Object({ list: Type.Array(ChatMessage), chat: AgentChat }),
  },
  sendAgentMessage: {
    method: 'POST',
    path: '/api/im/agent/message',
    operationId: 'sendAgentMessage',
    summary: 'Answer in a chat that the caller has taken; 409 chat_closed, 409 chat_taken',
    ...agents,
    input: ChatMessageInput,
    reply: ChatMessage,
  },
  syncAgentState: {
    method: 'PUT',
    path: '/api/im/agent/state',
    operationId: 'syncAgentState',
    summary: 'What the agent has read, and whether the agent is writing',
    ...agents,
    input: ChatPageStateInput,
    reply: AgentChat,
  },
  createAgentTicket: {
    method: 'POST',
    path: '/api/im/agent/ticket',
    operationId: 'createAgentTicket',
    summary: 'A ticket that opens the socket of a chat that the caller has taken',
    ...agents,
    input: OfSession,
    reply: ChatTicket,
  },
  handBackChat: {
    method: 'POST',
    path: '/api/im/agent/handback',
    operationId: 'handBackChat',
    summary: 'Close a chat; the assistant goes on with the traveler',
    ...agents,
    input: OfSession,
    reply: AgentChat,
  },
  closeChat: {
    method: 'POST',
    path: '/api/im/agent/close',
    operationId: 'closeChat',
    summary: 'Close a chat; the traveler may rate it',
    ...agents,
    input: OfSession,
    reply: AgentChat,
  },
  listCannedTexts: {
    method: 'GET',
    path: '/api/im/agent/canned',
    operationId: 'listCannedTexts',
    summary: 'Texts that agents often send',
    ...agents,
    input: Type.Object({}),
    reply: Type.Object({ list: Type.Array(Type.Object({ key: Type.String(), text: Type.String() })) }),
  },
} as const satisfies RouteTable
