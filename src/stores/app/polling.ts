import { pollDelayMs } from '@/domain/booking/payment-result'
import type { Timers } from '@/platform/clock'

/** What is read again while it changes by itself. */
export interface PollingDependencies {
  /** Whether it may be read now, as by who is signed in. */
  readonly canRead: () => boolean
  readonly read: () => Promise<void>
  /** Whether what was read last soon changes by itself. */
  readonly isChanging: () => boolean
  /** Delay between reads after the growing ones, in milliseconds; null ends the polling with them. */
  readonly lastDelayMs: number | null
  readonly timers: Pick<Timers, 'after'>
}

/** Delay between reads of an order that has been changing for long, in milliseconds. */
export const orderPollMs = 30_000

/** Reads something again at growing intervals while it changes by itself and its page is in front. */
export class Polling {
  private reads = 0
  private isRunning = false
  private callOff: () => void = () => {}

  constructor(private readonly dependencies: PollingDependencies) {}

  /** Reads now, and from here on at intervals that begin short again; resolves after this first read. */
  async start(): Promise<void> {
    this.reads = 0
    this.isRunning = true
    await this.read()
  }

  /** The page goes behind another: nothing more is read. */
  stop(): void {
    this.isRunning = false
    this.callOff()
  }

  private async read(): Promise<void> {
    const { canRead, read, isChanging, lastDelayMs, timers } = this.dependencies
    this.callOff()
    if (!canRead()) return
    await read()
    // Another start may have set a timer meanwhile.
    this.callOff()
    if (!this.isRunning || !isChanging()) return
    const delayMs = pollDelayMs((this.reads += 1)) ?? lastDelayMs
    if (delayMs !== null) this.callOff = timers.after(delayMs, () => void this.read())
  }
}
