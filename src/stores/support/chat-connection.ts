import { makeAutoObservable, runInAction } from 'mobx'
import type { ChatFrame, ChatSignal } from '@/contract/chat'
import { backOffMs, readFrame } from '@/domain/support/chat-connection'
import type { Timers } from '@/platform/clock'
import type { OpenSocket, Socket } from '@/platform/socket/contract'

/** What a chat's connection needs from outside. */
export interface ChatConnectionDependencies {
  /** Requests a one-use ticket; returns it with the address of the socket. */
  readonly createTicket: () => Promise<{ readonly ticket: string; readonly url: string }>
  readonly openSocket: OpenSocket
  readonly timers: Pick<Timers, 'after'>
  /** A random number from 0 to 1. */
  readonly random: () => number
  /** Number of the last message before the first gap. */
  readonly lastKnown: () => number
  readonly onFrame: (frame: ChatFrame) => void
  /** The server is reached again, by socket or polling. */
  readonly onReached: () => void
  /** Reads what has happened since the last known message. */
  readonly poll: () => Promise<void>
}

/** How messages arrive: by the socket, by polling, not at the moment, or not at all since the page is hidden. */
export type ChatConnectionState = 'off' | 'connecting' | 'live' | 'polling' | 'lost'

const READY_WITHIN_MS = 10_000
/** A socket that closes sooner after it was ready counts as failed. */
const STABLE_AFTER_MS = 5000
const PING_MS = 25_000
const POLL_MS = 3000
/** Failed connects in a row before polling begins. */
const FAILURES_BEFORE_POLLING = 2

type TimerName = 'ready' | 'stable' | 'ping' | 'poll' | 'retry'
type PlainField =
  | 'dependencies'
  | 'socket'
  | 'serial'
  | 'failures'
  | 'isPonged'
  | 'pollSerial'
  | 'isPolling'
  | 'cancels'

/** The socket of a chat: connected again after each drop, and polling in its place where two connects in a row fail. */
export class ChatConnection {
  state: ChatConnectionState = 'off'
  private socket: Socket | null = null
  /** Counts connects; what belongs to an earlier one is ignored. */
  private serial = 0
  private pollSerial = 0
  private isPolling = false
  private failures = 0
  private isPonged = true
  private readonly cancels = new Map<TimerName, () => void>()

  constructor(private readonly dependencies: ChatConnectionDependencies) {
    makeAutoObservable<this, PlainField>(
      this,
      {
        dependencies: false,
        socket: false,
        serial: false,
        failures: false,
        isPonged: false,
        pollSerial: false,
        isPolling: false,
        cancels: false,
      },
      { autoBind: true, deep: false },
    )
  }

  /** Connects at once, without regard to failures before; also where the device is online again. */
  start(): void {
    if (this.state === 'live') return
    this.failures = 0
    this.stopPolling()
    this.state = 'connecting'
    void this.connect()
  }

  /** Drops the connection and everything that waits. */
  stop(): void {
    this.drop()
    this.stopPolling()
    this.state = 'off'
  }

  /** Sends a signal by the socket; returns whether there is one. */
  send(signal: ChatSignal): boolean {
    if (this.state !== 'live' || !this.socket) return false
    this.socket.send(JSON.stringify(signal))
    return true
  }

  private async connect(): Promise<void> {
    this.drop()
    const { serial } = this
    const { createTicket, openSocket } = this.dependencies
    this.after('ready', READY_WITHIN_MS, () => this.fail(serial))
    try {
      const { ticket, url } = await createTicket()
      if (serial !== this.serial) return
      this.socket = openSocket(url, {
        onOpen: () => this.hello(ticket),
        onMessage: (text) => this.take(serial, text),
        onClose: () => this.fail(serial),
      })
    } catch {
      this.fail(serial)
    }
  }

  private hello(ticket: string): void {
    const signal: ChatSignal = { kind: 'hello', ticket, after: this.dependencies.lastKnown() }
    this.socket?.send(JSON.stringify(signal))
  }

  private take(serial: number, text: string): void {
    const frame = serial === this.serial ? readFrame(text) : null
    if (!frame) return
    this.isPonged = true
    if (frame.kind === 'ready') this.becomeReady(serial)
    else if (frame.kind === 'limited') this.failures = Math.max(this.failures, FAILURES_BEFORE_POLLING)
    this.dependencies.onFrame(frame)
  }

  private becomeReady(serial: number): void {
    this.cancel('ready')
    this.stopPolling()
    this.state = 'live'
    this.after('stable', STABLE_AFTER_MS, () => (this.failures = 0))
    this.pingLater(serial)
    this.dependencies.onReached()
  }

  private pingLater(serial: number): void {
    this.after('ping', PING_MS, () => {
      if (!this.isPonged) return this.fail(serial)
      this.isPonged = false
      this.send({ kind: 'ping' })
      this.pingLater(serial)
    })
  }

  /** The socket could not be opened, or was closed. */
  private fail(serial: number): void {
    if (serial !== this.serial) return
    const wasStable = this.state === 'live' && !this.cancels.has('stable')
    this.drop()
    if (!wasStable) this.failures += 1
    if (this.state === 'live') this.state = 'connecting'
    if (this.failures >= FAILURES_BEFORE_POLLING) this.startPolling()
    const delayMs = backOffMs(this.failures, this.dependencies.random())
    this.after('retry', delayMs, () => void this.connect())
  }

  private drop(): void {
    this.serial += 1
    this.isPonged = true
    for (const name of ['ready', 'stable', 'ping', 'retry'] as const) this.cancel(name)
    this.socket?.close()
    this.socket = null
  }

  private startPolling(): void {
    if (this.isPolling) return
    this.isPolling = true
    void this.poll(++this.pollSerial)
  }

  private async poll(serial: number): Promise<void> {
    const isReached = await this.dependencies.poll().then(
      () => true,
      () => false,
    )
    if (serial !== this.pollSerial) return
    this.after('poll', POLL_MS, () => void this.poll(serial))
    const wasReached = this.state === 'polling'
    runInAction(() => (this.state = isReached ? 'polling' : 'lost'))
    if (isReached && !wasReached) this.dependencies.onReached()
  }

  private stopPolling(): void {
    this.pollSerial += 1
    this.isPolling = false
    this.cancel('poll')
  }

  private after(name: TimerName, delayMs: number, action: () => void): void {
    this.cancel(name)
    this.cancels.set(
      name,
      this.dependencies.timers.after(delayMs, () => {
        this.cancels.delete(name)
        runInAction(action)
      }),
    )
  }

  private cancel(name: TimerName): void {
    this.cancels.get(name)?.()
    this.cancels.delete(name)
  }
}
