import { eq } from 'drizzle-orm'
import type { ChatMessage } from '@/contract/chat'
import { chatSession } from '../kernel/database/schema/support'
import { enqueueJob } from '../kernel/jobs/outbox'
import type { JobHandler } from '../kernel/jobs/run-jobs'
import type { Services } from '../kernel/services'
import { addSystemLine, readMessages, sendMessage } from '../support/messages'
import { changeSession, findSession, isOpenWith, readMark, type SessionRow } from '../support/repository/sessions'
import { AWAY_MS, isAgentPresent } from '../support/roles'
import { type ChatDemo, closeSession } from '../support/sessions'
import { type DemoReply, demoReply } from './chat-reply'

/** Delay before the reply, in which a person would read the message, ms. */
const THINKING_MS = 2_000

const NAME = 'Demo agent'
const takenLine = { text: 'You are now chatting with a demo agent, a program.' }
const endedLine = { text: `${NAME} ended the chat.` }

/** Plans a reply of the demo agent to a chat that begins or goes on. */
export const chatDemo: ChatDemo = {
  planReply: async (tx, services, sessionId) => {
    const availableAt = new Date(services.clock.now().getTime() + THINKING_MS)
    const key = `${sessionId} ${services.random.id()}`
    await enqueueJob(tx, services, { topic: 'demo-chat-reply', key, payload: { sessionId }, availableAt })
  },
}

/** Takes a chat that waits. */
async function take(services: Services, { id }: SessionRow): Promise<void> {
  await services.database.transaction(async (tx) => {
    const isWaiting = eq(chatSession.state, 'waiting')
    const changes = { state: 'open', agentName: NAME, isDemoAgent: true, takenAt: services.clock.now() } as const
    const taken = await changeSession(tx, id, changes, isWaiting)
    if (taken) await addSystemLine(tx, services, id, takenLine)
  })
  services.chatLive.wake(id)
}

/** The messages of the traveler since the agent wrote last; null where a greeting has been sent and nothing is new. */
function unanswered(messages: readonly ChatMessage[]): readonly ChatMessage[] | null {
  const lastOfAgent = messages.findLast(({ sender }) => sender === 'agent')?.seq ?? 0
  const fresh = messages.filter(({ seq, sender }) => seq > lastOfAgent && sender === 'traveler')
  return fresh.length === 0 && lastOfAgent > 0 ? null : fresh
}

async function send(
  services: Services,
  session: SessionRow,
  { text, isGoodbye }: DemoReply,
  seq: number,
): Promise<void> {
  const clientId = `demo-${String(seq).padStart(8, '0')}`
  await sendMessage(
    services,
    { sessionId: session.id, clientId, content: text },
    {
      writer: { sender: 'agent', name: NAME, userId: null },
      condition: isOpenWith(null),
      also: async (tx) => {
        await changeSession(tx, session.id, { agentReadSeq: readMark('agentReadSeq', seq) })
        if (!isGoodbye) return
        await closeSession(tx, services, session.id, { line: endedLine, condition: isOpenWith(null) })
      },
    },
  )
}

/** Takes a chat that waits and replies to what is new in it, unless a person has it. While people are at work it leaves waiting chats to them. */
export const demoChatReply: JobHandler<'demo-chat-reply'> = async (services, { sessionId }) => {
  const { db } = services.database
  const waiting = await findSession(db, sessionId)
  if (waiting?.state === 'waiting') {
    // By then an agent who has given no further sign counts as away.
    if (await isAgentPresent(services)) return new Date(services.clock.now().getTime() + AWAY_MS)
    await take(services, waiting)
  }
  const session = await findSession(db, sessionId)
  if (session?.state !== 'open' || !session.isDemoAgent) return
  const messages = await readMessages(services, { sessionId })
  const fresh = unanswered(messages)
  if (fresh === null) return
  const isFirst = messages.every(({ sender }) => sender !== 'agent')
  await send(services, session, demoReply(fresh, { isFirst, summary: session.summary }), session.lastSeq)
}
