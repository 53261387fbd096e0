import { makeAutoObservable } from 'mobx'
import type { SupportCalls } from '@/api/support-api'
import type { ChatSession, ChatSignal } from '@/contract/chat'
import type { Clock } from '@/platform/clock'
import type { ChatThread } from './chat-thread'

/** What read marks and the typing signal need from outside. */
export interface ChatPresenceDependencies {
  readonly calls: Pick<SupportCalls['chat'], 'syncChatPageState'>
  readonly clock: Clock
  readonly thread: ChatThread
  /** Sends a signal by the socket; returns whether there is one. */
  readonly signal: (signal: ChatSignal) => boolean
}

/** Least time between two typing signals, in ms. */
const TYPING_MS = 3000

type PlainField = 'dependencies' | 'isLooking' | 'serverReadSeq' | 'typedAtMs'

/** What the agent learns of the traveler: up to where messages were read, and that something is being written. */
export class ChatPresence {
  /** The messages are in front of the traveler. */
  private isLooking = true
  /** The app is in front. */
  isVisible = true
  private serverReadSeq = 0
  private typedAtMs = -TYPING_MS

  constructor(private readonly dependencies: ChatPresenceDependencies) {
    makeAutoObservable<this, PlainField>(
      this,
      { dependencies: false, isLooking: false, isVisible: false, serverReadSeq: false, typedAtMs: false },
      { autoBind: true, deep: false },
    )
  }

  /** The messages came in front of the traveler, or left it. */
  look(isLooking: boolean): void {
    this.isLooking = isLooking
    this.markRead()
  }

  /** The app came to the front, or left it. */
  show(isVisible: boolean): void {
    this.isVisible = isVisible
    this.markRead()
  }

  /** Takes note of what the server knows. */
  noteSession({ ownReadSeq }: ChatSession): void {
    this.serverReadSeq = ownReadSeq
  }

  /** Marks all messages before the first gap as read, where they can be seen. */
  markRead(): void {
    const { thread } = this.dependencies
    const { session, lastKnown } = thread
    if (!this.isLooking || !this.isVisible || !session || lastKnown <= session.ownReadSeq) return
    thread.change({ ownReadSeq: lastKnown })
    this.sendRead(lastKnown)
  }

  /** Sends the read mark again where the server has not heard of it; called when it is reached again. */
  resend(): void {
    const readSeq = this.dependencies.thread.session?.ownReadSeq ?? 0
    if (readSeq > this.serverReadSeq) this.sendRead(readSeq)
  }

  /** Signals that the traveler writes, at most every 3 s. */
  noteTyping(): void {
    const { clock, signal } = this.dependencies
    const nowMs = clock.now()
    if (nowMs - this.typedAtMs < TYPING_MS) return
    this.typedAtMs = nowMs
    if (!signal({ kind: 'typing' })) this.syncState({ isTyping: true })
  }

  private sendRead(seq: number): void {
    if (!this.dependencies.signal({ kind: 'read', seq })) this.syncState({ readSeq: seq })
  }

  private syncState(state: { readonly readSeq?: number; readonly isTyping?: boolean }): void {
    const { calls, thread } = this.dependencies
    const sessionId = thread.session?.sessionId
    if (sessionId === undefined) return
    calls.syncChatPageState({ sessionId, ...state }).then(
      (session) => {
        if (thread.session?.sessionId === sessionId) thread.takeSession(session)
      },
      () => {},
    )
  }
}
