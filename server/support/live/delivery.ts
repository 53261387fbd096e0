import type { WebSocket } from '@fastify/websocket'
import type { ChatFrame } from '@/contract/chat'
import type { AgentFrame } from '@/contract/chat-agent'
import type { Timers } from '@/domain/app/timers'
import type { Services } from '../../kernel/services'
import { readMessages } from '../messages'
import { findSession, type SessionRow } from '../repository/sessions'
import type { TicketHolder } from '../tickets'
import { closeCodes } from './close-codes'
import { mayRead, stateFrame, typingEnd } from './view'

/** What a delivery works with. */
interface DeliveryParts {
  readonly services: Services
  readonly timers: Pick<Timers, 'after'>
  readonly socket: Pick<WebSocket, 'bufferedAmount'>
  readonly holder: TicketHolder
  /** The last message that the client has. */
  readonly after: number
  send(frame: ChatFrame | AgentFrame): void
  /** Ends a socket that may not read on, or does not keep up, with a close code. */
  leave(code: number): void
}

/** Bytes that may wait for a slow socket. */
const MOST_WAITING_BYTES = 256 * 1024

/** Sends a socket the messages after the last one that was sent, in order and once, and the state of the chat whenever it changes. */
export class Delivery {
  readonly holder: TicketHolder
  private sentSeq: number
  private sentState = ''
  private isRunning = false
  private isDue = false
  private isOver = false
  private leaveHub: (() => void) | null = null
  private cancelTyping: (() => void) | null = null

  constructor(private readonly parts: DeliveryParts) {
    this.holder = parts.holder
    this.sentSeq = parts.after
  }

  /** Sends what is there, and from then on what comes. */
  start(): void {
    const { sessionId } = this.holder
    this.leaveHub = this.parts.services.chatLive.join({ sessionId, deliver: () => this.deliver() })
    this.deliver()
  }

  stop(): void {
    this.isOver = true
    this.leaveHub?.()
    this.cancelTyping?.()
  }

  private deliver(): void {
    this.isDue = true
    if (this.isRunning) return
    this.isRunning = true
    void this.run().catch((error: unknown) => {
      this.parts.services.log.error({ err: error }, 'a chat could not be delivered, the socket is closed')
      this.parts.leave(closeCodes.failed)
    })
  }

  private async run(): Promise<void> {
    try {
      while (this.isDue && !this.isOver) {
        this.isDue = false
        await this.deliverOnce()
      }
    } finally {
      // Here, not in a later turn: a call in between would be lost.
      this.isRunning = false
    }
  }

  private async deliverOnce(): Promise<void> {
    const session = await findSession(this.parts.services.database.db, this.holder.sessionId)
    if (this.isOver) return
    if (!session || !mayRead(this.holder, session)) return this.parts.leave(closeCodes.policy)
    await this.sendMessages(session)
    await this.sendState(session)
    this.planTypingEnd(session)
  }

  private isTooSlow(): boolean {
    if (this.parts.socket.bufferedAmount <= MOST_WAITING_BYTES) return false
    this.parts.leave(closeCodes.tryAgain)
    return true
  }

  private async sendMessages({ lastSeq }: SessionRow): Promise<void> {
    this.sentSeq = Math.min(this.sentSeq, lastSeq)
    while (this.sentSeq < lastSeq && !this.isOver && !this.isTooSlow()) {
      const range = { sessionId: this.holder.sessionId, after: this.sentSeq }
      const list = await readMessages(this.parts.services, range)
      const last = list.at(-1)
      if (!last) return
      this.parts.send({ kind: 'messages', list })
      this.sentSeq = last.seq
    }
  }

  private async sendState(session: SessionRow): Promise<void> {
    const frame = await stateFrame(this.parts.services, this.holder, session)
    const text = JSON.stringify(frame)
    if (this.isOver || this.isTooSlow() || text === this.sentState) return
    this.sentState = text
    this.parts.send(frame)
  }

  private planTypingEnd(session: SessionRow): void {
    const { services, timers } = this.parts
    this.cancelTyping?.()
    this.cancelTyping = null
    const now = services.clock.now()
    const until = typingEnd(this.holder, session, now)
    if (until === null || this.isOver) return
    this.cancelTyping = timers.after(until.getTime() - now.getTime() + 1, () => this.deliver())
  }
}
