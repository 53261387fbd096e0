import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import { applyOutcome, type ApplyOutcome, type ApplyState, isApplyLocked } from '@/domain/orders/apply-cancel'
import type { CancelAttempt } from '@/domain/orders/refund-form'
import { unknownRetryMs } from '@/domain/booking/submit'
import { readFailure, type Failure } from '@/domain/failure'
import type { Timers } from '@/platform/clock'

/** What an application did: the order's state, and the refund that it began or added to, if any. */
export type AppliedCancel = Awaited<ReturnType<ApiCalls['order']['applyForCancel']>>

/** What applying to cancel needs from outside. */
export interface ApplyCancelDependencies {
  readonly applyForCancel: ApiCalls['order']['applyForCancel']
  readonly timers: Pick<Timers, 'after'>
  /** Stores the attempt before it is sent and after its end is known. */
  readonly keep: (attempt: CancelAttempt) => void
  readonly onApplied: () => void
  /** What only the page can mend: sign in, look at the new quote, read the order again. */
  readonly onOutcome: (outcome: Exclude<ApplyOutcome, 'unknown' | 'refused'>, failure: Failure) => void
}

/** Applies to cancel under an idempotency key. Without a reply it retries with the same key and body, which cancels at most once. */
export class ApplyCancelStore {
  state: ApplyState<AppliedCancel> = { step: 'editing' }
  private attempt: CancelAttempt | null = null
  private tries = 0
  private stopWaiting: () => void = () => {}

  constructor(private readonly dependencies: ApplyCancelDependencies) {
    makeAutoObservable<this, 'dependencies' | 'attempt' | 'tries' | 'stopWaiting'>(
      this,
      { dependencies: false, attempt: false, tries: false, stopWaiting: false },
      { autoBind: true, deep: false },
    )
  }

  get isLocked(): boolean {
    return isApplyLocked(this.state)
  }

  /** Sends an attempt; nothing happens while another one is under way or after it is done. */
  async send(attempt: CancelAttempt): Promise<void> {
    if (this.isLocked) return
    this.tries = 0
    this.attempt = attempt
    this.dependencies.keep(attempt)
    this.state = { step: 'sending' }
    await this.request(attempt)
  }

  /** Takes up an attempt whose end nobody knows, as after a reload in the middle of it. */
  async resume(attempt: CancelAttempt): Promise<void> {
    if (this.state.step === 'unknown') return this.checkAgain()
    if (this.isLocked) return
    this.attempt = attempt
    this.state = { step: 'unknown', tries: 1, isRequesting: false }
    await this.checkAgain()
  }

  /** Requests the attempt's result with the same key and body. */
  async checkAgain(): Promise<void> {
    const { state, attempt } = this
    if (state.step !== 'unknown' || state.isRequesting || !attempt) return
    this.stopWaiting()
    this.state = { ...state, isRequesting: true }
    await this.request(attempt)
  }

  /** The form was changed: what was refused is no longer shown. */
  edit(): void {
    if (!this.isLocked) this.state = { step: 'editing' }
  }

  /** The page is left: stops polling. */
  stop(): void {
    this.stopWaiting()
  }

  private async request(attempt: CancelAttempt): Promise<void> {
    const applied = await this.dependencies
      .applyForCancel(attempt.body, { idempotencyKey: attempt.key })
      .catch((thrown: unknown) => runInAction(() => this.fail(readFailure(thrown), attempt)))
    if (!applied) return
    runInAction(() => (this.state = { step: 'applied', applied }))
    this.dependencies.onApplied()
  }

  private fail(failure: Failure, attempt: CancelAttempt): void {
    const outcome = applyOutcome(failure)
    if (outcome === 'unknown') return this.wait()
    this.dependencies.keep({ ...attempt, isOpen: false })
    this.state = outcome === 'refused' ? { step: 'refused', failure } : { step: 'editing' }
    if (outcome !== 'refused') this.dependencies.onOutcome(outcome, failure)
  }

  private wait(): void {
    this.tries += 1
    this.state = { step: 'unknown', tries: this.tries, isRequesting: false }
    const delayMs = unknownRetryMs(this.tries)
    if (delayMs !== null) this.stopWaiting = this.dependencies.timers.after(delayMs, () => void this.checkAgain())
  }
}
