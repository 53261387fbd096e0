import { EventEmitter } from 'node:events'
import type { WebSocket } from 'ws'
import { createSockets } from '../../../server/support/live/sockets'
import { createFrameLimit } from '../../../server/support/live/frame-limit'
import { createChatLive } from '../../../server/support/live/hub'
import { createVirtualClock } from '../../../server/kernel/time/clock'
import { visitor, traveler } from '../../support/server/chat-client'
import { handTimers } from '../../support/hand-timers'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A socket without a network. */
class FakeSocket extends EventEmitter {
  bufferedAmount = 0
  readonly sent: string[] = []
  pings = 0
  ended: number | null = null
  send(text: string) {
    this.sent.push(text)
    this.emit('sent')
  }
  ping() {
    this.pings += 1
  }
  close(code: number) {
    this.ended = code
    this.emit('close')
  }
  terminate() {
    this.ended = 1006
    this.emit('close')
  }
  receive(signal: object) {
    this.emit('message', Buffer.from(JSON.stringify(signal)), false)
  }
  until(kind: string): Promise<void> {
    return new Promise((resolve) => {
      const look = () => this.sent.some((text) => text.includes(`"kind":"${kind}"`)) && resolve()
      this.on('sent', look)
      look()
    })
  }
}

const asSocket = (socket: FakeSocket): WebSocket => socket as unknown as WebSocket

function open() {
  const timers = handTimers()
  const socket = new FakeSocket()
  const chatLive = createChatLive({ database: server.services.database, log: server.services.log, timers })
  const services = { ...server.services, chatLive }
  const sockets = createSockets(services, timers)
  sockets.open(asSocket(socket))
  return { timers, socket, sockets, chatLive }
}

async function greeted(person = visitor(server)) {
  const sessionId = await person.open()
  const parts = open()
  const { ticket } = (await person.request('createChatTicket', { sessionId })).body
  parts.socket.receive({ kind: 'hello', ticket, after: 0 })
  await parts.socket.until('session')
  return { ...parts, person, sessionId }
}

test('a socket that sends nothing is closed after five seconds, and leaves no timer', () => {
  const { timers, socket } = open()
  timers.pass(4_999)
  expect(socket.ended).toBeNull()
  timers.pass(1)
  expect(socket.ended).toBe(1008)
  timers.pass(2_000)
  expect(timers.waiting()).toBe(0)
})

test('a greeted socket stays, is pinged every 25 s and dropped where it does not respond', async () => {
  const { timers, socket } = await greeted()
  timers.pass(25_000)
  expect([socket.pings, socket.ended]).toEqual([1, null])
  socket.emit('pong')
  timers.pass(25_000)
  expect([socket.pings, socket.ended]).toEqual([2, null])
  timers.pass(25_000)
  expect([socket.pings, socket.ended]).toEqual([2, 1006])
  expect(timers.waiting()).toBe(0)
})

test('a client that does not read is closed and sent nothing more', async () => {
  const { socket, person, sessionId, chatLive } = await greeted()
  const before = socket.sent.length
  socket.bufferedAmount = 256 * 1024 + 1
  await person.send(sessionId, 'Too slow')
  const closed = new Promise((resolve) => socket.once('close', resolve))
  chatLive.wake(sessionId)
  await closed
  expect([socket.ended, socket.sent.length]).toEqual([1013, before])
})

test('a socket ends with the sign-in that opened it', async () => {
  const ada = await traveler(server)
  const { timers, socket } = await greeted(ada)
  timers.pass(25_000)
  socket.emit('pong')
  expect(socket.ended).toBeNull()
  await ada.request('logout')
  const closed = new Promise((resolve) => socket.once('close', resolve))
  timers.pass(25_000)
  await closed
  expect(socket.ended).toBe(1008)
})

test('a process without sockets runs no timer', async () => {
  const { timers, socket, sockets } = await greeted()
  const running = timers.waiting()
  socket.close(1000)
  expect(timers.waiting()).toBeLessThan(running)
  expect(timers.waiting()).toBe(0)
  await sockets.stop()
})

test('20 frames within a second and 60 within ten are taken', () => {
  const clock = createVirtualClock(new Date('2026-11-21T10:00:00.000Z'))
  const mayTake = createFrameLimit(clock)
  const taken = (count: number) => Array.from({ length: count }, () => mayTake()).filter(Boolean).length
  expect(taken(21)).toBe(20)
  clock.advance(1_001)
  expect(taken(20)).toBe(20)
  clock.advance(1_001)
  expect(taken(20)).toBe(19)
  clock.advance(10_001)
  expect(taken(20)).toBe(20)
})
