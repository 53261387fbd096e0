import { makeAutoObservable, runInAction } from 'mobx'
import type { SupportCalls } from '@/api/support-api'
import type { ChatMessage, ChatSession } from '@/contract/chat'
import { endOfRun, hasGap, mergeMessages, mergeSession } from '@/domain/support/chat-messages'

/** What the messages of a chat need from outside. */
export interface ChatThreadDependencies {
  readonly calls: Pick<SupportCalls['chat'], 'listChatHistory'>
  /** Called with messages as they arrive, some of them not for the first time. */
  readonly onMessages: (messages: readonly ChatMessage[]) => void
  /** Called with each state of the session as the server returns it. */
  readonly onSession: (session: ChatSession) => void
}

/** State of the messages before the loaded ones. */
export type EarlierState = 'none' | 'more' | 'loading' | 'error'

/** A chat's session and its messages by their numbers; what is missing between them is fetched. */
export class ChatThread {
  session: ChatSession | null = null
  messages: readonly ChatMessage[] = []
  /** Messages up to this number are not loaded, as the traveler has not scrolled up to them. */
  private base = 0
  /** The newest messages were loaded, or could not be. */
  private isLoaded = false
  private earlierState: 'idle' | 'loading' | 'error' = 'idle'
  private syncing: Promise<void> | null = null

  constructor(private readonly dependencies: ChatThreadDependencies) {
    makeAutoObservable<this, 'dependencies' | 'syncing' | 'isLoaded'>(
      this,
      { dependencies: false, syncing: false, isLoaded: false },
      { autoBind: true, deep: false },
    )
  }

  /** Number of the last message before the first gap; 0 without messages. */
  get lastKnown(): number {
    return endOfRun(this.messages, this.base)
  }

  get earlier(): EarlierState {
    if (this.base === 0) return 'none'
    return this.earlierState === 'idle' ? 'more' : this.earlierState
  }

  /** Takes up a session; the messages of another one go. */
  begin(session: ChatSession): void {
    if (session.sessionId !== this.session?.sessionId) {
      this.messages = []
      this.base = 0
      this.isLoaded = false
      this.earlierState = 'idle'
      this.syncing = null
    }
    this.takeSession(session)
  }

  /** Loads the newest messages, or those since the last known one; where that fails, `repair` fetches them. */
  async load(): Promise<void> {
    const { session, isLoaded } = this
    if (!session) return
    const { sessionId, lastSeq } = session
    const fetchNewest = async () => (lastSeq > 0 ? this.fetchBefore(sessionId, lastSeq + 1) : undefined)
    await (isLoaded ? this.sync() : fetchNewest()).catch(() => {})
    if (this.isOpen(sessionId)) this.isLoaded = true
  }

  /** Fetches everything after the last known message; calls during a fetch share it. Rejects where that fails. */
  sync(): Promise<void> {
    const syncing = this.syncing ?? this.fetchMissing()
    this.syncing = syncing
    const end = () => {
      if (this.syncing === syncing) this.syncing = null
    }
    syncing.then(end, end)
    return syncing
  }

  /** Loads the messages before the first one. */
  async loadEarlier(): Promise<void> {
    const { session, base } = this
    if (!session || base === 0 || this.earlierState === 'loading') return
    this.earlierState = 'loading'
    const isLoaded = await this.fetchBefore(session.sessionId, base + 1).then(
      () => true,
      () => false,
    )
    if (this.isOpen(session.sessionId)) runInAction(() => (this.earlierState = isLoaded ? 'idle' : 'error'))
  }

  /** Adds messages that arrived; a gap before them is filled. */
  take(messages: readonly ChatMessage[]): void {
    this.messages = mergeMessages(this.messages, messages)
    this.dependencies.onMessages(messages)
    this.repair()
  }

  /** Takes the session's new state; messages that it counts and that are not there are fetched. */
  takeSession(session: ChatSession): void {
    this.session = mergeSession(this.session, session)
    this.dependencies.onSession(session)
    this.repair()
  }

  /** Changes what is known without a reply of the server. */
  change(part: Partial<ChatSession>): void {
    if (this.session) this.session = { ...this.session, ...part }
  }

  /** Fetches missing messages where there are any and none are on their way. */
  repair(): void {
    if (this.isLoaded && !this.syncing && this.hasMore()) this.sync().catch(() => {})
  }

  private async fetchMissing(): Promise<void> {
    const sessionId = this.session?.sessionId
    if (sessionId === undefined) return
    for (let isComplete = false; !isComplete;) {
      const { lastKnown } = this
      await this.fetch(sessionId, { after: lastKnown })
      isComplete = !this.isOpen(sessionId) || this.lastKnown === lastKnown || !this.hasMore()
    }
  }

  private hasMore(): boolean {
    return hasGap(this.messages, this.base, this.session?.lastSeq ?? 0)
  }

  private async fetchBefore(sessionId: string, before: number): Promise<void> {
    await this.fetch(sessionId, { before })
    const [first] = this.messages
    if (first && this.isOpen(sessionId)) runInAction(() => (this.base = first.seq - 1))
  }

  private async fetch(sessionId: string, part: { readonly after?: number; readonly before?: number }): Promise<void> {
    const { list, session } = await this.dependencies.calls.listChatHistory({ sessionId, ...part })
    if (!this.isOpen(sessionId)) return
    runInAction(() => {
      this.session = mergeSession(this.session, session)
      this.messages = mergeMessages(this.messages, list)
      this.dependencies.onSession(session)
      this.dependencies.onMessages(list)
    })
  }

  private isOpen(sessionId: string): boolean {
    return this.session?.sessionId === sessionId
  }
}
