import fc from 'fast-check'
import { chatFixture, textsOf, write } from '../../../support/client/chat-fixture'
import { refusal } from '../../../support/client/held-call'

const events = [
  'write',
  'agent',
  'drop',
  'duplicate',
  'lose request',
  'lose reply',
  'too many',
  'offline',
  'online',
  'no sockets',
  'sockets',
  'hide',
  'show',
  'reload',
] as const

const step = fc.record({
  event: fc.constantFrom(...events),
  ms: fc.constantFrom(0, 0, 300, 2000, 9000, 31_000),
})

test('whatever the network does, every message arrives once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 40 }),
      fc.integer({ min: 0, max: 99 }),
      async (steps, seed) => {
        let draws = seed
        const fixture = chatFixture(() => ((draws += 37) % 100) / 100)
        const { server, pass, show, turnOnline } = fixture
        const written: string[] = []
        const wroteAgent: string[] = []
        let store = await fixture.started()

        const happen = {
          write: () => {
            if (!store.isRunning) return
            written.push(`text ${written.length}`)
            write(store, written.at(-1) ?? '')
          },
          agent: () => {
            wroteAgent.push(`agent ${wroteAgent.length}`)
            server.agentWrites(wroteAgent.at(-1))
          },
          drop: () => server.drop(),
          duplicate: () => server.push({ kind: 'messages', list: server.messages.slice(-3) }),
          'lose request': () => void server.losses.push('request'),
          'lose reply': () => void server.losses.push('reply'),
          'too many': () => void server.refusals.push(refusal('too_many_requests')),
          offline: () => turnOnline(false),
          online: () => turnOnline(true),
          'no sockets': () => void (server.refusesSockets = true),
          sockets: () => void (server.refusesSockets = false),
          hide: () => show(false),
          show: () => show(true),
          reload: () => {
            store.stop()
            store = fixture.create()
            store.start()
          },
        } satisfies Record<(typeof events)[number], () => void>

        for (const { event, ms } of steps) {
          happen[event]()
          await pass(ms)
        }
        server.refusesSockets = false
        turnOnline(true)
        show(true)
        await pass(0)
        await pass(300_000)

        const own = server.messages.filter(({ sender }) => sender === 'traveler')
        expect(own.map(({ content }) => content)).toEqual(written)
        expect(textsOf(store)).toEqual(server.messages.map(({ content }) => content))
        expect(store.thread.messages.map(({ seq }) => seq)).toEqual(server.messages.map(({ seq }) => seq))
        expect([store.outbox.list, fixture.deviceStorage.names()]).toEqual([[], []])
        expect(store.connection.state).toBe('live')
      },
    ),
    { numRuns: 400 },
  )
})
