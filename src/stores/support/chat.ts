import { makeAutoObservable, runInAction } from 'mobx'
import type { SupportCalls } from '@/api/support-api'
import type { ChatFrame, ChatSession } from '@/contract/chat'
import type { SupportOrigin } from '@/contract/dialog'
import {
  type ChatItem,
  chatItems,
  type ChatPiece,
  chatPieces,
  groupByDay,
  unreadCount,
} from '@/domain/support/chat-messages'
import { type Clock, deviceDay, type Timers } from '@/platform/clock'
import type { WatchOnline } from '@/platform/device/contract'
import type { WatchVisibility } from '@/platform/page/contract'
import type { OpenSocket } from '@/platform/socket/contract'
import type { KeyValueStore } from '@/platform/storage/contract'
import type { LoginStore } from '../account/login'
import type { SessionStore } from '../account/session'
import { failureOf } from '../app/failure-of'
import type { ToastStore } from '../app/toast'
import { ChatConnection } from './chat-connection'
import { ChatLoading } from './chat-loading'
import { ChatOutbox } from './chat-outbox'
import type { ChatUploads } from './chat-pictures'
import { ChatPresence } from './chat-presence'
import { ChatSurvey } from './chat-survey'
import { ChatThread } from './chat-thread'
import { ChatWriting } from './chat-writing'

/** What a chat with a person needs from outside. */
export interface ChatDependencies {
  readonly calls: SupportCalls['chat']
  readonly openSocket: OpenSocket
  /** The socket's address for the path of a ticket. */
  readonly socketUrl: (path: string) => string
  readonly uploads: ChatUploads
  readonly session: Pick<SessionStore, 'isLogin' | 'uid'>
  readonly login: Pick<LoginStore, 'require'>
  readonly toast: Pick<ToastStore, 'show'>
  readonly watchVisibility: WatchVisibility
  readonly watchOnline: WatchOnline
  readonly deviceStorage: KeyValueStore
  readonly clock: Clock
  readonly timers: Pick<Timers, 'after'>
  /** A random number from 0 to 1. */
  readonly random: () => number
  readonly newKey: () => string
}

type PlainField = 'dependencies' | 'presence' | 'isStarted' | 'ends'

const plain = {
  dependencies: false,
  isStarted: false,
  ends: false,
  thread: false,
  outbox: false,
  connection: false,
  presence: false,
  loading: false,
  writing: false,
  survey: false,
} as const

/**
 * A chat with a person: its session, its messages and their connection.
 * The page calls `start` while it is in front and `stop` when it leaves, `open` to begin a chat, and `look` as messages are seen.
 */
export class ChatStore {
  /** The chat is being opened or closed. */
  isBusy = false
  readonly loading: ChatLoading
  readonly thread: ChatThread
  readonly outbox: ChatOutbox
  readonly connection: ChatConnection
  readonly writing: ChatWriting
  readonly survey: ChatSurvey
  private readonly presence: ChatPresence
  private ratedId: string | null = null
  private isStarted = false
  private ends: readonly (() => void)[] = []

  constructor(private readonly dependencies: ChatDependencies) {
    const { calls, clock } = dependencies
    this.loading = new ChatLoading({
      ...dependencies,
      sessionId: () => this.session?.sessionId,
      onSession: (session) => this.adopt(session),
    })
    this.thread = new ChatThread({
      calls,
      onMessages: () => this.noteMessages(),
      onSession: (now) => this.takeState(now),
    })
    this.outbox = new ChatOutbox({
      ...dependencies,
      uid: () => dependencies.session.uid,
      onSent: (message) => this.thread.take([message]),
    })
    this.connection = new ChatConnection({
      ...dependencies,
      createTicket: () => this.createTicket(),
      lastKnown: () => this.thread.lastKnown,
      onFrame: (frame) => this.takeFrame(frame),
      onReached: () => this.noteReached(),
      poll: () => this.thread.sync(),
    })
    this.presence = new ChatPresence({ calls, clock, thread: this.thread, signal: (one) => this.connection.send(one) })
    this.writing = new ChatWriting({
      ...dependencies,
      isRunning: () => this.isRunning,
      onTyped: () => this.presence.noteTyping(),
      onWritten: (written) => this.outbox.add(written),
    })
    this.survey = new ChatSurvey({ calls, onRated: () => this.noteRated() })
    makeAutoObservable<this, PlainField>(this, plain, { autoBind: true, deep: false })
  }

  /** Null before the first chat. */
  get session(): ChatSession | null {
    return this.thread.session
  }

  /** The chat waits for an agent or is open. */
  get isRunning(): boolean {
    return this.session !== null && this.session.state !== 'closed'
  }

  /** All messages in their order, with those that wait to be sent at the end. */
  get items(): readonly ChatItem[] {
    return chatItems(this.thread.messages, this.outbox.list, this.session?.agentReadSeq ?? 0)
  }

  /** The same in pieces, by the device's days. */
  get pieces(): readonly ChatPiece[] {
    return chatPieces(groupByDay(this.items, (instant) => deviceDay(Date.parse(instant))))
  }

  /** How many messages of others were not seen. */
  get unread(): number {
    return unreadCount(this.thread.messages, this.session)
  }

  get isAgentTyping(): boolean {
    const isReached = this.connection.state === 'live' || this.connection.state === 'polling'
    return isReached && this.isRunning && this.session?.isAgentTyping === true
  }

  /** The survey can be filled in. */
  get canSurvey(): boolean {
    return this.session?.canSurvey === true && this.ratedId !== this.session.sessionId
  }

  /** Loads the chat and connects it. */
  start(): void {
    if (this.isStarted) return
    this.isStarted = true
    this.presence.show(true)
    const { watchVisibility, watchOnline } = this.dependencies
    let wasOnline = true
    const followOnline = (isOnline: boolean) => {
      if (isOnline && !wasOnline) this.reconnect()
      wasOnline = isOnline
    }
    this.ends = [watchVisibility(this.followVisibility), watchOnline(followOnline)]
    this.writing.pictures.start()
    void this.loading.start()
  }

  /** Ends the connection and all that waits; `start` goes on. */
  stop(): void {
    this.isStarted = false
    this.ends.forEach((end) => end())
    this.loading.stop()
    this.connection.stop()
    this.outbox.stop()
    this.writing.pictures.stop()
  }

  /** Opens a chat, or continues the running one; resolves with whether there is one. */
  open(input: { readonly dialogId?: string; readonly origin?: SupportOrigin } = {}): Promise<boolean> {
    return this.act(async () => this.adopt(await this.dependencies.calls.openChatSession(input)))
  }

  /** Ends the chat; resolves with whether it is closed. */
  async close(): Promise<boolean> {
    const sessionId = this.session?.sessionId
    if (sessionId === undefined) return false
    return this.act(async () => this.thread.takeSession(await this.dependencies.calls.closeChatSession({ sessionId })))
  }

  /** The messages came in front of the traveler, or left it, as for the assistant's. */
  look(isLooking: boolean): void {
    this.presence.look(isLooking)
  }

  /** Sends the survey that is filled in. */
  async rate(): Promise<void> {
    if (this.session && this.canSurvey) await this.survey.submit(this.session.sessionId)
  }

  private async act(work: () => Promise<void>): Promise<boolean> {
    if (this.isBusy) return false
    this.isBusy = true
    const text = await failureOf(work())
    runInAction(() => (this.isBusy = false))
    if (text !== null) this.dependencies.toast.show(text, { type: 'fail' })
    return text === null
  }

  private async adopt(session: ChatSession): Promise<void> {
    const { sessionId } = session
    if (sessionId !== this.session?.sessionId) {
      this.survey.clear()
      this.connection.stop()
    }
    this.thread.begin(session)
    this.outbox.begin(sessionId)
    await this.thread.load()
    if (!this.isStarted || this.session?.sessionId !== sessionId) return
    this.presence.markRead()
    this.outbox.start()
    this.connect()
  }

  private connect(): void {
    if (this.isStarted && this.presence.isVisible && this.isRunning) this.connection.start()
  }

  private reconnect(): void {
    // Without a chat, one may have been opened on another page meanwhile.
    if (this.loading.failure || !this.session) void this.loading.start()
    this.connection.stop()
    this.connect()
    this.outbox.flush()
  }

  private followVisibility(isVisible: boolean): void {
    this.presence.show(isVisible)
    if (isVisible) this.reconnect()
    else this.connection.stop()
  }

  private async createTicket() {
    const sessionId = this.session?.sessionId ?? ''
    const { ticket, path } = await this.dependencies.calls.createChatTicket({ sessionId })
    return { ticket, url: this.dependencies.socketUrl(path) }
  }

  private takeFrame(frame: ChatFrame): void {
    if (frame.kind === 'messages') this.thread.take(frame.list)
    if (frame.kind === 'session' && frame.session.sessionId === this.session?.sessionId)
      this.thread.takeSession(frame.session)
    if (frame.kind === 'pong') this.thread.repair()
  }

  private noteReached(): void {
    this.outbox.flush()
    this.presence.resend()
  }

  private noteMessages(): void {
    this.outbox.settle(this.thread.messages)
    this.presence.markRead()
  }

  private takeState(session: ChatSession): void {
    this.presence.noteSession(session)
    if (session.state === 'closed') this.connection.stop()
  }

  private noteRated(): void {
    this.ratedId = this.session?.sessionId ?? null
  }
}
