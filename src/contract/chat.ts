import { type Static, Type } from 'typebox'
import { SupportOrigin } from './dialog'
import type { ApiOf, RouteTable } from './route'
import { Done, Id, Instant, Nullable, Picture } from './scalars'

/** A hotel, voucher or order that is sent in a chat; id opens its page. */
export const ChatCard = Type.Object({
  kind: Type.Enum(['hotel', 'product', 'hotelOrder', 'couponOrder', 'exchangeOrder', 'mixOrder']),
  id: Type.String(),
  title: Type.String(),
  text: Type.String({ description: 'District, dates or state' }),
  picture: Nullable(Picture),
})
export type ChatCard = Static<typeof ChatCard>

/** What names a card that is sent: the server makes the card itself, if the sender may see what it shows. */
const CardName = Type.Object({ kind: ChatCard.properties.kind, id: Id })
export type ChatCardName = Static<typeof CardName>

/** Who wrote a message; `system` lines report what happens in the chat. */
export const ChatSender = Type.Enum(['traveler', 'agent', 'system'])
export type ChatSender = Static<typeof ChatSender>

/** A message of a chat; seq counts them from 1 without gaps. */
export const ChatMessage = Type.Object({
  messageId: Id,
  seq: Type.Integer({ minimum: 1 }),
  clientId: Type.String({ description: 'As its sender sent it; empty for system lines' }),
  sender: ChatSender,
  senderName: Type.String({ description: 'Empty for the traveler' }),
  type: Type.Enum(['text', 'image', 'card']),
  content: Type.String(),
  picture: Nullable(Picture),
  card: Nullable(ChatCard),
  createdAt: Instant,
})
export type ChatMessage = Static<typeof ChatMessage>

/** When people respond. */
export const ChatHours = Type.Object({
  text: Type.String({ description: 'e.g. Every day 08:00 – 22:00, Shanghai time' }),
  isOpen: Type.Boolean(),
  opensAt: Nullable(Instant, { description: 'Null while it is open' }),
})
export type ChatHours = Static<typeof ChatHours>

/** A chat with a person as its traveler sees it. */
export const ChatSession = Type.Object({
  sessionId: Id,
  state: Type.Enum(['waiting', 'open', 'closed']),
  queuePlace: Nullable(Type.Integer({ minimum: 1 }), { description: 'While it waits: 1 is next' }),
  agentName: Type.String({ description: 'Empty until somebody has taken it' }),
  isDemoAgent: Type.Boolean({ description: 'The agent is a program of the demo' }),
  isBackToAssistant: Type.Boolean({ description: 'It was closed by handing back to the assistant' }),
  lastSeq: Type.Integer(),
  ownReadSeq: Type.Integer(),
  agentReadSeq: Type.Integer(),
  isAgentTyping: Type.Boolean(),
  canSurvey: Type.Boolean({ description: 'It is closed, somebody answered, and it was not rated yet' }),
  openedAt: Instant,
})
export type ChatSession = Static<typeof ChatSession>

/** Frames of every chat's socket: messages after the last one that was sent, or why the socket is closed. */
export const sharedFrames = [
  Type.Object({ kind: Type.Literal('ready') }),
  Type.Object({ kind: Type.Literal('messages'), list: Type.Array(ChatMessage) }),
  Type.Object({ kind: Type.Literal('limited'), text: Type.String() }),
  Type.Object({ kind: Type.Literal('stopping'), text: Type.String() }),
  Type.Object({ kind: Type.Literal('pong') }),
] as const

/** What comes over a chat's socket: the shared frames, and the state of the session. */
export const ChatFrame = Type.Union([
  ...sharedFrames,
  Type.Object({ kind: Type.Literal('session'), session: ChatSession }),
])
export type ChatFrame = Static<typeof ChatFrame>

/** What goes over a chat's socket: the ticket with the last known message first, then what the person does. */
export const ChatSignal = Type.Union([
  Type.Object({
    kind: Type.Literal('hello'),
    ticket: Type.String({ maxLength: 100 }),
    after: Type.Integer({ minimum: 0 }),
  }),
  Type.Object({ kind: Type.Literal('typing') }),
  Type.Object({ kind: Type.Literal('read'), seq: Type.Integer({ minimum: 0 }) }),
  Type.Object({ kind: Type.Literal('ping') }),
])
export type ChatSignal = Static<typeof ChatSignal>

/** What names a chat. */
export const OfSession = Type.Object({ sessionId: Id })

/** What is sent in a chat, by traveler or agent; the same clientId gives the same message. */
export const ChatMessageInput = Type.Object({
  ...OfSession.properties,
  clientId: Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' }),
  content: Type.Optional(Type.String({ maxLength: 4000 })),
  fileId: Type.Optional(Id),
  card: Type.Optional(CardName),
})
export type ChatMessageInput = Static<typeof ChatMessageInput>

/** Which messages of a chat are read: those after one (on a new connection) or before one (on scrolling up). */
export const ChatHistoryInput = Type.Object({
  ...OfSession.properties,
  after: Type.Optional(Type.Integer({ minimum: 0 })),
  before: Type.Optional(Type.Integer({ minimum: 1 })),
})
export type ChatHistoryInput = Static<typeof ChatHistoryInput>

/** What a person has read of a chat, and whether the person is writing. */
const ChatPageState = Type.Object({
  readSeq: Type.Optional(Type.Integer({ minimum: 0 })),
  isTyping: Type.Optional(Type.Boolean()),
})
export type ChatPageState = Static<typeof ChatPageState>

/** The page state of a chat, by traveler or agent. */
export const ChatPageStateInput = Type.Object({ ...OfSession.properties, ...ChatPageState.properties })
export type ChatPageStateInput = Static<typeof ChatPageStateInput>

/** A one-use ticket for the socket at its path, good for a minute. */
export const ChatTicket = Type.Object({ ticket: Type.String(), path: Type.String(), expiresAt: Instant })
export type ChatTicket = Static<typeof ChatTicket>

const mine = { client: 'chat', auth: 'open', marksStaleToken: true } as const
const cards = {
  method: 'GET',
  ...mine,
  input: Type.Object({}),
  reply: Type.Object({ list: Type.Array(ChatCard) }),
} as const

export const chatRoutes = {
  openChatSession: {
    method: 'POST',
    path: '/api/im/chat/session',
    operationId: 'openChatSession',
    summary: 'The caller’s running chat with a person, or a new one at the end of the queue',
    ...mine,
    input: Type.Object({ dialogId: Type.Optional(Id), origin: Type.Optional(SupportOrigin) }),
    reply: ChatSession,
  },
  getChatSessionInfo: {
    method: 'GET',
    path: '/api/im/chat/session',
    operationId: 'getChatSessionInfo',
    summary: 'A chat of the caller’s, by default the last one, and when people answer',
    ...mine,
    input: Type.Object({ sessionId: Type.Optional(Id) }),
    reply: Type.Object({ session: Nullable(ChatSession), hours: ChatHours }),
  },
  listChatHistory: {
    method: 'GET',
    path: '/api/im/chat/history',
    operationId: 'listChatHistory',
    summary: 'Messages in their order, at most 50, and how the chat stands',
    ...mine,
    input: ChatHistoryInput,
    reply: Type.Object({ list: Type.Array(ChatMessage), session: ChatSession }),
  },
  sendChatMessage: {
    method: 'POST',
    path: '/api/im/chat/message',
    operationId: 'sendChatMessage',
    summary: 'Send a text, picture or card; 409 chat_closed where the chat has ended',
    ...mine,
    input: ChatMessageInput,
    reply: ChatMessage,
  },
  syncChatPageState: {
    method: 'PUT',
    path: '/api/im/chat/state',
    operationId: 'syncChatPageState',
    summary: 'What was read up to now, and whether the traveler is writing',
    ...mine,
    input: ChatPageStateInput,
    reply: ChatSession,
  },
  createChatTicket: {
    method: 'POST',
    path: '/api/im/chat/ticket',
    operationId: 'createChatTicket',
    summary: 'A ticket that opens the chat’s socket once',
    ...mine,
    input: OfSession,
    reply: ChatTicket,
  },
  closeChatSession: {
    method: 'POST',
    path: '/api/im/chat/close',
    operationId: 'closeChatSession',
    summary: 'End a chat from the traveler’s side',
    ...mine,
    input: OfSession,
    reply: ChatSession,
  },
  submitSurvey: {
    method: 'POST',
    path: '/api/im/chat/survey',
    operationId: 'submitSurvey',
    summary: 'Rate a closed chat, once; 409 already_rated afterwards',
    ...mine,
    input: Type.Object({
      ...OfSession.properties,
      score: Type.Integer({ minimum: 1, maximum: 5 }),
      isSolved: Type.Boolean(),
      comment: Type.Optional(Type.String({ maxLength: 1000 })),
    }),
    reply: Done,
  },
  countSurveys: {
    method: 'GET',
    path: '/api/im/chat/survey/count',
    operationId: 'countSurveys',
    summary: 'How many chats the caller has rated, and how many can still be',
    ...mine,
    input: Type.Object({}),
    reply: Type.Object({ rated: Type.Integer(), waiting: Type.Integer() }),
  },
  listChatBrowsing: {
    path: '/api/im/chat/browsing',
    operationId: 'listChatBrowsing',
    summary: 'Hotels that the caller viewed last, to send in a chat',
    ...cards,
  },
  listChatCollection: {
    path: '/api/im/chat/collection',
    operationId: 'listChatCollection',
    summary: 'Hotels and vouchers of the caller’s wish list, to send in a chat',
    ...cards,
  },
  listBoughtGoods: {
    path: '/api/im/chat/bought',
    operationId: 'listBoughtGoods',
    summary: 'The caller’s orders, newest first, to send in a chat',
    ...cards,
  },
} as const satisfies RouteTable

export type ChatApi = ApiOf<typeof chatRoutes>
