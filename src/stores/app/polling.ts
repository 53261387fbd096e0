import { pollDelayMs } from '@/domain/booking/payment-result'
import type { Timers } from '@/platform/clock'

/** What is polled, and when. */
export interface PollingDependencies {
  /** Whether reading is allowed now, e.g. while the user is signed in. */
  readonly canRead: () => boolean
  readonly read: () => Promise<void>
  /** Whether the last reply is expected to change without the user. */
  readonly isChanging: () => boolean
  /** Delay in ms once the growing delays are used up; null stops the polling then. */
  readonly lastDelayMs: number | null
  readonly timers: Pick<Timers, 'after'>
}

/** Delay in ms between reads of an order once the growing delays are used up. */
export const orderPollMs = 30_000

/** Reads at growing intervals while the result is expected to change and the page is in front. */
export class Polling {
  private reads = 0
  private isRunning = false
  private cancelTimer: () => void = () => {}

  constructor(private readonly dependencies: PollingDependencies) {}

  /** Reads now and restarts the growing delays; resolves after this first read. */
  async start(): Promise<void> {
    this.reads = 0
    this.isRunning = true
    await this.read()
  }

  /** Stops polling; called when the page leaves the front. */
  stop(): void {
    this.isRunning = false
    this.cancelTimer()
  }

  private async read(): Promise<void> {
    const { canRead, read, isChanging, lastDelayMs, timers } = this.dependencies
    this.cancelTimer()
    if (!canRead()) return
    await read()
    // A concurrent start may have set a timer in the meantime.
    this.cancelTimer()
    if (!this.isRunning || !isChanging()) return
    const delayMs = pollDelayMs((this.reads += 1)) ?? lastDelayMs
    if (delayMs !== null) this.cancelTimer = timers.after(delayMs, () => void this.read())
  }
}
