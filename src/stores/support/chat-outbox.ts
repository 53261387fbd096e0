import { unsentMessagesName } from '../app/drafts'
import { makeAutoObservable, runInAction } from 'mobx'
import type { SupportCalls } from '@/api/support-api'
import type { ChatMessage } from '@/contract/chat'
import { failureText, readFailure } from '@/domain/failure'
import { backOffMs } from '@/domain/support/chat-connection'
import {
  arrivedIds,
  demandedWaitMs,
  isPassing,
  messageInput,
  type OutgoingMessage,
  readOutbox,
  type StoredOutbox,
  withOutgoing,
  withoutOutgoing,
} from '@/domain/support/chat-outbox'
import type { Clock, Timers } from '@/platform/clock'
import type { KeyValueStore } from '@/platform/storage/contract'

/** What messages on their way need from outside. */
export interface ChatOutboxDependencies {
  readonly calls: Pick<SupportCalls['chat'], 'sendChatMessage'>
  readonly deviceStorage: KeyValueStore
  /** Who is signed in; null for a visitor. */
  readonly uid: () => string | null
  readonly clock: Clock
  readonly timers: Pick<Timers, 'after'>
  /** A random number from 0 to 1. */
  readonly random: () => number
  readonly newKey: () => string
  readonly onSent: (message: ChatMessage) => void
}

type PlainField = 'dependencies' | 'sessionId' | 'sending' | 'failures' | 'isStarted' | 'cancelRetry'

/** Messages of a chat that are not known to have arrived: stored on the device, and sent one after another under their client ids. */
export class ChatOutbox {
  list: readonly OutgoingMessage[] = []
  private sessionId = ''
  /** Client id of the message that is on its way. */
  private sending: string | null = null
  private failures = 0
  private isStarted = false
  private cancelRetry: () => void = () => {}

  constructor(private readonly dependencies: ChatOutboxDependencies) {
    makeAutoObservable<this, PlainField>(
      this,
      {
        dependencies: false,
        sessionId: false,
        sending: false,
        failures: false,
        isStarted: false,
        cancelRetry: false,
      },
      { autoBind: true, deep: false },
    )
  }

  /** Takes up what is stored of a session. */
  begin(sessionId: string): void {
    if (sessionId === this.sessionId) return
    this.sessionId = sessionId
    this.list = this.readStored().filter((message) => message.sessionId === sessionId)
  }

  /** Sends from now on what waits. */
  start(): void {
    this.isStarted = true
    this.flush()
  }

  /** Sends nothing more; what waits stays stored. */
  stop(): void {
    this.isStarted = false
    this.cancelRetry()
  }

  /** Stores a message and sends it after those before it. */
  add(written: Pick<OutgoingMessage, 'content' | 'file' | 'card'>): void {
    const { newKey, clock } = this.dependencies
    const writtenAt = new Date(clock.now()).toISOString()
    this.put({ ...written, sessionId: this.sessionId, clientId: newKey(), writtenAt, failureText: null })
    void this.sendNext()
  }

  /** Sends a refused message again, as the last one. */
  retry(clientId: string): void {
    const message = this.list.find((each) => each.clientId === clientId)
    if (!message || message.failureText === null) return
    this.remove(new Set([clientId]))
    this.put({ ...message, failureText: null })
    this.flush()
  }

  /** Gives up a refused message. */
  discard(clientId: string): void {
    const message = this.list.find((each) => each.clientId === clientId)
    if (message && message.failureText !== null) this.remove(new Set([clientId]))
  }

  /** Drops what has arrived, whatever became of the reply. */
  settle(messages: readonly ChatMessage[]): void {
    const arrived = arrivedIds(messages)
    const known = new Set(this.list.map(({ clientId }) => clientId).filter((clientId) => arrived.has(clientId)))
    if (known.size === 0) return
    this.remove(known)
    if (this.sending === null || !known.has(this.sending)) return
    this.sending = null
    void this.sendNext()
  }

  /** Sends what waits without regard to the delay of the next try. */
  flush(): void {
    this.failures = 0
    void this.sendNext()
  }

  private async sendNext(): Promise<void> {
    const next = this.list.find(({ failureText: text }) => text === null)
    if (!this.isStarted || this.sending !== null || !next) return
    this.cancelRetry()
    this.sending = next.clientId
    try {
      const message = await this.dependencies.calls.sendChatMessage(messageInput(next))
      runInAction(() => this.finish(next, message))
    } catch (thrown) {
      runInAction(() => this.fail(next, thrown))
    }
  }

  private finish(sent: OutgoingMessage, message: ChatMessage): void {
    this.failures = 0
    this.remove(new Set([sent.clientId]))
    if (sent.sessionId === this.sessionId) this.dependencies.onSent(message)
    this.goOn(sent)
  }

  private fail(message: OutgoingMessage, thrown: unknown): void {
    // It has arrived meanwhile: the socket was faster than the reply.
    if (this.sending !== message.clientId) return
    this.sending = null
    const failure = readFailure(thrown)
    if (isPassing(failure) || !this.isStarted) return this.sendLater(demandedWaitMs(failure))
    this.put({ ...message, failureText: failureText(failure) })
    void this.sendNext()
  }

  private goOn({ clientId }: OutgoingMessage): void {
    if (this.sending !== clientId) return
    this.sending = null
    void this.sendNext()
  }

  private sendLater(atLeastMs: number): void {
    const { timers, random } = this.dependencies
    this.failures += 1
    this.cancelRetry()
    if (!this.isStarted) return
    const delayMs = Math.max(atLeastMs, backOffMs(this.failures, random()))
    this.cancelRetry = timers.after(delayMs, () => void this.sendNext())
  }

  private put(message: OutgoingMessage): void {
    if (message.sessionId === this.sessionId) this.list = withOutgoing(this.list, message)
    this.store(withOutgoing(this.readStored(), message))
  }

  private remove(clientIds: ReadonlySet<string>): void {
    this.list = withoutOutgoing(this.list, clientIds)
    const stored = this.readStored()
    const rest = withoutOutgoing(stored, clientIds)
    if (rest !== stored) this.store(rest)
  }

  /** Another tab may have stored messages, so they are read before each change. */
  private readStored(): readonly OutgoingMessage[] {
    const { deviceStorage, clock, uid } = this.dependencies
    return readOutbox(deviceStorage.read(unsentMessagesName), clock.now(), uid())
  }

  private store(list: readonly OutgoingMessage[]): void {
    const { deviceStorage, clock, uid } = this.dependencies
    const stored: StoredOutbox = { uid: uid(), savedAtMs: clock.now(), list }
    if (list.length === 0) deviceStorage.remove(unsentMessagesName)
    else deviceStorage.write(unsentMessagesName, JSON.stringify(stored))
  }
}
