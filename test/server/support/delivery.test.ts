import fc from 'fast-check'
import { chatPerson, type ChatPerson, newName, reply, supporter, visitor } from '../../support/server/chat-client'
import { type ChatSocket, lastSession, openSocket } from '../../support/server/chat-socket'
import { startTestServer } from '../../support/server/start-test-server'
import { startTwoApps, type TwoApps } from '../../support/server/two-apps'

let apps: TwoApps
beforeAll(async () => {
  apps = await startTwoApps()
})
afterAll(() => apps.close())

/** The same caller at the other server. */
const at = (index: 0 | 1, { token, deviceId }: ChatPerson): ChatPerson =>
  chatPerson(apps.servers[index], {
    ...(token !== undefined && { token }),
    ...(deviceId !== undefined && { deviceId }),
  })

/** A client that goes on after the last message that it has, on whichever server. */
function createClient(person: ChatPerson, sessionId: string) {
  const seqs: number[] = []
  let socket: ChatSocket | null = null
  const take = () => {
    if (!socket) return
    seqs.push(...socket.seqs())
    socket.close()
    socket = null
  }
  return {
    reconnect: async (index: 0 | 1) => {
      take()
      socket = await openSocket(apps.origins[index], at(index, person), sessionId, { after: seqs.at(-1) ?? 0 })
    },
    finish: async (lastSeq: number) => {
      await socket?.until(() => [...seqs, ...(socket?.seqs() ?? [])].at(-1) === lastSeq)
      take()
      return seqs
    },
  }
}

test('a message crosses from one server to the sockets of the other, both ways', async () => {
  const [vera, agent] = [visitor(apps.servers[0]), await supporter(apps.servers[0])]
  const sessionId = await vera.open()
  const veras = await openSocket(apps.origins[1], at(1, vera), sessionId)
  await agent.request('takeChat', { sessionId })
  await veras.until((frames) => lastSession(frames)?.state === 'open')
  const agents = await openSocket(apps.origins[1], at(1, agent), sessionId, { side: 'agent' })
  await vera.send(sessionId, 'Across')
  await agents.until(() => agents.seqs().includes(2))
  await reply(agent, sessionId, 'And back')
  await veras.until(() => veras.seqs().includes(3))
  expect(veras.seqs()).toEqual([1, 2, 3])
  veras.close()
  agents.close()
})

const server = fc.constantFrom<0 | 1>(0, 1)
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('send' as const), server, by: fc.constantFrom('traveler', 'agent') }),
    fc.record({ kind: fc.constant('again' as const), server, of: fc.nat(20) }),
    fc.record({ kind: fc.constant('reconnect' as const), server, client: fc.constantFrom(0, 1, 2) }),
  ),
  { minLength: 5, maxLength: 25 },
)

test('whatever is sent, sent again and reconnected, each client has every message once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (list) => {
      const [vera, agent] = [visitor(apps.servers[0]), await supporter(apps.servers[0])]
      const sessionId = await vera.open()
      await agent.request('takeChat', { sessionId })
      const clients = [0, 1, 2].map(() => createClient(vera, sessionId))
      for (const client of clients) await client.reconnect(0)
      const sent: string[] = []
      let byAgent = 0
      const running = list.map(async (step) => {
        if (step.kind === 'reconnect') return
        if (step.kind === 'send' && step.by === 'agent') {
          byAgent += 1
          await reply(at(step.server, agent), sessionId, 'x')
          return
        }
        const clientId = step.kind === 'again' ? (sent[step.of % (sent.length || 1)] ?? newName()) : newName()
        sent.push(clientId)
        await at(step.server, vera).send(sessionId, 'x', clientId)
      })
      for (const step of list) if (step.kind === 'reconnect') await clients[step.client]?.reconnect(step.server)
      await Promise.all(running)
      const { lastSeq } = (await vera.request('getChatSessionInfo', { sessionId })).body.session
      const wanted = Array.from({ length: lastSeq }, (_, before) => before + 1)
      for (const client of clients) expect(await client.finish(lastSeq)).toEqual(wanted)
      // The line about the agent comes before them.
      expect(lastSeq).toBe(new Set(sent).size + byAgent + 1)
      await vera.request('closeChatSession', { sessionId })
    }),
    { numRuns: 12 },
  )
}, 120_000)

test('a server that stops tells its sockets, and nothing that was sent is lost', async () => {
  const stopping = await startTestServer()
  const origin = await stopping.app.listen({ port: 0, host: '127.0.0.1' })
  const vera = visitor(stopping)
  const sessionId = await vera.open()
  const socket = await openSocket(origin, vera, sessionId)
  await vera.send(sessionId, 'Before the stop')
  await socket.until(() => socket.seqs().length === 1)
  await stopping.close()
  expect(await socket.closed).toBe(1001)
  expect(socket.frames.at(-1)).toEqual({ kind: 'stopping', text: 'The chat reconnects in a moment.' })
})
