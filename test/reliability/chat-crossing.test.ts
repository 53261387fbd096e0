import { allRoutes } from '@/contract/all-routes'
import { lastSession, openRaw, type ChatSocket } from '../support/server/chat-socket'
import { type TwoServers, useTwoServers } from '../support/server/two-servers'

const SECRET = 'a-secret-that-two-chatting-servers-share-0123456789'

/** Longer than a message may take to the sockets of another process, ms. */
const CROSSING_MS = 1_000

let servers: TwoServers
useTwoServers(SECRET, (started) => (servers = started))

/** Sends a call of the contract to a server, from a device. */
async function request(origin: string, operationId: string, input: Record<string, string>, deviceId: string) {
  const route = allRoutes[operationId]
  const headers = { 'content-type': 'application/json', 'device-id': deviceId }
  const reply =
    route?.method === 'GET'
      ? await fetch(`${origin}${route.path}?${new URLSearchParams(input)}`, { headers })
      : await fetch(`${origin}${route?.path}`, { method: route?.method, headers, body: JSON.stringify(input) })
  return reply.json()
}

async function listen(origin: string, sessionId: string, deviceId: string): Promise<ChatSocket> {
  const { ticket, path } = await request(origin, 'createChatTicket', { sessionId }, deviceId)
  const socket = await openRaw(`${origin}${path}`)
  socket.send({ kind: 'hello', ticket, after: 0 })
  await socket.until((frames) => lastSession(frames) !== undefined)
  return socket
}

test('a message crosses from one process to the sockets of another within a second', async () => {
  const [sender, receiver] = [servers.first.url, servers.second.url]
  const { sessionId } = await request(sender, 'openChatSession', {}, 'phone-1')
  const socket = await listen(receiver, sessionId, 'phone-1')
  const took: number[] = []
  for (let at = 0; at < 20; at++) {
    const startedAt = performance.now()
    const clientId = `crossing-${at}`
    const { seq } = await request(sender, 'sendChatMessage', { sessionId, clientId, content: 'Hi' }, 'phone-1')
    await socket.until(() => socket.seqs().includes(seq))
    took.push(performance.now() - startedAt)
  }
  expect(took.toSorted((one, other) => one - other)[18]).toBeLessThan(CROSSING_MS)
  expect(socket.seqs()).toEqual(socket.seqs().toSorted((one, other) => one - other))
  socket.close()
})

test('a process that is stopped says so to its sockets, and the client goes on at the other without a loss', async () => {
  const [staying, stopping] = [servers.first.url, servers.second]
  const { sessionId } = await request(staying, 'openChatSession', {}, 'phone-2')
  const socket = await listen(stopping.url, sessionId, 'phone-2')
  const send = (clientId: string) =>
    request(staying, 'sendChatMessage', { sessionId, clientId, content: clientId }, 'phone-2')
  await send('before-the-stop')
  const ended = stopping.stop()
  await send('during-the-stop')
  expect(await socket.closed).toBe(1001)
  expect(socket.frames.at(-1)?.kind).toBe('stopping')
  expect((await ended).code).toBe(0)
  const known = Math.max(0, ...socket.seqs())
  const { list, session } = await request(staying, 'listChatHistory', { sessionId, after: String(known) }, 'phone-2')
  const all = [...socket.seqs(), ...list.map(({ seq }: { seq: number }) => seq)]
  expect(all).toEqual(Array.from({ length: session.lastSeq }, (_, before) => before + 1))
})
