import { randomUUID } from 'node:crypto'
import { chatAgentRoutes } from '@/contract/chat-agent'
import { operate } from '../../support/server/run-operator'
import { eventually } from './eventually'
import { openSignedInPhone } from './signed-in-phone'
import type { Staylark } from './staylark'

/** An agent of the support who works with the agents' calls. */
export interface ChatAgent {
  /** Takes the chat that waits, once there is one, and returns its id. */
  take(): Promise<string>
  answer(sessionId: string, content: string): Promise<void>
  /** Contents of the chat in their order, each with who wrote it; the traveler sees that they were read. */
  read(sessionId: string): Promise<string[]>
  close(sessionId: string): Promise<void>
}

/** Where a server of tests is, and its data. */
interface AgentServer {
  readonly url: string
  readonly dataDir: string
}

type AgentCall = keyof typeof chatAgentRoutes

/** Signs an agent in and lets the server see the agent, so that the demo's agent leaves the chats alone. */
export async function openAgent(staylark: Staylark, email: string): Promise<ChatAgent> {
  const { url, server } = staylark
  const { context } = await openSignedInPhone(staylark, email)
  const token = (await context.cookies()).find(({ name }) => name === 'access_token')?.value
  return agentOf({ url, dataDir: server.dataDir }, email, token ?? '')
}

/** The same for an account that is signed in with this token. */
export async function agentOf(server: AgentServer, email: string, token: string): Promise<ChatAgent> {
  const { url } = server
  await operate(server, 'grant', email, 'support')
  const request = async (operationId: AgentCall, input: Record<string, string | number> = {}) => {
    const { method, path } = chatAgentRoutes[operationId]
    const inQuery = method === 'GET'
    const reply = await fetch(
      `${url}${path}${inQuery ? `?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])).toString()}` : ''}`,
      {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(inQuery ? {} : { body: JSON.stringify(input) }),
      },
    )
    if (!reply.ok) throw new Error(`${operationId}: ${reply.status} ${await reply.text()}`)
    return reply.json()
  }
  await request('listChatQueue')
  return {
    take: async () => {
      let waiting: { sessionId: string }[] = []
      await eventually(
        async () => {
          waiting = (await request('listChatQueue')).list.filter(({ state }: { state: string }) => state === 'waiting')
        },
        () => expect(waiting).toHaveLength(1),
      )
      const sessionId = waiting[0]?.sessionId ?? ''
      await request('takeChat', { sessionId })
      return sessionId
    },
    answer: (sessionId, content) => request('sendAgentMessage', { sessionId, clientId: randomUUID(), content }),
    read: async (sessionId) => {
      const { list, chat } = await request('readAgentChat', { sessionId, after: '0' })
      await request('syncAgentState', { sessionId, readSeq: chat.lastSeq })
      return list.map(({ sender, content }: { sender: string; content: string }) => `${sender}: ${content}`)
    },
    close: (sessionId) => request('closeChat', { sessionId }),
  }
}
