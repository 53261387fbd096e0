import { chatPerson, newName, reply, supporter, traveler, visitor, repliedChat } from '../../support/server/chat-client'
import { revokeRoles } from '../../../server/support/roles'
import { withFreshToken } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ connections: 20 })
})
afterAll(() => server.close())

const calls: [string, object][] = [
  ['listChatQueue', {}],
  ['takeChat', { sessionId: 'x' }],
  ['readAgentChat', { sessionId: 'x' }],
  ['sendAgentMessage', { sessionId: 'x', clientId: newName(), content: 'x' }],
  ['syncAgentState', { sessionId: 'x' }],
  ['createAgentTicket', { sessionId: 'x' }],
  ['handBackChat', { sessionId: 'x' }],
  ['closeChat', { sessionId: 'x' }],
  ['listCannedTexts', {}],
]

test.each(calls)('%s is for people of the support', async (operationId, input) => {
  const ada = await traveler(server)
  expect((await visitor(server).request(operationId, input)).status).toBe(401)
  const { status, body } = await ada.request(operationId, input)
  expect([status, body.code]).toEqual([403, 'no_role'])
})

test('the queue lists waiting chats first, with what the traveler is about', async () => {
  const [agent, ada] = [await supporter(server), await traveler(server)]
  const open = await repliedChat(visitor(server), agent)
  server.clock.advance(1_000)
  const sessionId = await ada.open({ origin: { from: 'hotel', id: 'h1' } })
  const { list } = (await agent.request('listChatQueue')).body
  const at = (id: string) => list.findIndex((chat: { sessionId: string }) => chat.sessionId === id)
  expect(at(sessionId)).toBeLessThan(at(open))
  expect(list[at(sessionId)]).toMatchObject({
    state: 'waiting',
    travelerName: 'Guest',
    isSignedIn: true,
    isOwn: false,
    origin: { from: 'hotel', id: 'h1' },
  })
  expect(list[at(open)]).toMatchObject({ state: 'open', travelerName: '', isSignedIn: false, isOwn: true })
})

test('of ten agents who take a chat at once one gets it, and it is announced once', async () => {
  const ada = await traveler(server)
  const sessionId = await ada.open()
  const agents = await Promise.all(Array.from({ length: 10 }, () => supporter(server)))
  const replies = await Promise.all(agents.map((agent) => agent.request('takeChat', { sessionId })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['chat_taken']),
  )
  expect(await ada.contents(sessionId)).toEqual(['You are now chatting with a person: Guest.'])
  const winner = agents[replies.findIndex(({ status }) => status === 200)]
  expect((await winner?.request('takeChat', { sessionId }))?.status).toBe(200)
  expect(await ada.contents(sessionId)).toHaveLength(1)
})

test('a chat that there is not cannot be taken', async () => {
  const { status, body } = await (await supporter(server)).request('takeChat', { sessionId: 'NOSUCHCHAT' })
  expect([status, body.message]).toEqual([404, 'There is no such chat.'])
})

test('only who took a chat writes in it, closes it or hands it back', async () => {
  const [ada, agent, other] = [await traveler(server), await supporter(server), await supporter(server)]
  const waiting = await ada.open()
  expect((await reply(agent, waiting, 'Too early')).body.code).toBe('chat_taken')
  const sessionId = await repliedChat(ada, agent)
  const refused = [
    await reply(other, sessionId, 'Not mine'),
    await other.request('closeChat', { sessionId }),
    await other.request('handBackChat', { sessionId }),
    await other.request('syncAgentState', { sessionId, readSeq: 1 }),
    await other.request('createAgentTicket', { sessionId }),
  ]
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [409, 'chat_taken']))
  expect((await other.request('readAgentChat', { sessionId })).status).toBe(200)
  expect((await agent.request('handBackChat', { sessionId })).body.state).toBe('closed')
  expect((await ada.request('getChatSessionInfo', { sessionId })).body.session.isBackToAssistant).toBe(true)
  expect((await ada.contents(sessionId)).at(-1)).toBe('Guest handed you back to the assistant, which is an AI.')
  const late = [await reply(agent, sessionId, 'Late'), await agent.request('closeChat', { sessionId })]
  expect(late.map(({ body }) => body.code)).toEqual(['chat_closed', 'chat_closed'])
  expect((await agent.request('takeChat', { sessionId })).body.code).toBe('chat_closed')
})

test('an agent who was not seen for 150 s has left the chat to others', async () => {
  const [ada, agent, other] = [await traveler(server), await supporter(server), await supporter(server)]
  const sessionId = await repliedChat(ada, agent)
  const fresh = async (person: typeof agent) =>
    chatPerson(server, { token: (await withFreshToken(server.services, person)).token })
  server.clock.advance(149_000)
  expect((await other.request('takeChat', { sessionId })).body.code).toBe('chat_taken')
  await agent.request('listCannedTexts')
  server.clock.advance(149_000)
  expect((await other.request('takeChat', { sessionId })).body.code).toBe('chat_taken')
  server.clock.advance(2_000)
  expect((await other.request('takeChat', { sessionId })).status).toBe(200)
  expect((await reply(await fresh(agent), sessionId, 'I am back')).body.code).toBe('chat_taken')
  expect((await ada.contents(sessionId)).filter((text) => text.startsWith('You are now'))).toHaveLength(2)
})

test('a traveler’s message says nothing about its sender, an agent’s has the name', async () => {
  const [ada, agent] = [await traveler(server), await supporter(server)]
  const sessionId = await repliedChat(ada, agent)
  await ada.send(sessionId, 'Hi')
  const { list } = (await agent.request('readAgentChat', { sessionId, after: 1 })).body
  expect(list.map(({ sender, senderName }: Record<string, string>) => [sender, senderName])).toEqual([
    ['agent', 'Guest'],
    ['traveler', ''],
  ])
  expect(JSON.stringify(list)).not.toContain(ada.uid)
})

test('an agent’s chat with a former role is nobody’s business any more', async () => {
  const [ada, agent] = [await traveler(server), await supporter(server)]
  const sessionId = await repliedChat(ada, agent)
  expect(await revokeRoles(server.services, agent.email, async () => undefined)).toBe(true)
  expect((await reply(agent, sessionId, 'Still here')).body.code).toBe('no_role')
  const other = await supporter(server)
  expect((await other.request('takeChat', { sessionId })).status).toBe(200)
})

test('canned replies have keys of their own', async () => {
  const { list } = (await (await supporter(server)).request('listCannedTexts')).body
  expect(new Set(list.map(({ key }: { key: string }) => key)).size).toBe(list.length)
  expect(list.length).toBeGreaterThan(4)
})
