import { connect } from 'node:net'
import { repliedChat, reply, supporter, traveler, visitor } from '../../support/server/chat-client'
import { lastSession, openRaw, openSocket } from '../../support/server/chat-socket'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
let origin: string
beforeAll(async () => {
  server = await startTestServer({ connections: 20 })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const path = '/api/im/chat/socket'

test('messages and how the chat stands come over the socket, after the last one that is known', async () => {
  const [ada, agent] = [await traveler(server), await supporter(server)]
  const sessionId = await repliedChat(ada, agent)
  const socket = await openSocket(origin, ada, sessionId, { after: 1 })
  await socket.until(() => socket.seqs().length === 1 && lastSession(socket.frames) !== undefined)
  expect(socket.seqs()).toEqual([2])
  await reply(agent, sessionId, 'More')
  await socket.until((frames) => lastSession(frames)?.lastSeq === 3)
  expect(socket.seqs()).toEqual([2, 3])
  await agent.request('closeChat', { sessionId })
  await socket.until((frames) => lastSession(frames)?.state === 'closed')
  expect([socket.seqs(), lastSession(socket.frames)?.canSurvey]).toEqual([[2, 3, 4], true])
  socket.close()
})

test('the queue moves on the page of who waits', async () => {
  const [first, next, agent] = [visitor(server), visitor(server), await supporter(server)]
  const firstId = await first.open()
  server.clock.advance(1_000)
  const nextId = await next.open()
  const socket = await openSocket(origin, next, nextId)
  await socket.until((frames) => lastSession(frames)?.queuePlace === 2)
  await agent.request('takeChat', { sessionId: firstId })
  await socket.until((frames) => lastSession(frames)?.queuePlace === 1)
  await next.request('closeChatSession', { sessionId: nextId })
  socket.close()
})

test('what one side reads and types shows on the other', async () => {
  const [ada, agent] = [await traveler(server), await supporter(server)]
  const sessionId = await repliedChat(ada, agent)
  const [adas, agents] = [
    await openSocket(origin, ada, sessionId),
    await openSocket(origin, agent, sessionId, { side: 'agent' }),
  ]
  adas.send({ kind: 'read', seq: 2 })
  adas.send({ kind: 'typing' })
  const chats = () => agents.frames.flatMap((frame) => (frame.kind === 'chat' ? [frame.chat] : []))
  await agents.until(() => chats().some((chat) => chat.travelerReadSeq === 2 && chat.isTravelerTyping))
  agents.send({ kind: 'typing' })
  await adas.until((frames) => lastSession(frames)?.isAgentTyping === true)
  adas.send({ kind: 'ping' })
  await adas.until((frames) => frames.some(({ kind }) => kind === 'pong'))
  adas.close()
  agents.close()
})

test('a ticket opens one socket, within a minute', async () => {
  const vera = visitor(server)
  const sessionId = await vera.open()
  const ticketOf = async () => (await vera.request('createChatTicket', { sessionId })).body
  const greet = async (ticket: string) => {
    const socket = await openRaw(`${origin}${path}`)
    socket.send({ kind: 'hello', ticket, after: 0 })
    return socket
  }
  const { ticket, expiresAt } = await ticketOf()
  expect(ticket.length).toBeGreaterThanOrEqual(22)
  expect(Date.parse(expiresAt) - server.clock.now().getTime()).toBe(60_000)
  const stored = await server.services.database.db.execute('select * from chat_ticket')
  expect(JSON.stringify(stored.rows)).not.toContain(ticket)
  const first = await greet(ticket)
  await first.until((frames) => frames.some(({ kind }) => kind === 'ready'))
  expect(await (await greet(ticket)).closed).toBe(1008)
  const late = (await ticketOf()).ticket
  server.clock.advance(60_000)
  expect(await (await greet(late)).closed).toBe(1008)
  first.close()
})

test.each([
  ['something before the hello', { kind: 'ping' }, 1008],
  ['an unknown ticket', { kind: 'hello', ticket: 'x', after: 0 }, 1008],
  ['no JSON', '{', 1008],
  ['an unknown kind', { kind: 'shout' }, 1008],
  ['a frame of 1 MB', 'x'.repeat(1_000_000), 1009],
])('%s ends the socket', async (_case, frame, code) => {
  const socket = await openRaw(`${origin}${path}`)
  socket.send(frame)
  expect(await socket.closed).toBe(code)
  expect(socket.frames).toEqual([])
})

test('binary frames end the socket', async () => {
  const socket = await openRaw(`${origin}${path}`)
  socket.raw.send(Buffer.from('{"kind":"ping"}'))
  expect(await socket.closed).toBe(1003)
})

test('a thousand frames at once end the socket with the reason, and change little', async () => {
  const vera = visitor(server)
  const sessionId = await vera.open()
  const socket = await openSocket(origin, vera, sessionId)
  for (let at = 0; at < 1_000; at++) socket.send({ kind: 'typing' })
  expect(await socket.closed).toBe(1008)
  expect(socket.frames.at(-1)?.kind).toBe('limited')
  const { rows } = await server.services.database.db.execute<{ version: number }>(
    `select version from chat_session where id = '${sessionId}'`,
  )
  expect(rows[0]?.version).toBeLessThan(5)
})

test.each([
  ['another site', path, { origin: 'https://evil.example' }, 403],
  ['a page that only claims a host', path, { origin: 'https://localhost.evil.example' }, 403],
  ['a ticket in the query', `${path}?ticket=abc`, {}, 400],
])('%s is refused at the upgrade', async (_case, address, headers, status) => {
  await expect(openRaw(`${origin}${address}`, { headers })).rejects.toThrow(`refused with ${status}`)
})

test('a page of our own and a mini-program may open it, an ordinary request may not', async () => {
  const own: Record<string, string>[] = [
    { origin: server.services.env.publicUrl },
    { origin: 'https://servicewechat.com', 'app-type': 'weapp' },
  ]
  for (const headers of own) (await openRaw(`${origin}${path}`, { headers })).close()
  const plain = await fetch(`${origin}${path}`)
  expect([plain.status, (await plain.json()).code]).toEqual([426, 'upgrade_required'])
})

test('of six sockets of one owner the first is closed', async () => {
  const vera = visitor(server)
  const sessionId = await vera.open()
  const sockets = []
  for (let at = 0; at < 6; at++) sockets.push(await openSocket(origin, vera, sessionId))
  expect(await sockets[0]?.closed).toBe(1008)
  expect(sockets[0]?.frames.at(-1)?.kind).toBe('limited')
  await vera.send(sessionId, 'To the others')
  for (const socket of sockets.slice(1)) {
    await socket.until(() => socket.seqs().length === 1)
    socket.close()
  }
})

test('a chat that moved to an account, or to another agent, leaves its old sockets', async () => {
  const vera = visitor(server, 'phone-of-mover')
  const sessionId = await vera.open()
  const before = await openSocket(origin, vera, sessionId)
  const ada = await traveler(server, 'phone-of-mover')
  await ada.send(sessionId, 'Now signed in')
  expect(await before.closed).toBe(1008)
  expect(before.seqs()).toEqual([])
  const [agent, other] = [await supporter(server), await supporter(server)]
  await agent.request('takeChat', { sessionId })
  const agents = await openSocket(origin, agent, sessionId, { side: 'agent' })
  server.clock.advance(151_000)
  await other.request('takeChat', { sessionId })
  expect(await agents.closed).toBe(1008)
})

test('the page’s policy lets it open sockets of its own origin', async () => {
  const { headers } = await server.app.inject('/')
  expect(/connect-src([^;]*)/.exec(String(headers['content-security-policy']))?.[1]).toContain('ws://localhost:3000')
})

/** Sends a request of bytes and returns the first line of the response once the server has closed the connection. */
function exchange(lines: readonly string[]): Promise<string> {
  const { port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const connection = connect(Number(port), '127.0.0.1', () => connection.write(lines.join('\r\n')))
    let text = ''
    connection.on('data', (bytes) => (text += bytes.toString()))
    connection.on('error', reject)
    connection.on('close', () => resolve(text.split('\r\n', 1)[0] ?? ''))
  })
}

const h2c = ['Host: localhost', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk']

test.each([
  ['/', 302],
  ['/healthz', 200],
  ['/api/im/chat/session', 400],
])('a request for HTTP/2 at %s is served, and leaves no connection', async (address, status) => {
  expect(await exchange([`GET ${address} HTTP/1.1`, ...h2c, '', ''])).toMatch(`HTTP/1.1 ${status}`)
})

test('one with a body, which Node would not read, is refused at once', async () => {
  const body = '{"content":"x"}'
  const head = ['POST /api/im/chat/message HTTP/1.1', ...h2c, 'Content-Type: application/json']
  expect(await exchange([...head, `Content-Length: ${body.length}`, '', body])).toMatch('HTTP/1.1 426')
})

test('no other address opens a socket', async () => {
  for (const address of ['/', '/api/im/chat/session', '/hotel/list'])
    await expect(openRaw(`${origin}${address}`)).rejects.toThrow(/refused with [234]0\d/)
})
