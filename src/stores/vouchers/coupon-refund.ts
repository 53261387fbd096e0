import { makeAutoObservable } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { CouponRefunded, CouponRefundQuote, CouponRefundReason, CouponRefundRules } from '@/contract/coupon-refund'
import type { Failure } from '@/domain/failure'
import { pollDelayMs } from '@/domain/booking/payment-result'
import { applyOutcome } from '@/domain/orders/apply-cancel'
import { isRefundPassing } from '@/domain/orders/refund-text'
import {
  EMPTY_VOUCHER_REFUND,
  isSameVoucherQuote,
  quotedVouchers,
  readVoucherRefundDraft,
  type RefundAccount,
  type VoucherRefundBody,
  voucherRefundBody,
  type VoucherRefundDraft,
  voucherRefundDraftName,
  type VoucherRefundForm,
  voucherQuoteIn,
} from '@/domain/vouchers/refund-form'
import type { Clock, Timers } from '@/platform/clock'
import type { KeyValueStore } from '@/platform/storage/contract'
import type { LoginStore } from '../account/login'
import type { SessionStore } from '../account/session'
import { AttemptStore } from '../app/attempt'
import { BindingQuoteStore } from '../app/binding-quote'
import { Loaded } from '../app/loaded'

/** What giving vouchers back needs from outside. */
export interface CouponRefundDependencies {
  readonly couponRefund: ApiCalls['couponRefund']
  readonly session: Pick<SessionStore, 'isLogin' | 'uid'>
  readonly login: Pick<LoginStore, 'require'>
  readonly clock: Clock
  readonly timers: Timers
  readonly tabStorage: KeyValueStore
  readonly newKey: () => string
}

type PlainField = 'dependencies' | 'orderid' | 'looks' | 'stopFollowing'

/** Giving vouchers of an order back: rules and refunds, the quote that binds, the form, and one attempt at a time. */
export class CouponRefundStore {
  readonly rules = new Loaded<CouponRefundRules>()
  readonly quoted: BindingQuoteStore<CouponRefundQuote, string>
  readonly apply: AttemptStore<VoucherRefundBody, CouponRefunded>
  form: VoucherRefundForm
  /** The dialog that repeats the sums is open. */
  isConfirming = false
  private looks = 0
  private stopFollowing: () => void = () => {}

  constructor(
    private readonly dependencies: CouponRefundDependencies,
    private readonly orderid: string,
  ) {
    const { couponRefund, session, clock, timers, tabStorage, newKey } = dependencies
    const stored = readVoucherRefundDraft(tabStorage.read(voucherRefundDraftName(orderid)), clock.now(), session.uid)
    this.form = stored?.form ?? EMPTY_VOUCHER_REFUND
    this.quoted = new BindingQuoteStore({
      read: (ids) => couponRefund.quoteCouponRefund({ orderid, ...(ids && { vouchers: ids.join(',') }) }),
      choiceIn: quotedVouchers,
      isSame: isSameVoucherQuote,
      deadlineOf: ({ validUntil }) => validUntil,
      clock,
      timers,
      onChanged: () => this.closePrompt(),
    })
    this.apply = new AttemptStore(
      {
        send: (body, options) =>
          'accountId' in body
            ? couponRefund.refundCouponToAccount(body, options)
            : couponRefund.cancelCouponOrder(body, options),
        timers,
        newKey,
        storeDraft: () => this.keep(),
        mend: (failure) => this.mend(failure),
        onDone: () => this.finish(),
      },
      stored?.attempt ?? null,
    )
    makeAutoObservable<this, PlainField>(
      this,
      {
        dependencies: false,
        orderid: false,
        looks: false,
        stopFollowing: false,
        rules: false,
        quoted: false,
        apply: false,
      },
      { autoBind: true, deep: false },
    )
  }

  /** Reads rules and quote; called whenever the page comes to the front. An attempt whose end nobody knows is taken up first. */
  async look(): Promise<void> {
    if (!this.dependencies.session.isLogin) return
    this.looks = 0
    void this.apply.resume()
    if (this.apply.state.step === 'done') return this.readRules()
    await Promise.all([this.readRules(), this.loadQuote()])
  }

  /** The page goes behind another: no more counting and polling. */
  stop(): void {
    this.stopFollowing()
    this.quoted.stop()
    this.apply.stop()
  }

  /** Chooses or leaves out a voucher of those that can be refunded; one stays chosen. */
  async toggleVoucher(voucherId: string): Promise<void> {
    const { value } = this.quoted.quote
    if (!value || this.apply.isLocked) return
    const chosen = value.vouchers.map((quoted) => quoted.voucherId)
    const wanted = chosen.includes(voucherId) ? chosen.filter((id) => id !== voucherId) : [...chosen, voucherId]
    if (wanted.length === 0) return
    const isAll = wanted.length === chosen.length + value.otherVouchers.length
    this.change({ vouchers: isAll ? null : wanted })
    await this.loadQuote()
  }

  chooseReason(reason: CouponRefundReason | null): void {
    this.change({ reason })
  }

  /** Where the money goes; null for the way it was paid. */
  chooseAccount(account: RefundAccount | null): void {
    this.change({ account })
  }

  /** Opens the dialog that repeats the sums. */
  promptApply(): void {
    const { value, isLoading } = this.quoted.quote
    if (!value?.quoteToken || isLoading || this.apply.isLocked) return
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
    await this.apply.send(voucherRefundBody(this.form, value, value.quoteToken))
  }

  /** Quotes the chosen vouchers again, as after a failure. */
  async loadQuote(): Promise<void> {
    await this.quoted.load(this.form.vouchers)
  }

  /** Reads rules and refunds again, and follows the refunds while they are under way. */
  async readRules(): Promise<void> {
    this.stopFollowing()
    await this.rules.load(() => this.dependencies.couponRefund.getCouponRefundRules({ orderid: this.orderid }))
    const isMoving = this.rules.value?.refunds.some(({ status }) => isRefundPassing(status)) ?? false
    const delayMs = isMoving ? pollDelayMs((this.looks += 1)) : null
    if (delayMs !== null) this.stopFollowing = this.dependencies.timers.after(delayMs, () => void this.readRules())
  }

  /** Signs in, shows the new quote, or reads all again; false for any other refusal. */
  private mend(failure: Failure): boolean {
    const outcome = applyOutcome(failure)
    if (outcome === 'refused') return false
    const quote = voucherQuoteIn(failure)
    if (outcome === 'sign_in') this.dependencies.login.require()
    else if (outcome === 'quote_over' && quote) this.takeQuote(quote)
    else void Promise.all([this.readRules(), this.loadQuote()])
    return true
  }

  private takeQuote(quote: CouponRefundQuote): void {
    this.quoted.take(quote)
    this.change({ vouchers: quotedVouchers(quote) })
    if (quote.quoteToken === null) void this.readRules()
  }

  private finish(): void {
    this.quoted.stop()
    this.dependencies.tabStorage.remove(voucherRefundDraftName(this.orderid))
    this.looks = 0
    void this.readRules()
  }

  private change(part: Partial<VoucherRefundForm>): void {
    this.form = { ...this.form, ...part }
    this.apply.edit()
    this.keep()
  }

  private keep(): void {
    const { clock, session, tabStorage } = this.dependencies
    const { form } = this
    const draft: VoucherRefundDraft = { uid: session.uid, form, attempt: this.apply.last, savedAtMs: clock.now() }
    tabStorage.write(voucherRefundDraftName(this.orderid), JSON.stringify(draft))
  }
}
