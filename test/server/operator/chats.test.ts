import { sql } from 'drizzle-orm'
import { readArguments } from '../../../server/operator/command'
import { runChatLoop } from '../../../server/operator/chat-commands'
import { type ChatPerson, traveler } from '../../support/server/chat-client'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

const olga = 'olga@staylark.example'
const maya = 'maya@staylark.example'

let server: TestServer
let ada: ChatPerson
let sessionId: string
beforeEach(async () => {
  server = await startTestServer()
  await signIn(server.services, { email: maya })
  ada = await traveler(server)
  sessionId = await ada.open()
  await ada.send(sessionId, 'Where is my refund?')
})
afterEach(() => server.close())

/** Runs a command line and returns what it prints; throws why it was refused. */
function run(...args: string[]): Promise<string> {
  const command = readArguments(args)
  if (typeof command !== 'function') throw new Error(String(command))
  server.clock.advance(1_000)
  return command(server.services)
}

const audit = async () => {
  const { rows } = await server.services.database.db.execute<{ entry: string }>(sql`
    select operator || ' ' || action || ' ' || content_type as entry from operator_audit order by at`)
  return rows.map(({ entry }) => entry)
}

const grant = () => run('grant', maya, 'support', '--by', olga)

test('a role is granted and revoked once each, and the list shows who has it', async () => {
  expect(await run('staff')).toBe('No one has a role.')
  expect(await grant()).toBe(`${maya}: may now respond in chats.`)
  expect(await grant()).toContain('nothing was changed')
  expect(await run('staff')).toContain(`${maya}  support since 2026-11-21 10:00 UTC, not seen yet`)
  expect(await run('revoke', maya, '--by', olga)).toBe(`${maya}: has no role any more.`)
  expect(await run('revoke', maya, '--by', olga)).toContain('nothing was changed')
  expect(await audit()).toEqual([`${olga} grant_role person`, `${olga} revoke_role person`])
})

test.each([
  [['grant', maya, 'boss', '--by', olga], 'There is no role "boss"'],
  [['grant', 'nobody@example.com', 'support', '--by', olga], 'There is no account nobody@example.com.'],
  [['chat-list', '--by', maya], 'Only people of the support can do this.'],
  [['chat-take', 'NOSUCHCHAT', '--by', maya], 'Only people of the support can do this.'],
])('%j is refused', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message)
  expect(await audit()).toEqual([])
})

test('a chat is listed, taken, read, answered and closed, each recorded once', async () => {
  await grant()
  expect(await run('chat-list', '--by', maya)).toContain(`  ${sessionId}  Guest, since 2026-11-21 10:00 UTC, 1 unread`)
  await expect(run('chat-answer', sessionId, 'Too early', '--by', maya)).rejects.toThrow('Please take this chat first.')
  expect(await run('chat-take', sessionId, '--by', maya)).toBe(`Chat ${sessionId}: taken by Guest.`)
  expect(await run('chat-read', sessionId, '--by', maya)).toContain('traveler: "Where is my refund?"')
  expect(await run('chat-answer', sessionId, 'On its way.', '--by', maya)).toContain('sent as message 3')
  expect(await run('chat-close', sessionId, '--by', maya)).toBe(`Chat ${sessionId}: closed.`)
  await expect(run('chat-close', sessionId, '--by', maya)).rejects.toThrow('This chat has ended.')
  expect(await ada.contents(sessionId)).toEqual([
    'Where is my refund?',
    'You are now chatting with a person: Guest.',
    'On its way.',
    'Guest ended the chat.',
  ])
  expect((await audit()).slice(1)).toEqual(
    ['take_chat', 'read_chat', 'answer_chat', 'close_chat'].map((action) => `${maya} ${action} chat`),
  )
})

test('the audit has nothing of what was written', async () => {
  await grant()
  await run('chat-take', sessionId, '--by', maya)
  await run('chat-answer', sessionId, 'Unica wording', '--by', maya)
  const { rows } = await server.services.database.db.execute(sql`select * from operator_audit`)
  expect(JSON.stringify(rows)).not.toContain('Unica')
})

test('line by line the same is done until "quit", and a refusal does not end it', async () => {
  await grant()
  const printed: string[] = []
  async function* lines() {
    yield* ['list', `answer ${sessionId} Too early`, `take ${sessionId}`, `read ${sessionId}`, '', 'dance']
    yield* [`answer ${sessionId} Hello  there, Ada`, `hand-back ${sessionId}`, 'quit', `take ${sessionId}`]
  }
  await runChatLoop(server.services, maya, { lines: lines(), print: (text) => void printed.push(text) })
  expect(printed).toHaveLength(8)
  expect(printed[2]).toBe('Please take this chat first.')
  expect(printed[5]).toBe(printed[0])
  expect(printed.at(-1)).toBe(`Chat ${sessionId}: handed back to the assistant.`)
  expect((await ada.request('getChatSessionInfo', { sessionId })).body.session.isBackToAssistant).toBe(true)
  expect(await ada.contents(sessionId)).toContain('Hello there, Ada')
})
