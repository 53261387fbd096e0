import type { SupportCalls } from '@/api/support-api'
import type { ChatCard, ChatFrame, ChatMessage, ChatMessageInput, ChatSession, ChatSignal } from '@/contract/chat'
import type { SocketHandlers } from '@/platform/socket/contract'
import { noReply } from './held-call'

/** A session as the server returns it. */
export const sessionOf = (change: Partial<ChatSession> = {}): ChatSession => ({
  sessionId: 's1',
  state: 'open',
  queuePlace: null,
  agentName: 'Mia',
  isDemoAgent: false,
  isBackToAssistant: false,
  lastSeq: 0,
  ownReadSeq: 0,
  agentReadSeq: 0,
  isAgentTyping: false,
  canSurvey: false,
  openedAt: '2026-12-01T08:00:00.000Z',
  ...change,
})

/** A message as the server returns it. */
export const messageOf = (seq: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  messageId: `m${seq}`,
  seq,
  clientId: '',
  sender: 'agent',
  senderName: 'Mia',
  type: 'text',
  content: `Message ${seq}`,
  picture: null,
  card: null,
  createdAt: '2026-12-01T08:00:00.000Z',
  ...change,
})

/** A hotel as a card. */
export const hotelCard: ChatCard = { kind: 'hotel', id: 'h1', title: 'Harbour House', text: 'The Bund', picture: null }

const hours = { text: 'Every day', isOpen: true, opensAt: null }
const PAGE = 50

interface OpenedSocket {
  readonly handlers: SocketHandlers
  isReady: boolean
  isClosed: boolean
  sentSeq: number
}

/** A server with one chat, its sockets and a network that fails as a test demands. */
export function createChatServer() {
  const sockets: OpenedSocket[] = []
  const server = {
    isOnline: true,
    /** Sockets are refused, calls are not. */
    refusesSockets: false,
    /** Sockets open and stay silent. */
    isSilent: false,
    /** The next calls that send a message: lost on their way there, or on the way back. */
    losses: [] as ('request' | 'reply')[],
    /** The next message is refused with this body. */
    refusals: [] as object[],
    messages: [] as ChatMessage[],
    session: sessionOf() as ChatSession | null,
    /** Names of the calls that reached the server, with their inputs. */
    calls: [] as [name: string, input: object][],
    signals: [] as ChatSignal[],
    named: (name: string) => server.calls.filter(([each]) => each === name).map(([, input]) => input),
    openSockets: () => sockets.filter(({ isClosed }) => !isClosed).length,
    /** Adds a message of the agent and pushes it. */
    agentWrites(content = 'Hello') {
      add({ content })
    },
    /** Changes the session and pushes it. */
    change(part: Partial<ChatSession>) {
      server.session = { ...current(), ...part }
      push({ kind: 'session', session: server.session })
    },
    /** Sends a frame through every socket, as it is. */
    push,
    /** Drops every socket. */
    drop: () => sockets.forEach(end),
    calling: undefined as unknown as SupportCalls['chat'],
    openSocket,
  }

  function current(): ChatSession {
    if (!server.session) throw noReply
    return server.session
  }
  function add(change: Partial<ChatMessage>): ChatMessage {
    const message = messageOf(server.messages.length + 1, change)
    server.messages.push(message)
    server.session = { ...current(), lastSeq: message.seq }
    sockets.forEach(pushMessages)
    return message
  }
  function push(frame: ChatFrame) {
    for (const { isReady, isClosed, handlers } of sockets)
      if (isReady && !isClosed && !server.isSilent) handlers.onMessage(JSON.stringify(frame))
  }
  function pushMessages(socket: OpenedSocket) {
    const list = server.messages.filter(({ seq }) => seq > socket.sentSeq)
    if (!socket.isReady || socket.isClosed || server.isSilent || list.length === 0) return
    socket.sentSeq = server.messages.length
    socket.handlers.onMessage(JSON.stringify({ kind: 'messages', list }))
  }
  function end(socket: OpenedSocket) {
    if (socket.isClosed) return
    socket.isClosed = true
    socket.handlers.onClose()
  }
  function receive(socket: OpenedSocket, text: string) {
    if (socket.isClosed || server.isSilent) return
    const signal = JSON.parse(text) as ChatSignal
    server.signals.push(signal)
    if (signal.kind === 'ping') socket.handlers.onMessage('{"kind":"pong"}')
    if (signal.kind === 'read') server.session = { ...current(), ownReadSeq: signal.seq }
    if (signal.kind !== 'hello') return
    socket.isReady = true
    socket.sentSeq = signal.after
    socket.handlers.onMessage('{"kind":"ready"}')
    pushMessages(socket)
  }
  function openSocket(_url: string, handlers: SocketHandlers) {
    const socket: OpenedSocket = { handlers, isReady: false, isClosed: false, sentSeq: 0 }
    sockets.push(socket)
    queueMicrotask(() => {
      if (socket.isClosed) return
      if (server.isOnline && !server.refusesSockets) handlers.onOpen()
      else end(socket)
    })
    return {
      send: (text: string) => queueMicrotask(() => receive(socket, text)),
      close: () => void (socket.isClosed = true),
    }
  }

  function store({ clientId, content = '', card }: ChatMessageInput): ChatMessage {
    const known = server.messages.find((message) => message.clientId === clientId)
    const type = card ? 'card' : content === '' ? 'image' : 'text'
    return known ?? add({ clientId, content, type, sender: 'traveler', senderName: '' })
  }
  const call =
    <Input extends object, Reply>(name: string, reply: (input: Input) => Reply) =>
    async (input: Input): Promise<Reply> => {
      await Promise.resolve()
      if (!server.isOnline) throw noReply
      server.calls.push([name, input])
      return reply(input)
    }
  const history = ({ after = 0, before = Infinity }: { after?: number; before?: number }) => {
    const list = server.messages.filter(({ seq }) => seq > after && seq < before)
    return { list: before === Infinity ? list.slice(0, PAGE) : list.slice(-PAGE), session: current() }
  }
  const send = (input: ChatMessageInput) => {
    const refusal = server.refusals.shift()
    if (refusal) throw refusal
    const loss = server.losses.shift()
    if (loss === 'request') throw noReply
    const message = store(input)
    if (loss === 'reply') throw noReply
    return message
  }
  const cards = { list: [hotelCard] }
  server.calling = {
    openChatSession: call('open', () => (server.session ??= sessionOf())),
    getChatSessionInfo: call('info', () => ({ session: server.session, hours })),
    listChatHistory: call('history', history),
    sendChatMessage: call('send', send),
    syncChatPageState: call('state', ({ readSeq }: { readSeq?: number }) => {
      server.session = { ...current(), ownReadSeq: Math.max(current().ownReadSeq, readSeq ?? 0) }
      return server.session
    }),
    createChatTicket: call('ticket', () => ({ ticket: 't', path: '/socket', expiresAt: '2026-12-01T08:01:00.000Z' })),
    closeChatSession: call('close', () => (server.session = { ...current(), state: 'closed', canSurvey: true })),
    submitSurvey: call('survey', () => ({ ok: true }) as const),
    listChatBrowsing: call('browsing', () => cards),
    listChatCollection: call('collection', () => cards),
    listBoughtGoods: call('bought', () => cards),
  }
  return server
}
