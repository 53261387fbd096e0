import { sql } from 'drizzle-orm'
import { call } from '../server/call'
import type { AdasThings } from './adas-things'
import { open, ownersOnly, type Row } from './row'

/** A chat of Ada's, which is running or has ended with an agent's message. */
async function chatOf({ server, ada }: AdasThings, isEnded = false): Promise<string> {
  const { sessionId } = (await call(server.app, 'openChatSession', {}, ada)).body
  if (!isEnded) return sessionId
  const { db } = server.services.database
  const now = server.clock.now().toISOString()
  await db.execute(sql`
    insert into chat_message (session_id, seq, id, sender, type, content, created_at)
    values (${sessionId}, 1, ${sessionId}, 'agent', 'text', 'Hello', ${now})`)
  await db.execute(
    sql`update chat_session set state = 'closed', last_seq = 1, closed_at = ${now} where id = ${sessionId}`,
  )
  return sessionId
}

let messages = 0

const absent = { sessionId: 'NOSUCHCHAT' }

/** A call about a chat of Ada's: anybody may call, with a device at least, but to others it does not exist. */
const ownersChat = (more: () => object = () => ({}), isEnded = false): Row => ({
  ...ownersOnly(async (things) => ({ sessionId: await chatOf(things, isEnded), ...more() }), { ...absent, ...more() }),
  visitor: 400,
})

const message = () => ({ clientId: `matrix-${String((messages += 1)).padStart(6, '0')}`, content: 'Hi' })

/** A call about the caller's own chats, which needs an account or a device. */
const ownChats = (input: Row['input'] = () => ({})): Row => ({ ...open(input), visitor: 400 })

/** No chat waits, because a place in the queue shows how many do. */
async function withoutWaitingChats({ server }: AdasThings): Promise<object> {
  await server.services.database.db.execute(sql`delete from chat_session`)
  return {}
}

/** A call for people of the support. */
const agentsOnly = (input: Row['input'] = () => ({})): Row => ({ input, visitor: 401, eve: 403, ada: 403 })

const anyChat = async (things: AdasThings) => ({ sessionId: await chatOf(things) })

/** Rows of chats with people. */
export const chatRows: Record<string, Row> = {
  openChatSession: ownChats(withoutWaitingChats),
  getChatSessionInfo: ownChats(withoutWaitingChats),
  listChatHistory: ownersChat(),
  sendChatMessage: ownersChat(message),
  syncChatPageState: ownersChat(() => ({ isTyping: true })),
  createChatTicket: ownersChat(),
  closeChatSession: ownersChat(),
  submitSurvey: ownersChat(() => ({ score: 5, isSolved: true }), true),
  countSurveys: ownChats(),
  listChatBrowsing: open(),
  listChatCollection: open(),
  listBoughtGoods: open(),
  listChatQueue: agentsOnly(),
  takeChat: agentsOnly(anyChat),
  readAgentChat: agentsOnly(anyChat),
  sendAgentMessage: agentsOnly(async (things) => ({ ...(await anyChat(things)), ...message() })),
  syncAgentState: agentsOnly(anyChat),
  createAgentTicket: agentsOnly(anyChat),
  handBackChat: agentsOnly(anyChat),
  closeChat: agentsOnly(anyChat),
  listCannedTexts: agentsOnly(),
}
