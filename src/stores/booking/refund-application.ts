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

/** How far an application is. */
export type RefundStep = 'waiting' | 'failed' | 'form' | 'closed' | 'done'

/** What every page that gives money back has from outside. */
export interface RefundPageDependencies {
  readonly session: Pick<SessionStore, 'isLogin' | 'uid'>
  readonly login: Pick<LoginStore, 'require'>
  readonly clock: Clock
  readonly timers: Timers
  readonly newKey: () => string
}

/** What is applied for, with the form and the order that belong to it. */
export interface RefundApplicationRules<Quote extends BindingQuote, Item, Body, Reply> {
  readonly quote: Pick<BindingQuoteDependencies<Quote, Item>, 'read' | 'choiceIn' | 'isSame' | 'deadlineOf'>
  /** Quotes what the form chooses. */
  readonly loadQuote: () => Promise<void>
  /** Reads the order with its refunds. */
  readonly readOrder: () => Promise<void>
  /** The order's refunds, as they were read last. */
  readonly refunds: () => readonly Pick<RefundView, 'status'>[]
  /** What is sent at a quote as the form stands. */
  readonly bodyOf: (quote: Quote, quoteToken: string) => Body
  readonly send: AttemptDependencies<Body, Reply>['send']
  /** The new quote in a refusal's data; null where there is none. */
  readonly quoteIn: (failure: Failure) => Quote | null
  /** A refusal brought another quote: the form chooses what that one is for. */
  readonly onQuote: (quote: Quote) => void
  readonly storeDraft: () => void
  readonly dropDraft: () => void
}

/** Applying for money back: the quote that binds, the dialog that repeats its sums, one application that can't count twice, and the way of its refund. */
export class RefundApplication<Quote extends BindingQuote, Item, Body, Reply> {
  readonly quoted: BindingQuoteStore<Quote, Item>
  readonly apply: AttemptStore<Body, Reply>
  /** The dialog that repeats the sums is open. */
  isConfirming = false
  private readonly refunds: Polling

  /** `last` is the attempt that the page's draft was stored with. */
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

  /** The quote at which can be applied now; null while none can. */
  get offered(): Quote | null {
    const { value, isLoading } = this.quoted.quote
    return value?.quoteToken && !isLoading && !this.apply.isLocked ? value : null
  }

  /** How far it is, with the order that it is about: closed where nothing can be applied for. */
  stepWith(order: Pick<Loaded<unknown>, 'value' | 'failure'>): RefundStep {
    const { value, failure } = this.quoted.quote
    if (this.apply.state.step === 'done') return 'done'
    if (!value) return failure ? 'failed' : 'waiting'
    if (value.quoteToken !== null) return 'form'
    if (order.value) return 'closed'
    return order.failure ? 'failed' : 'waiting'
  }

  /** Reads order and quote; called whenever the page comes to the front. An attempt whose end nobody knows is taken up first. */
  async look(): Promise<void> {
    if (!this.dependencies.session.isLogin) return
    void this.apply.resume()
    if (this.apply.state.step === 'done') return this.readOrder()
    await this.readAll()
  }

  /** The page goes behind another: no more counting and polling. */
  stop(): void {
    this.refunds.stop()
    this.quoted.stop()
    this.apply.stop()
  }

  /** Reads the order again, and follows its refunds while they are under way. */
  async readOrder(): Promise<void> {
    await this.refunds.start()
  }

  /** Opens the dialog that repeats the sums. */
  openPrompt(): void {
    if (!this.offered) return
    this.quoted.noteSeen()
    this.isConfirming = true
  }

  closePrompt(): void {
    this.isConfirming = false
  }

  /** Sends what the dialog showed. */
  async confirm(): Promise<void> {
    const { value } = this.quoted.quote
    if (!this.isConfirming || !value?.quoteToken) return
    this.isConfirming = false
    await this.apply.send(this.rules.bodyOf(value, value.quoteToken))
  }

  private async readAll(): Promise<void> {
    await Promise.all([this.readOrder(), this.rules.loadQuote()])
  }

  /** Signs in, shows the new quote, or reads all again; false for any other refusal. */
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
