import { sql } from 'drizzle-orm'
import { accountFile } from '../../../server/account/export'
import { eraseSupport } from '../../../server/support/erase'
import { purgeChats } from '../../../server/support/purge'
import { repliedChat, newName, reply, supporter, traveler, visitor } from '../../support/server/chat-client'
import { drawPhoto } from '../../support/server/draw-photo'
import { uploadObject } from '../../support/server/object-uploads'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const DAY_MS = 86_400_000

const purge = () => purgeChats(server.services, {}, { postHere: async () => 200 })

async function countOf(table: string): Promise<number> {
  const { rows } = await server.services.database.db.execute<{ count: number }>(
    sql`select count(*)::integer as count from ${sql.identifier(table)}`,
  )
  return rows[0]?.count ?? -1
}

const erase = (uid: string) => server.services.database.transaction((tx) => eraseSupport(tx, server.services, uid))

/** A chat of a traveler with a picture, a rating and a ticket. */
async function fullChat() {
  const [ada, agent] = [await traveler(server), await supporter(server)]
  const sessionId = await repliedChat(ada, agent)
  const bytes = await drawPhoto({ width: 320, height: 240 })
  const { fileId } = (await uploadObject(server, ada, { bytes, purpose: 'chat' })).body
  await ada.request('sendChatMessage', { sessionId, clientId: newName(), fileId })
  await ada.send(sessionId, 'Unica wrote this')
  await ada.request('createChatTicket', { sessionId })
  await agent.request('closeChat', { sessionId })
  await ada.request('submitSurvey', { sessionId, score: 2, isSolved: false, comment: 'Unica rated this' })
  return { ada, agent, sessionId, fileId }
}

const tables = ['chat_session', 'chat_message', 'chat_survey', 'chat_ticket']
const counts = () => Promise.all(tables.map(countOf))
const stateOfFile = async (fileId: string) =>
  (await server.services.database.db.execute(sql`select state, used_by from uploaded_file where id = ${fileId}`))
    .rows[0]

test('the account’s file has its chats with all that was written, and no ticket', async () => {
  const { ada, agent } = await fullChat()
  const parts: string[] = []
  for await (const part of accountFile(server.services, ada.uid)) parts.push(part)
  const { chats, roles } = JSON.parse(parts.join(''))
  expect([chats.length, roles]).toEqual([1, []])
  expect(chats[0].messages.map(({ content }: { content: string }) => content)).toContain('Unica wrote this')
  expect(chats[0].rating).toMatchObject({ score: 2, comment: 'Unica rated this' })
  expect(parts.join('')).not.toContain('ticket')
  expect(parts.join('')).not.toContain(agent.uid)
})

test('with an account go its chats, ratings, tickets and pictures, and doing it again does no harm', async () => {
  const { ada, fileId } = await fullChat()
  const other = visitor(server)
  await other.send(await other.open(), 'Somebody else')
  for (const again of [1, 2]) {
    await erase(ada.uid)
    expect([again, await counts()]).toEqual([again, [1, 1, 0, 0]])
  }
  expect(await stateOfFile(fileId)).toEqual({ state: 'gone', used_by: null })
})

test('an agent whose account is deleted leaves chats without a name', async () => {
  const { ada, agent, sessionId } = await fullChat()
  await server.services.database.db.execute(sql`update user_account set nick_name = 'Nemona' where id = ${agent.uid}`)
  const running = await ada.open()
  await agent.request('takeChat', { sessionId: running })
  await reply(agent, running, 'Hello')
  expect(await ada.contents(running)).toContain('You are now chatting with a person: Nemona.')
  await erase(agent.uid)
  for (const id of [running, sessionId]) {
    const { list } = (await ada.request('listChatHistory', { sessionId: id })).body
    const names = list.map(({ sender, senderName }: Record<string, string>) => (sender === 'agent' ? senderName : ''))
    expect(names).toContain('Staylark support')
    expect(JSON.stringify(list)).not.toContain('Nemona')
  }
  expect((await agent.request('listChatQueue')).body.code).toBe('no_role')
  expect((await ada.request('getChatSessionInfo')).body.session.agentName).toBe('Staylark support')
})

test('a traveler’s chat goes 365 days after its end with its pictures, and not a moment before', async () => {
  const { fileId } = await fullChat()
  server.clock.advance(365 * DAY_MS)
  await purge()
  expect(await countOf('chat_session')).toBe(1)
  server.clock.advance(1)
  await purge()
  expect(await counts()).toEqual([0, 0, 0, 0])
  expect(await stateOfFile(fileId)).toEqual({ state: 'gone', used_by: null })
})

test('a visitor’s chat goes 30 days after its end, and one that is left alone for a week has ended', async () => {
  const vera = visitor(server)
  const sessionId = await vera.open()
  await vera.send(sessionId, 'Anyone?')
  server.clock.advance(7 * DAY_MS)
  await purge()
  expect((await vera.request('getChatSessionInfo')).body.session.state).toBe('waiting')
  server.clock.advance(1)
  await purge()
  expect((await vera.request('getChatSessionInfo')).body.session).toMatchObject({ state: 'closed', lastSeq: 2 })
  server.clock.advance(30 * DAY_MS + 1)
  await purge()
  expect(await countOf('chat_session')).toBe(0)
})
