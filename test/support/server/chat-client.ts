import { grantSupport } from '../../../server/support/roles'
import { call, type Caller, type Reply } from './call'
import { signIn, type SignedInPerson } from './sign-in'
import type { TestServer } from './start-test-server'

let names = 0

/** A new name for a message or a device, as clients make them. */
export const newName = (): string => `name-${String((names += 1)).padStart(8, '0')}`

/** Someone in a chat with the calls of the contract. */
export interface ChatPerson extends Caller {
  request(operationId: string, input?: object): Promise<Reply>
  /** Opens the running chat or a new one and returns its id. */
  open(input?: object): Promise<string>
  /** Sends a text. */
  send(sessionId: string, content: string, clientId?: string): Promise<Reply>
  /** The contents of a chat in their order. */
  contents(sessionId: string): Promise<string[]>
}

/** A caller with these headers. */
export function chatPerson({ app }: Pick<TestServer, 'app'>, caller: Caller): ChatPerson {
  const request = (operationId: string, input: object = {}) => call(app, operationId, input, caller)
  return {
    ...caller,
    request,
    open: async (input = {}) => (await request('openChatSession', input)).body.sessionId,
    send: (sessionId, content, clientId = newName()) => request('sendChatMessage', { sessionId, clientId, content }),
    contents: async (sessionId) =>
      (await request('listChatHistory', { sessionId })).body.list.map(({ content }: { content: string }) => content),
  }
}

/** A visitor on a device of their own. */
export const visitor = (server: TestServer, deviceId = newName()): ChatPerson => chatPerson(server, { deviceId })

/** A signed-in traveler on a device of their own. */
export async function traveler(server: TestServer, deviceId = newName()): Promise<ChatPerson & SignedInPerson> {
  const person = await signIn(server.services, { deviceId })
  return { ...person, ...chatPerson(server, { token: person.token, deviceId }) }
}

/** Someone of the support. */
export async function supporter(server: TestServer): Promise<ChatPerson & SignedInPerson> {
  const person = await signIn(server.services)
  await grantSupport(
    server.services,
    { email: person.email, grantedBy: 'olga@staylark.example' },
    async () => undefined,
  )
  return { ...person, ...chatPerson(server, { token: person.token }) }
}

/** An agent's message. */
export const reply = (agent: ChatPerson, sessionId: string, content: string): Promise<Reply> =>
  agent.request('sendAgentMessage', { sessionId, clientId: newName(), content })

/** A chat of a person that an agent has taken and written in. */
export async function repliedChat(person: ChatPerson, agent: ChatPerson): Promise<string> {
  const sessionId = await person.open()
  await agent.request('takeChat', { sessionId })
  await reply(agent, sessionId, 'Hello.')
  return sessionId
}
