import { makeAutoObservable, runInAction } from 'mobx'
import type { SupportCalls } from '@/api/support-api'
import type { ChatHours, ChatSession } from '@/contract/chat'
import { type Failure, readFailure } from '@/domain/failure'
import { backOffMs } from '@/domain/support/chat-connection'
import type { Timers } from '@/platform/clock'

/** What loading a chat needs from outside. */
export interface ChatLoadingDependencies {
  readonly calls: Pick<SupportCalls['chat'], 'getChatSessionInfo'>
  readonly timers: Pick<Timers, 'after'>
  /** A random number from 0 to 1. */
  readonly random: () => number
  /** The chat to load; undefined for the traveler's last one. */
  readonly sessionId: () => string | undefined
  /** Called with the chat that there is. */
  readonly onSession: (session: ChatSession) => Promise<void>
}

type PlainField = 'dependencies' | 'tries' | 'isStarted' | 'cancelRetry'

/** Finds the traveler's chat and the hours of its agents, and tries again until they are known. */
export class ChatLoading {
  /** Null until they are known. */
  hours: ChatHours | null = null
  isLoading = false
  /** Why it could not be loaded; null else. */
  failure: Failure | null = null
  private tries = 0
  private isStarted = false
  private cancelRetry: () => void = () => {}

  constructor(private readonly dependencies: ChatLoadingDependencies) {
    makeAutoObservable<this, PlainField>(
      this,
      { dependencies: false, tries: false, isStarted: false, cancelRetry: false },
      { autoBind: true, deep: false },
    )
  }

  /** Loads it, as the first time or after a failure. */
  async start(): Promise<void> {
    this.isStarted = true
    if (this.isLoading) return
    this.cancelRetry()
    this.isLoading = true
    const { calls, sessionId: idOf, onSession } = this.dependencies
    const sessionId = idOf()
    try {
      const { session, hours } = await calls.getChatSessionInfo(sessionId === undefined ? {} : { sessionId })
      runInAction(() => this.finish(hours))
      if (session) await onSession(session)
    } catch (thrown) {
      runInAction(() => this.retryLater(readFailure(thrown)))
    } finally {
      runInAction(() => (this.isLoading = false))
    }
  }

  /** Tries no more. */
  stop(): void {
    this.isStarted = false
    this.cancelRetry()
  }

  private finish(hours: ChatHours): void {
    this.hours = hours
    this.failure = null
    this.tries = 0
  }

  private retryLater(failure: Failure): void {
    const { timers, random } = this.dependencies
    this.failure = failure
    this.tries += 1
    if (this.isStarted) this.cancelRetry = timers.after(backOffMs(this.tries, random()), () => void this.start())
  }
}
