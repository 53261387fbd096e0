import { sql } from 'drizzle-orm'
import { type ModelPeer, startModelPeer, textRound } from '../../support/peers/model-peer'
import { openAnswer } from '../../support/server/answer-stream'
import { type ChatPerson, newName, repliedChat, supporter, traveler, visitor } from '../../support/server/chat-client'
import { openRaw, openSocket } from '../../support/server/chat-socket'
import { dumpOfDatabase } from '../../support/server/dump-of-database'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

/** What is written here and must stand in no log, each in a text of its own. */
const written = {
  question: 'Quagga-question of dora@example.com, +86 138 0013 8000, passport E55566677',
  title: 'Quagga-title',
  reason: 'Quagga-reason',
  search: 'quagga-search dora@example.com',
  message: 'Quagga-message to +86 138 0013 8000',
  reply: 'Quagga-reply of the agent',
  comment: 'Quagga-comment',
  frame: 'Quagga-frame',
} as const

const personal = ['quagga', 'dora@example.com', '138 0013', 'E55566677']

const env = { NODE_ENV: 'production', MAIL_URL: 'smtp://localhost:1', LOG_LEVEL: 'trace', AI_MODEL: 'a-model' }
const modelKey = 'sk-key-of-the-model-0123456789'

let peer: ModelPeer
let server: TestServer
let origin: string
let printed: unknown[][]
let ada: Awaited<ReturnType<typeof traveler>>
let agent: Awaited<ReturnType<typeof supporter>>
const secrets: Record<string, string> = { modelKey }

const methods = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const

beforeAll(async () => {
  printed = []
  for (const method of methods) jest.spyOn(console, method).mockImplementation((...all) => void printed.push(all))
  process.env.OPENAI_LOG = 'debug'
  peer = await startModelPeer()
  server = await startTestServer({ env: { ...env, AI_URL: peer.url, AI_KEY: modelKey } })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  ada = await traveler(server, 'device-id-of-ada-0001')
  agent = await supporter(server)
  Object.assign(secrets, { token: ada.token, refreshToken: ada.refreshToken, email: ada.email, agent: agent.token })
  Object.assign(secrets, { deviceId: 'device-id-of-ada-0001', otherDevice: 'device-id-of-vera-0002' })
})
afterAll(async () => {
  await server.close()
  await peer.close()
  delete process.env.OPENAI_LOG
  jest.restoreAllMocks()
})

/** Sends a question and reads its answer, as a stream and by a poll. */
async function send(person: ChatPerson, input: object = {}): Promise<{ dialogId: string; turnId: string }> {
  const headers = { 'idempotency-key': newName() }
  const { question } = written
  const { app } = server
  const sent = { method: 'POST' as const, url: '/api/im/dialog', payload: { question, ...input } }
  const caller = {
    ...(person.token === undefined ? {} : { authorization: `Bearer ${person.token}` }),
    ...(person.deviceId === undefined ? {} : { 'device-id': person.deviceId }),
  }
  const ids = (await app.inject({ ...sent, headers: { ...headers, ...caller } })).json()
  await (await openAnswer(origin, ids.turnId, { headers: caller })).rest()
  await person.request('queryDialog', { turnId: ids.turnId })
  return ids
}

/** Everything that a traveler does with the assistant, on the device and signed in. */
async function useAssistant(): Promise<void> {
  const vera = visitor(server, 'device-id-of-vera-0002')
  const first = await send(vera)
  await vera.request('renameDialog', { ...first, name: written.title })
  await vera.request('feedbackDialog', { turnId: first.turnId, feedback: 'down', reason: written.reason })
  await send(ada, { dialogId: first.dialogId })
  await ada.request('setAssistantConsent', { hasConsent: true })
  const { dialogId } = await send(ada)
  const echo = `data: ${JSON.stringify({ error: { message: written.question } })}\n\n`
  const faults = [
    { chunks: [JSON.stringify({ error: { message: written.question } })], end: 'done', status: 500 },
    { chunks: [echo], end: 'done', status: 401 },
    { chunks: [echo], end: 'done' },
    { chunks: ['data: {"choices":[{\n\n'], end: 'done' },
    { chunks: [], end: 'cut' },
    textRound(written.question),
  ] as const
  for (const fault of faults) {
    peer.plan([fault])
    await send(ada, { dialogId })
  }
  await ada.request('searchQa', { keyword: written.search })
  await ada.request('getDialog', { dialogId })
  await ada.request('startDialog', { question: written.question })
}

/** Everything that happens in a chat, by calls and sockets, also what is refused. */
async function useChat(): Promise<void> {
  const sessionId = await repliedChat(ada, agent)
  await ada.send(sessionId, written.message)
  await agent.request('sendAgentMessage', { sessionId, clientId: newName(), content: written.reply })
  const { ticket, path } = (await ada.request('createChatTicket', { sessionId })).body
  Object.assign(secrets, { ticket, agentTicket: (await agent.request('createAgentTicket', { sessionId })).body.ticket })
  const inAddress = `${origin}${path}?ticket=${ticket}&token=${ada.token}`
  await expect(openRaw(inAddress)).rejects.toThrow('refused with 400')
  const socket = await openRaw(`${origin}${path}`)
  socket.send({ kind: 'hello', ticket, after: 0 })
  await socket.until((frames) => frames.some(({ kind }) => kind === 'ready'))
  socket.send(`${written.frame} no JSON`)
  await socket.closed
  const used = await openRaw(`${origin}${path}`)
  used.send({ kind: 'hello', ticket, after: 0 })
  await used.closed
  const large = await openSocket(origin, ada, sessionId)
  large.send(JSON.stringify({ kind: 'typing', text: written.frame.repeat(5_000) }))
  await large.closed
  await agent.request('closeChat', { sessionId })
  await ada.send(sessionId, written.message)
  await ada.request('submitSurvey', { sessionId, score: 1, isSolved: false, comment: written.comment })
}

/** The same while the database takes neither events nor messages. */
async function useBrokenDatabase(): Promise<void> {
  const { db } = server.services.database
  const sessionId = await ada.open()
  for (const table of ['dialog_event', 'chat_message'])
    await db.execute(sql`alter table ${sql.identifier(table)} add constraint broken check (seq < 0) not valid`)
  const headers = { 'idempotency-key': newName() }
  await server.app.inject({
    method: 'POST',
    url: '/api/im/dialog',
    payload: { question: written.question },
    headers: { ...headers, authorization: `Bearer ${ada.token}` },
  })
  await server.services.turns.untilIdle()
  expect((await ada.send(sessionId, written.message)).status).toBe(500)
  for (const table of ['dialog_event', 'chat_message'])
    await db.execute(sql`alter table ${sql.identifier(table)} drop constraint broken`)
}

test('no question, message, address, number, ticket or token of dialogs and chats stands in the log or on the console', async () => {
  await useAssistant()
  await useChat()
  await useBrokenDatabase()
  const log = server.logLines.join('')
  for (const path of ['/api/im/dialog', '/api/im/dialog/stream', '/api/im/chat/socket', '/api/im/qa/search'])
    expect(log).toContain(path)
  expect(log).toContain('the outside model failed')
  expect(log).toContain('the assistant failed')
  const mentions = (line: string) => personal.some((text) => line.toLowerCase().includes(text.toLowerCase()))
  expect(server.logLines.filter(mentions)).toEqual([])
  for (const [name, secret] of Object.entries(secrets)) {
    expect([name, secret.length > 5, log.includes(secret)]).toEqual([name, true, false])
  }
  expect(printed).toEqual([])
})

test('tickets and keys are not stored, nor the ids of devices, nor what a search without result may identify', async () => {
  const stored = await dumpOfDatabase(server.services.database)
  expect(stored).toContain('Quagga-message')
  for (const name of ['modelKey', 'token', 'refreshToken', 'ticket', 'agentTicket', 'deviceId', 'otherDevice'])
    expect([name, stored.includes(secrets[name] ?? name)]).toEqual([name, false])
  const misses = stored.split('\n').filter((line) => line.startsWith('qa_miss'))
  expect(misses.filter((line) => line.includes('dora'))).toEqual([])
})
