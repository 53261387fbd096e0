import { makeAutoObservable } from 'mobx'
import type { Clock, Timers } from '@/platform/clock/contract'

const waitMs = 60_000
const tickMs = 1000

/** The 60 s before another code can be asked for (spec §4), by the clock, so that a page put to sleep does not stretch it. */
export class ResendWait {
  secondsLeft = 0
  private endsAtMs = 0
  private stopTicking: () => void = () => {}

  constructor(
    private readonly clock: Clock,
    private readonly timers: Timers,
  ) {
    makeAutoObservable<this, 'clock' | 'timers' | 'endsAtMs' | 'stopTicking'>(
      this,
      { clock: false, timers: false, endsAtMs: false, stopTicking: false },
      { autoBind: true },
    )
  }

  /** Begins anew: on entering the code step and on each resend. */
  restart(): void {
    this.stop()
    this.endsAtMs = this.clock.now() + waitMs
    this.tick()
    this.stopTicking = this.timers.every(tickMs, this.tick)
  }

  /** Ends the ticking, when the popup goes. */
  stop(): void {
    this.stopTicking()
  }

  private tick(): void {
    this.secondsLeft = Math.max(0, Math.ceil((this.endsAtMs - this.clock.now()) / tickMs))
    if (this.secondsLeft === 0) this.stop()
  }
}
