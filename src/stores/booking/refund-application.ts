import { makeAutoObservable } from 'mobx'
import type { RefundView } from '@/contract/refund'
import type { Attempt } from '@/domain/attempt'
import type { Failure } from '@/domain/failure'
import { applyOutcome } from '@/domain/orders/apply-cancel'
import { isRefundPassing } from '@/domain/orders/refund-text'
import type { Clock, Timers } from '@/platform/clock'
import type { LoginStore } from '../account/login'
import type { SessionStore } from '../account/session'
import { type AttemptDependencies, AttemptStore } from '../app/attempt'
import { type BindingQuote, type BindingQuoteDependencies, BindingQuoteStore } from '../app/binding-quote'
import type { Loaded } from '../app/loaded'
import { Polling } from '../app/polling'

/** Which step of a refund a page shows. */
export type RefundStep = 'waiting' | 'failed' | 'form' | 'closed' | 'done'

/** Dependencies that the stores of all refund pages share. */
export interface RefundPageDependencies {
  readonly session: Pick<SessionStore, 'isLogin' | 'uid'>
  readonly login: Pick<LoginStore, 'require'>
  readonly clock: Clock
  readonly timers: Timers
  readonly newKey: () => string
}

/** What differs between refund pages: their calls, form, order and draft. */
export interface RefundApplicationRules<Quote extends BindingQuote, Item, Body, Reply> {
  readonly quote: Pick<BindingQuoteDependencies<Quote, Item>, 'read' | 'choiceIn' | 'isSame' | 'deadlineOf'>
  /** Loads the quote for the form's choice. */
  readonly loadQuote: () => Promise<void>
  /** Reads the order with its refunds. */
  readonly readOrder: () => Promise<void>
  /** The refunds of the order as last read. */
  readonly refunds: () => readonly Pick<RefundView, 'status'>[]
  /** The request's body for a quote and the form's present fields. */
  readonly bodyOf: (quote: Quote, quoteToken: string) => Body
  readonly send: AttemptDependencies<Body, Reply>['send']
  /** The new quote in a refusal's data; null where there is none. */
  readonly quoteIn: (failure: Failure) => Quote | null
  /** Called with the new quote of a refusal; adapts the form's choice to it. */
  readonly onQuote: (quote: Quote) => void
  readonly storeDraft: () => void
  readonly dropDraft: () => void
}

/** A refund request: binding quote, confirmation dialog, one idempotent submission, and polling of the refunds that follow. */
export class RefundApplication<Quote extends BindingQuote, Item, Body, Reply> {
  readonly quoted: BindingQuoteStore<Quote, Item>
  readonly apply: AttemptStore<Body, Reply>
  /** Whether the confirmation dialog is open. */
  isConfirming = false
  private readonly refunds: Polling

  /** `last` is the attempt stored with the page's draft. */
  constructor(
    private readonly dependencies: RefundPageDependencies,
    private readonly rules: RefundApplicationRules<Quote, Item, Body, Reply>,
    last: Attempt<Body> | null,
  ) {
    const { clock, timers, newKey } = dependencies
    this.quoted = new BindingQuoteStore({ ...rules.quote, clock, timers, onChanged: () => this.closePrompt() })
    this.apply = new AttemptStore(
      {
        send: rules.send,
        timers,
        newKey,
        storeDraft: rules.storeDraft,
        mend: (failure) => this.mend(failure),
        onDone: () => this.finish(),
      },
      last,
    )
    this.refunds = new Polling({
      canRead: () => dependencies.session.isLogin,
      read: rules.readOrder,
      isChanging: () => rules.refunds().some(({ status }) => isRefundPassing(status)),
      lastDelayMs: null,
      timers,
    })
    makeAutoObservable<this, 'dependencies' | 'rules' | 'refunds'>(
      this,
      { dependencies: false, rules: false, refunds: false, quoted: false, apply: false },
      { autoBind: true, deep: false },
    )
  }

  /** The quote that can be submitted now; null while there is none. */
  get offered(): Quote | null {
    const { value, isLoading } = this.quoted.quote
    return value?.quoteToken && !isLoading && !this.apply.isLocked ? value : null
  }

  /** Returns the step to show, given the order's loading state; `closed` if nothing can be refunded. */
  stepWith(order: Pick<Loaded<unknown>, 'value' | 'failure'>): RefundStep {
    const { value, failure } = this.quoted.quote
    if (this.apply.state.step === 'done') return 'done'
    if (!value) return failure ? 'failed' : 'waiting'
    if (value.quoteToken !== null) return 'form'
    if (order.value) return 'closed'
    return order.failure ? 'failed' : 'waiting'
  }

  /** Reads order and quote, and resumes an attempt whose result is unknown; called whenever the page comes to the front. */
  async look(): Promise<void> {
    if (!this.dependencies.session.isLogin) return
    void this.apply.resume()
    if (this.apply.state.step === 'done') return this.readOrder()
    await this.readAll()
  }

  /** Stops countdown and polling; called when the page leaves the front. */
  stop(): void {
    this.refunds.stop()
    this.quoted.stop()
    this.apply.stop()
  }

  /** Reads the order, and polls it while a refund is under way. */
  async readOrder(): Promise<void> {
    await this.refunds.start()
  }

  /** Opens the confirmation dialog if there is a quote to submit. */
  openPrompt(): void {
    if (!this.offered) return
    this.quoted.noteSeen()
    this.isConfirming = true
  }

  closePrompt(): void {
    this.isConfirming = false
  }

  /** Submits the quote that the dialog showed. */
  async confirm(): Promise<void> {
    const { value } = this.quoted.quote
    if (!this.isConfirming || !value?.quoteToken) return
    this.isConfirming = false
    await this.apply.send(this.rules.bodyOf(value, value.quoteToken))
  }

  private async readAll(): Promise<void> {
    await Promise.all([this.readOrder(), this.rules.loadQuote()])
  }

  /** Handles a refusal by signing in, showing the new quote, or reading everything again; returns false for any other. */
  private mend(failure: Failure): boolean {
    const outcome = applyOutcome(failure)
    if (outcome === 'refused') return false
    const quote = this.rules.quoteIn(failure)
    if (outcome === 'sign_in') this.dependencies.login.require()
    else if (outcome === 'quote_over' && quote) this.take(quote)
    else void this.readAll()
    return true
  }

  private take(quote: Quote): void {
    this.quoted.take(quote)
    this.rules.onQuote(quote)
  }

  private finish(): void {
    this.quoted.stop()
    this.rules.dropDraft()
    void this.readOrder()
  }
}
