import { repliedChat, chatPerson, newName, supporter, traveler, visitor } from '../../support/server/chat-client'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const second = () => server.clock.advance(1_000)

test('a visitor opens a chat once, however often it is opened', async () => {
  const vera = visitor(server)
  const opened = await Promise.all(Array.from({ length: 8 }, () => vera.open({ origin: { from: 'home', id: '' } })))
  expect(new Set(opened).size).toBe(1)
  const info = (await vera.request('getChatSessionInfo')).body
  expect(info.session).toMatchObject({ sessionId: opened[0], state: 'waiting', lastSeq: 0, agentName: '' })
  expect(info.hours).toEqual({ text: 'Every day, at any time', isOpen: true, opensAt: null })
})

test('a call that names neither account nor device is refused with a reason', async () => {
  const nobody = chatPerson(server, {})
  for (const operationId of ['openChatSession', 'getChatSessionInfo', 'countSurveys']) {
    const { status, body } = await nobody.request(operationId)
    expect([status, body.message]).toEqual([400, 'Please sign in, or send a device-id, to chat with us.'])
  }
})

test('the queue counts the chats that wait before', async () => {
  const [first, next, agent] = [visitor(server), visitor(server), await supporter(server)]
  second()
  const firstId = await first.open()
  second()
  const nextId = await next.open()
  const place = async (person = next, sessionId = nextId) =>
    (await person.request('getChatSessionInfo', { sessionId })).body.session.queuePlace
  const before = await place()
  expect(await place(first, firstId)).toBe(before - 1)
  await agent.request('takeChat', { sessionId: firstId })
  expect([await place(), await place(first, firstId)]).toEqual([before - 1, null])
})

test('a chat is nobody else’s, and looks as if it did not exist', async () => {
  const [vera, eve, ada] = [visitor(server), visitor(server), await traveler(server)]
  const sessionId = await vera.open()
  const calls: [string, object][] = [
    ['getChatSessionInfo', { sessionId }],
    ['listChatHistory', { sessionId }],
    ['sendChatMessage', { sessionId, clientId: newName(), content: 'x' }],
    ['syncChatPageState', { sessionId, readSeq: 1 }],
    ['createChatTicket', { sessionId }],
    ['closeChatSession', { sessionId }],
    ['submitSurvey', { sessionId, score: 5, isSolved: true }],
  ]
  for (const [operationId, input] of calls)
    for (const person of [eve, ada]) {
      const refused = await person.request(operationId, input)
      const none = await person.request(operationId, { ...input, sessionId: 'NOSUCHCHAT' })
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        404,
        none.body.code,
        none.body.message,
      ])
    }
  expect(await vera.contents(sessionId)).toEqual([])
})

test('who signs in takes the chat of the device along, and the sign-out hides it', async () => {
  const vera = visitor(server, 'phone-of-vera')
  const sessionId = await vera.open()
  await vera.send(sessionId, 'Before the sign-in')
  const signedIn = await traveler(server, 'phone-of-vera')
  expect(await signedIn.contents(sessionId)).toEqual(['Before the sign-in'])
  expect((await vera.request('listChatHistory', { sessionId })).status).toBe(404)
  expect((await vera.request('getChatSessionInfo')).body.session).toBeNull()
  expect(await signedIn.open()).toBe(sessionId)
})

test('of two running chats the account’s goes on, and the device’s stays readable', async () => {
  const ada = await traveler(server, 'phone-of-ada')
  const own = await ada.open()
  const onDevice = await visitor(server, 'phone-of-ada').open()
  expect(own).not.toBe(onDevice)
  expect(await ada.open()).toBe(own)
  expect((await ada.request('listChatHistory', { sessionId: onDevice })).status).toBe(200)
})

test('the traveler ends a chat once, and the next one is new', async () => {
  const ada = await traveler(server)
  const sessionId = await ada.open()
  for (const again of [1, 2]) {
    const { status, body } = await ada.request('closeChatSession', { sessionId })
    expect([again, status, body.state, body.lastSeq]).toEqual([again, 200, 'closed', 1])
  }
  const refused = await ada.send(sessionId, 'Too late')
  expect([refused.status, refused.body.code]).toEqual([409, 'chat_closed'])
  expect(await ada.open()).not.toBe(sessionId)
})

test('what is being written shows for six seconds, and a message ends it', async () => {
  const [ada, agent] = [await traveler(server), await supporter(server)]
  const sessionId = await repliedChat(ada, agent)
  const isTyping = async () => (await ada.request('getChatSessionInfo', { sessionId })).body.session.isAgentTyping
  const agentTypes = () => agent.request('syncAgentState', { sessionId, isTyping: true })
  await agentTypes()
  expect(await isTyping()).toBe(true)
  server.clock.advance(6_001)
  expect(await isTyping()).toBe(false)
  await agentTypes()
  await agent.request('sendAgentMessage', { sessionId, clientId: newName(), content: 'There.' })
  expect(await isTyping()).toBe(false)
  const shown = await ada.request('syncChatPageState', { sessionId, isTyping: true })
  expect(shown.status).toBe(200)
  expect((await agent.request('readAgentChat', { sessionId })).body.chat.isTravelerTyping).toBe(true)
})

test('read marks never go back, nor past the last message', async () => {
  const [ada, agent] = [await traveler(server), await supporter(server)]
  const sessionId = await repliedChat(ada, agent)
  const read = async (readSeq: number) =>
    (await ada.request('syncChatPageState', { sessionId, readSeq })).body.ownReadSeq
  expect([await read(1), await read(99), await read(1), await read(0)]).toEqual([1, 2, 2, 2])
  expect((await agent.request('readAgentChat', { sessionId })).body.chat.travelerReadSeq).toBe(2)
})

test('what an agent has not read is counted from the messages', async () => {
  const [ada, agent] = [await traveler(server), await supporter(server)]
  const sessionId = await repliedChat(ada, agent)
  for (const text of ['One', 'Two', 'Three']) await ada.send(sessionId, text)
  const unread = async () => (await agent.request('readAgentChat', { sessionId })).body.chat.unread
  expect(await unread()).toBe(3)
  await agent.request('syncAgentState', { sessionId, readSeq: 4 })
  expect(await unread()).toBe(1)
})

test('a chat is rated once it has ended, once, and only where an agent wrote', async () => {
  const [ada, agent] = [await traveler(server), await supporter(server)]
  const rating = { score: 4, isSolved: true, comment: 'Quick.' }
  const rate = async (sessionId: string) => (await ada.request('submitSurvey', { sessionId, ...rating })).body
  const counts = async () => (await ada.request('countSurveys')).body
  const lonely = await ada.open()
  await ada.request('closeChatSession', { sessionId: lonely })
  expect((await rate(lonely)).code).toBe('no_reply')
  expect(await counts()).toEqual({ rated: 0, waiting: 0 })
  second()
  const sessionId = await repliedChat(ada, agent)
  expect((await rate(sessionId)).code).toBe('not_ended')
  await agent.request('closeChat', { sessionId })
  expect(await counts()).toEqual({ rated: 0, waiting: 1 })
  expect((await ada.request('getChatSessionInfo')).body.session.canSurvey).toBe(true)
  expect(await rate(sessionId)).toEqual({ ok: true })
  expect((await rate(sessionId)).code).toBe('already_rated')
  expect(await counts()).toEqual({ rated: 1, waiting: 0 })
  expect((await ada.request('getChatSessionInfo')).body.session.canSurvey).toBe(false)
})
