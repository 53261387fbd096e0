import type { WebSocket } from '@fastify/websocket'
import { Value } from 'typebox/value'
import { type ChatFrame, type ChatPageState, ChatSignal } from '@/contract/chat'
import type { AgentFrame } from '@/contract/chat-agent'
import type { Timers } from '@/domain/app/timers'
import type { Services } from '../../kernel/services'
import { findSession } from '../repository/sessions'
import { recordAgentSeen } from '../roles'
import { recordPageState } from '../sessions'
import { type TicketHolder, useTicket } from '../tickets'
import { closeCodes } from './close-codes'
import { Delivery } from './delivery'
import { createFrameLimit } from './frame-limit'

/** What a connection works with. */
interface ConnectionParts {
  readonly services: Services
  readonly timers: Timers
  readonly socket: WebSocket
  /** Called once the ticket was accepted. */
  onHello(connection: Connection): void
  onClose(connection: Connection): void
}

/** How long the first frame may take, and a closed socket to go, ms. */
const HELLO_MS = 5_000
const GOING_MS = 1_000

/** Least time between two recorded typing signals of a socket, ms. */
const TYPING_EVERY_MS = 2_000

const limitedText = 'Too much was sent at once. Please wait a little.'

function readSignal(data: unknown): ChatSignal | null {
  try {
    const signal: unknown = JSON.parse(String(data))
    return Value.Check(ChatSignal, signal) ? signal : null
  } catch {
    return null
  }
}

/** One socket from its first frame, which brings a ticket within five seconds, to its end. */
export class Connection {
  private delivery: Delivery | null = null
  private isEnding = false
  private isAlive = true
  private typedAtMs = 0
  private work: Promise<void> = Promise.resolve()
  private readonly mayTake: () => boolean
  private readonly cancelHello: () => void

  constructor(private readonly parts: ConnectionParts) {
    const { services, timers, socket } = parts
    this.mayTake = createFrameLimit(services.clock)
    this.cancelHello = timers.after(HELLO_MS, () => this.end(null, closeCodes.policy))
    socket.on('message', (data, isBinary) => this.receive(data, isBinary))
    socket.on('pong', () => this.respond())
    socket.once('close', () => this.forget())
  }

  /** Whom the socket speaks for; null before the ticket was accepted. */
  get holder(): TicketHolder | null {
    return this.delivery?.holder ?? null
  }

  /** Sends a frame and ends the socket with a close code of RFC 6455. */
  end(frame: ChatFrame | null, code: number): void {
    const { timers, socket } = this.parts
    if (frame) this.send(frame)
    if (this.isEnding) return
    this.isEnding = true
    this.delivery?.stop()
    socket.close(code)
    const cancel = timers.after(GOING_MS, () => socket.terminate())
    socket.once('close', cancel)
  }

  /** Pings a socket that responded to the last ping, and drops one that did not. */
  beat(): void {
    const { socket } = this.parts
    if (!this.isAlive) return socket.terminate()
    this.isAlive = false
    socket.ping()
  }

  private send(frame: ChatFrame | AgentFrame): void {
    if (!this.isEnding) this.parts.socket.send(JSON.stringify(frame))
  }

  private respond(): void {
    const { services } = this.parts
    const { holder } = this
    this.isAlive = true
    if (holder?.side !== 'agent') return
    void recordAgentSeen(services, holder.holder).catch((error: unknown) =>
      services.log.warn({ err: error }, 'the presence of an agent was not recorded'),
    )
  }

  private forget(): void {
    this.isEnding = true
    this.cancelHello()
    this.delivery?.stop()
    this.parts.onClose(this)
  }

  private receive(data: unknown, isBinary: boolean): void {
    if (this.isEnding) return
    if (!this.mayTake()) return this.end({ kind: 'limited', text: limitedText }, closeCodes.policy)
    if (isBinary) return this.end(null, closeCodes.unsupported)
    const signal = readSignal(data)
    if (!signal) return this.end(null, closeCodes.policy)
    this.work = this.work
      .then(() => this.act(signal))
      .catch((error: unknown) => {
        this.parts.services.log.error({ err: error }, 'a frame of a chat failed, the socket is closed')
        this.end(null, closeCodes.failed)
      })
  }

  private async act(signal: ChatSignal): Promise<void> {
    const { holder } = this
    if (this.isEnding) return
    if (signal.kind === 'hello')
      return holder ? this.end(null, closeCodes.policy) : this.greet(signal.ticket, signal.after)
    if (!holder) return this.end(null, closeCodes.policy)
    if (signal.kind === 'ping') return this.send({ kind: 'pong' })
    if (signal.kind === 'read') return this.record(holder, { readSeq: signal.seq })
    const nowMs = this.parts.services.clock.now().getTime()
    if (nowMs - this.typedAtMs < TYPING_EVERY_MS) return
    this.typedAtMs = nowMs
    return this.record(holder, { isTyping: true })
  }

  private async greet(ticket: string, after: number): Promise<void> {
    const holder = await useTicket(this.parts.services, ticket)
    if (this.isEnding) return
    if (!holder) return this.end(null, closeCodes.policy)
    this.cancelHello()
    this.delivery = new Delivery({
      ...this.parts,
      holder,
      after,
      send: (frame) => this.send(frame),
      leave: (code) => this.end(null, code),
    })
    this.parts.onHello(this)
    this.send({ kind: 'ready' })
    this.delivery.start()
  }

  private async record({ sessionId, side, holder }: TicketHolder, state: ChatPageState): Promise<void> {
    const { services } = this.parts
    const session = await findSession(services.database.db, sessionId)
    if (session) await recordPageState(services, session, side, state)
    if (side === 'agent') await recordAgentSeen(services, holder)
  }
}
