import { makeAutoObservable } from 'mobx'
import type { AccountCodePurpose } from '@/contract/account'
import type { CodePurpose } from '@/contract/login'
import type { Clock, Timers } from '@/platform/clock'

type Purpose = CodePurpose | AccountCodePurpose | 'guest_order'

const waitSeconds = 60
const tickMs = 1000

/** The 60 s before another code can be requested (spec §4), separately for each purpose. Uses the clock, so that a suspended page does not prolong them. */
export class ResendWait {
  private readonly endsAtMs: Record<Purpose, number> = { login: 0, reset: 0, delete: 0, export: 0, guest_order: 0 }
  private nowMs = 0
  private stopTicking: () => void = () => {}

  constructor(
    private readonly clock: Clock,
    private readonly timers: Timers,
  ) {
    makeAutoObservable<this, 'clock' | 'timers' | 'stopTicking'>(
      this,
      { clock: false, timers: false, stopTicking: false },
      { autoBind: true },
    )
  }

  /** Whole seconds until another code for a purpose can be requested; 0 where no wait applies. */
  secondsLeft(purpose: Purpose): number {
    return Math.max(0, Math.ceil((this.endsAtMs[purpose] - this.nowMs) / tickMs))
  }

  /** Restarts the wait: on entering the code step and on each resend. */
  restart(purpose: Purpose, seconds: number = waitSeconds): void {
    this.stop()
    this.endsAtMs[purpose] = this.clock.now() + seconds * tickMs
    this.tick()
    this.stopTicking = this.timers.every(tickMs, this.tick)
  }

  /** Ends the ticking, when the popup goes. */
  stop(): void {
    this.stopTicking()
  }

  private tick(): void {
    this.nowMs = this.clock.now()
    if (Math.max(...Object.values(this.endsAtMs)) <= this.nowMs) this.stop()
  }
}
