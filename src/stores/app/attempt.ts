import { makeAutoObservable, runInAction } from 'mobx'
import {
  type Attempt,
  attemptFor,
  type AttemptState,
  hasNoReply,
  isAttemptLocked,
  unknownRetryMs,
} from '@/domain/attempt'
import { readFailure, type Failure } from '@/domain/failure'
import type { Timers } from '@/platform/clock'

/** What an attempt needs from outside. */
export interface AttemptDependencies<Body, Reply> {
  /** Sends a body; the same body under the same key has its effect once, and the same reply. */
  readonly send: (body: Body, options: { readonly idempotencyKey: string }) => Promise<Reply>
  readonly timers: Pick<Timers, 'after'>
  readonly newKey: () => string
  /** Stores `last` with the draft that it belongs to: before it is sent and after its end is known. */
  readonly storeDraft: () => void
  /** Mends what only the page can, as by a sign-in or a new price; false for a refusal that the form shows. */
  readonly mend: (failure: Failure) => boolean
  readonly onDone: (reply: Reply) => void
}

type PlainField = 'dependencies' | 'tries' | 'stopWaiting'

/** Sends a form under an idempotency key. Without a reply it retries with the same key and body, also after a reload, so that the effect comes at most once. */
export class AttemptStore<Body, Reply> {
  state: AttemptState<Reply> = { step: 'editing' }
  private tries = 0
  private stopWaiting: () => void = () => {}

  /** `last` is the try that the page's draft was stored with. */
  constructor(
    private readonly dependencies: AttemptDependencies<Body, Reply>,
    public last: Attempt<Body> | null,
  ) {
    makeAutoObservable<this, PlainField>(
      this,
      { dependencies: false, last: false, tries: false, stopWaiting: false },
      { autoBind: true, deep: false },
    )
  }

  get isLocked(): boolean {
    return isAttemptLocked(this.state)
  }

  /** Sends a body; nothing happens while another one is under way or after one is done. */
  async send(body: Body): Promise<void> {
    if (this.isLocked) return
    this.tries = 0
    const attempt = attemptFor(this.last, body, this.dependencies.newKey)
    this.record(attempt)
    this.state = { step: 'sending' }
    await this.request(attempt)
  }

  /** Takes up the last try where its outcome is unknown, as after a reload in the middle of it. */
  async resume(): Promise<void> {
    if (!this.last?.isOpen) return
    if (!this.isLocked) this.state = { step: 'unknown', tries: 1, isRequesting: false }
    await this.checkAgain()
  }

  /** Requests the result of a try without a reply, with the same key and body. */
  async checkAgain(): Promise<void> {
    const { state, last } = this
    if (state.step !== 'unknown' || state.isRequesting || !last) return
    this.stopWaiting()
    this.state = { ...state, isRequesting: true }
    await this.request(last)
  }

  /** The form was changed, or the message read: what was refused is no longer shown. */
  edit(): void {
    if (!this.isLocked) this.state = { step: 'editing' }
  }

  /** The page is left: stops polling. */
  stop(): void {
    this.stopWaiting()
  }

  private async request(attempt: Attempt<Body>): Promise<void> {
    let reply: Reply
    try {
      reply = await this.dependencies.send(attempt.body, { idempotencyKey: attempt.key })
    } catch (thrown) {
      return this.fail(readFailure(thrown), attempt)
    }
    this.last = null
    runInAction(() => (this.state = { step: 'done', reply }))
    this.dependencies.onDone(reply)
  }

  private fail(failure: Failure, attempt: Attempt<Body>): void {
    if (hasNoReply(failure)) return this.wait()
    this.record({ ...attempt, isOpen: false })
    this.state = { step: 'editing' }
    if (!this.dependencies.mend(failure)) this.state = { step: 'refused', failure }
  }

  private record(attempt: Attempt<Body>): void {
    this.last = attempt
    this.dependencies.storeDraft()
  }

  private wait(): void {
    this.tries += 1
    this.state = { step: 'unknown', tries: this.tries, isRequesting: false }
    const delayMs = unknownRetryMs(this.tries)
    if (delayMs !== null) this.stopWaiting = this.dependencies.timers.after(delayMs, () => void this.checkAgain())
  }
}
