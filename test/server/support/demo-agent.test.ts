import { postHere, runDueJobs } from '../../../server/main/jobs'
import { type ChatPerson, supporter, traveler, visitor } from '../../support/server/chat-client'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const work = () => runDueJobs(server.services, { postHere: postHere(server.app) })

/** Lets the demo agent think, and reply. */
async function wait(ms = 2_000): Promise<void> {
  server.clock.advance(ms)
  await work()
}

const stateOf = async (person: ChatPerson, sessionId: string) =>
  (await person.request('getChatSessionInfo', { sessionId })).body.session

test('two seconds later a demo agent takes the chat and says that it is a program', async () => {
  const vera = visitor(server)
  const sessionId = await vera.open()
  await wait(1_999)
  expect((await stateOf(vera, sessionId)).state).toBe('waiting')
  await wait(1)
  expect(await stateOf(vera, sessionId)).toMatchObject({ state: 'open', agentName: 'Demo agent', isDemoAgent: true })
  expect(await vera.contents(sessionId)).toEqual([
    'You are now chatting with a demo agent, a program.',
    'Hello, I am a demo agent: a program, not a person. What is it about?',
  ])
  await wait()
  expect(await vera.contents(sessionId)).toHaveLength(2)
})

test('it repeats what was written in the traveler’s language, reads it, and ends the chat at goodbye', async () => {
  const vera = visitor(server)
  const sessionId = await vera.open()
  await vera.send(sessionId, 'Is the pool heated?')
  await wait()
  expect((await vera.contents(sessionId)).at(-1)).toContain('You wrote: "Is the pool heated?".')
  await vera.send(sessionId, '泳池是恒温的吗?')
  await wait()
  expect((await vera.contents(sessionId)).at(-1)).toContain('您写道:“泳池是恒温的吗?”')
  expect((await stateOf(vera, sessionId)).agentReadSeq).toBeGreaterThan(3)
  await vera.send(sessionId, 'Thanks, bye!')
  await wait()
  expect(await stateOf(vera, sessionId)).toMatchObject({ state: 'closed', canSurvey: true })
})

test('each message gets one reply, however often the job runs', async () => {
  const vera = visitor(server)
  const sessionId = await vera.open()
  await wait()
  for (const text of ['One', 'Two']) await vera.send(sessionId, text)
  await wait()
  await wait()
  const contents = await vera.contents(sessionId)
  expect(contents.slice(2, 4)).toEqual(['One', 'Two'])
  expect(contents).toHaveLength(5)
})

test('a person who is at work has the chats, and the demo agent leaves them alone', async () => {
  const [ada, agent] = [await traveler(server), await supporter(server)]
  await agent.request('listCannedTexts')
  const sessionId = await ada.open()
  await wait()
  expect((await stateOf(ada, sessionId)).state).toBe('waiting')
  await agent.request('takeChat', { sessionId })
  await wait(200_000)
  expect(await stateOf(ada, sessionId)).toMatchObject({ state: 'open', isDemoAgent: false, lastSeq: 1 })
})

test('a person who left does not have the chat wait for ever, and takes it from the demo agent later', async () => {
  const [ada, agent] = [await traveler(server), await supporter(server)]
  await agent.request('listCannedTexts')
  const sessionId = await ada.open()
  await wait()
  await wait(152_000)
  expect(await stateOf(ada, sessionId)).toMatchObject({ state: 'open', isDemoAgent: true })
  expect((await agent.request('takeChat', { sessionId })).status).toBe(200)
  await ada.send(sessionId, 'Are you a person?')
  const before = await ada.contents(sessionId)
  await wait()
  expect(await ada.contents(sessionId)).toEqual(before)
})

test('a server without the demo’s agent plans no reply', async () => {
  const plain = await startTestServer({ services: { chatDemo: null } })
  const vera = visitor(plain)
  await vera.send(await vera.open(), 'Hello?')
  const { rows } = await plain.services.database.db.execute("select id from outbox where topic = 'demo-chat-reply'")
  expect(rows).toEqual([])
  await plain.close()
})
