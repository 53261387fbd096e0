import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { SubmitReply } from '@/contract/order'
import type { SubmitAttempt } from '@/domain/booking/booking-draft'
import {
  isSubmitLocked,
  orderNamedIn,
  submitOutcome,
  type SubmitOutcome,
  type SubmitState,
  unknownRetryMs,
} from '@/domain/booking/submit'
import { readFailure, type Failure } from '@/domain/failure'
import type { Timers } from '@/platform/clock'

/** What submitting needs from outside. */
export interface SubmitDependencies {
  readonly submitPackageOrder: ApiCalls['order']['submitPackageOrder']
  readonly timers: Pick<Timers, 'after'>
  /** Stores the attempt before it is sent and after its end is known. */
  readonly keep: (attempt: SubmitAttempt) => void
  readonly onBooked: (reply: SubmitReply) => void
  /** What only the page can mend: sign in, check the price again, show that it is sold out. */
  readonly onOutcome: (
    outcome: Exclude<SubmitOutcome, 'unknown' | 'refused' | 'duplicate' | 'too_many'>,
    failure: Failure,
  ) => void
}

/** Sends a booking under its idempotency key. Without a response it retries with the same key and body, which finds the same order. */
export class SubmitStore {
  state: SubmitState = { step: 'editing' }
  private attempt: SubmitAttempt | null = null
  private tries = 0
  private stopWaiting: () => void = () => {}

  constructor(private readonly dependencies: SubmitDependencies) {
    makeAutoObservable<this, 'dependencies' | 'attempt' | 'tries' | 'stopWaiting'>(
      this,
      { dependencies: false, attempt: false, tries: false, stopWaiting: false },
      { autoBind: true, deep: false },
    )
  }

  get isLocked(): boolean {
    return isSubmitLocked(this.state)
  }

  /** Sends an attempt; nothing happens while another one is under way. */
  async send(attempt: SubmitAttempt): Promise<void> {
    if (this.isLocked) return
    this.tries = 0
    this.attempt = attempt
    this.dependencies.keep(attempt)
    this.state = { step: 'sending' }
    await this.request(attempt)
  }

  /** Takes up an attempt whose end nobody knows, after a reload in the middle of it. */
  async resume(attempt: SubmitAttempt): Promise<void> {
    if (this.isLocked) return
    this.attempt = attempt
    this.state = { step: 'unknown', tries: 1, isRequesting: false }
    await this.checkAgain()
  }

  /** Requests the attempt's result with the same key and body, so that at most one booking exists. */
  async checkAgain(): Promise<void> {
    const { state, attempt } = this
    if (state.step !== 'unknown' || state.isRequesting || !attempt) return
    this.stopWaiting()
    this.state = { ...state, isRequesting: true }
    await this.request(attempt)
  }

  /** Back to the form, as after a message was read. */
  edit(): void {
    if (!this.isLocked) this.state = { step: 'editing' }
  }

  /** The page is left: stops polling. */
  stop(): void {
    this.stopWaiting()
  }

  private async request(attempt: SubmitAttempt): Promise<void> {
    const reply = await this.dependencies
      .submitPackageOrder(attempt.body, { idempotencyKey: attempt.key })
      .catch((thrown: unknown) => runInAction(() => this.fail(readFailure(thrown), attempt)))
    if (!reply) return
    runInAction(() => (this.state = { step: 'booked', payId: reply.payId, orderid: reply.orderid }))
    this.dependencies.onBooked(reply)
  }

  private fail(failure: Failure, attempt: SubmitAttempt): void {
    const outcome = submitOutcome(failure)
    if (outcome === 'unknown') return this.wait()
    this.dependencies.keep({ ...attempt, isOpen: false })
    if (outcome === 'duplicate' && failure.kind === 'refused') {
      this.state = { step: 'duplicate', message: failure.message, order: orderNamedIn(failure.data) }
    } else if (outcome === 'too_many' && failure.kind === 'refused') {
      this.state = { step: 'too_many', message: failure.message }
    } else if (outcome === 'refused' || outcome === 'duplicate' || outcome === 'too_many') {
      this.state = { step: 'refused', failure }
    } else {
      this.state = { step: 'editing' }
      this.dependencies.onOutcome(outcome, failure)
    }
  }

  private wait(): void {
    this.tries += 1
    this.state = { step: 'unknown', tries: this.tries, isRequesting: false }
    const delayMs = unknownRetryMs(this.tries)
    if (delayMs !== null) this.stopWaiting = this.dependencies.timers.after(delayMs, () => void this.checkAgain())
  }
}
