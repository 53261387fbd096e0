import type { SupportCalls } from '@/api/support-api'
import type { DialogEvent } from '@/contract/dialog'
import { isRecord } from '@/domain/is-record'
import type { Timers } from '@/platform/clock'
import type { SendHttp } from '@/platform/http/contract'
import type { OpenStream } from '@/platform/stream/contract'

/** What the reader of an answer needs from outside. */
export interface AnswerReaderDependencies {
  readonly queryDialog: SupportCalls['dialog']['queryDialog']
  /** Null on hosts without streams, which poll. */
  readonly openStream: OpenStream | null
  readonly timers: Pick<Timers, 'after'>
}

/** What happens to an answer that is read. */
export interface AnswerListener {
  /** The last event that has come. */
  lastSeq(): number
  onEvents(events: readonly DialogEvent[]): void
  /** The answer cannot be read now; it may be read on later. */
  onLost(thrown: unknown): void
}

/** How long a poll waits for the next event. */
const WAIT_MS = 8_000

/** Delays before another try after reads that failed, in ms; then the answer counts as lost. */
const RETRY_MS = [500, 1_500, 4_000]

const isEvent = (value: unknown): value is DialogEvent & Record<string, unknown> =>
  isRecord(value) && typeof value.kind === 'string' && typeof value.seq === 'number'

function parseEvent(data: string): DialogEvent | null {
  try {
    const value: unknown = JSON.parse(data)
    return isEvent(value) ? value : null
  } catch {
    return null
  }
}

/** Sends a poll as a stream: events are passed on as they come, and the reply only reports whether the stream ended by itself. */
const asStream =
  (openStream: OpenStream, onEvent: (event: DialogEvent) => void, onBegun: (abort: () => void) => void): SendHttp =>
  ({ url, headers }) =>
    new Promise((resolve) => {
      const abort = openStream(
        { url: url.replace('/dialog/query?', '/dialog/stream?'), headers },
        {
          onEvent: ({ data }) => {
            const event = parseEvent(data)
            if (event) onEvent(event)
          },
          onEnd: (reason) => resolve({ status: 200, headers: {}, body: { events: [], isEnded: reason === 'ended' } }),
        },
      )
      onBegun(abort)
    })

/** Reads one answer to its end: as a stream first, and by polling where that breaks or the host has none. A lost connection goes on after the last event. */
export class AnswerReader {
  private isStopped = false
  private hasEnded = false
  private failures = 0
  private abortStream: () => void = () => {}
  private cancelRetry: () => void = () => {}

  constructor(
    private readonly dependencies: AnswerReaderDependencies,
    private readonly turnId: string,
    private readonly listener: AnswerListener,
  ) {}

  /** Reads until the answer has ended, is lost, or the reader is stopped. */
  async start(): Promise<void> {
    if (this.dependencies.openStream) await this.stream(this.dependencies.openStream)
    while (!this.isStopped && !this.hasEnded) if (!(await this.poll())) return
  }

  /** Stops reading; the answer itself goes on. */
  stop(): void {
    this.isStopped = true
    this.abortStream()
    this.cancelRetry()
  }

  private take(events: readonly DialogEvent[]): void {
    if (this.isStopped || events.length === 0) return
    this.failures = 0
    this.hasEnded ||= events.some(({ kind }) => kind === 'end')
    this.listener.onEvents(events)
  }

  private async stream(openStream: OpenStream): Promise<void> {
    const send = asStream(
      openStream,
      (event) => this.take([event]),
      (abort) => (this.abortStream = abort),
    )
    const input = { turnId: this.turnId, after: this.listener.lastSeq() }
    await this.dependencies.queryDialog(input, { send }).catch(() => undefined)
  }

  /** Polls once; false where the reading is over. */
  private async poll(): Promise<boolean> {
    const input = { turnId: this.turnId, after: this.listener.lastSeq(), waitMs: WAIT_MS }
    try {
      const { events, isEnded } = await this.dependencies.queryDialog(input)
      this.take(events)
      this.hasEnded ||= isEnded
      return true
    } catch (thrown) {
      return this.waitToRetry(thrown)
    }
  }

  private async waitToRetry(thrown: unknown): Promise<boolean> {
    const delayMs = RETRY_MS[this.failures]
    this.failures += 1
    if (this.isStopped) return false
    if (delayMs === undefined) {
      this.listener.onLost(thrown)
      return false
    }
    await new Promise<void>((resolve) => {
      const callOff = this.dependencies.timers.after(delayMs, resolve)
      this.cancelRetry = () => {
        callOff()
        resolve()
      }
    })
    return !this.isStopped
  }
}
