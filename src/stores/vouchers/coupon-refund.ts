import { makeAutoObservable } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { CouponRefunded, CouponRefundQuote, CouponRefundReason, CouponRefundRules } from '@/contract/coupon-refund'
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
import type { KeyValueStore } from '@/platform/storage/contract'
import { Loaded } from '../app/loaded'
import type { OrderAccess } from '../booking/guest-order'
import { RefundApplication, type RefundPageDependencies } from '../booking/refund-application'

/** What giving vouchers back needs from outside. */
export interface CouponRefundDependencies extends RefundPageDependencies {
  readonly couponRefund: ApiCalls['couponRefund']
  /** Access of the buyer, or of the guest who opened the order. */
  readonly session: OrderAccess
  readonly tabStorage: KeyValueStore
}

/** Giving vouchers of an order back: rules and refunds, the quote that binds, the form, and one attempt at a time. */
export class CouponRefundStore {
  readonly rules = new Loaded<CouponRefundRules>()
  readonly application: RefundApplication<CouponRefundQuote, string, VoucherRefundBody, CouponRefunded>
  form: VoucherRefundForm

  constructor(
    private readonly dependencies: CouponRefundDependencies,
    private readonly orderid: string,
  ) {
    const { couponRefund, session, clock, tabStorage } = dependencies
    const stored = readVoucherRefundDraft(tabStorage.read(voucherRefundDraftName(orderid)), clock.now(), session.uid)
    this.form = stored?.form ?? EMPTY_VOUCHER_REFUND
    this.application = new RefundApplication(
      dependencies,
      {
        quote: {
          read: (ids) => couponRefund.quoteCouponRefund({ orderid, ...(ids && { vouchers: ids.join(',') }) }),
          choiceIn: quotedVouchers,
          isSame: isSameVoucherQuote,
          deadlineOf: ({ validUntil }) => validUntil,
        },
        loadQuote: () => this.loadQuote(),
        readOrder: () => this.rules.load(() => couponRefund.getCouponRefundRules({ orderid })),
        refunds: () => this.rules.value?.refunds ?? [],
        bodyOf: (quote, quoteToken) => voucherRefundBody({ ...this.form, account: this.account }, quote, quoteToken),
        send: (body, options) =>
          'accountId' in body
            ? couponRefund.refundCouponToAccount(body, options)
            : couponRefund.cancelCouponOrder(body, options),
        quoteIn: voucherQuoteIn,
        onQuote: (quote) => this.takeQuote(quote),
        storeDraft: () => this.keep(),
        dropDraft: () => tabStorage.remove(voucherRefundDraftName(orderid)),
      },
      stored?.attempt ?? null,
    )
    makeAutoObservable<this, 'dependencies' | 'orderid'>(
      this,
      // Plain getters: a computed value would miss that the guest's access has expired.
      { dependencies: false, orderid: false, rules: false, application: false, isGuest: false, account: false },
      { autoBind: true, deep: false },
    )
  }

  /** Whether the viewer is a guest, who has no saved accounts and cannot open the order's page. */
  get isGuest(): boolean {
    return this.dependencies.session.isGuest
  }

  /** The account that receives the refund; null for the original payment method, which is all that guests have. */
  get account(): RefundAccount | null {
    return this.isGuest ? null : this.form.account
  }

  /** Chooses or leaves out a voucher of those that can be refunded; one stays chosen. */
  async toggleVoucher(voucherId: string): Promise<void> {
    const { value } = this.application.quoted.quote
    if (!value || this.application.apply.isLocked) return
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

  /** Quotes the chosen vouchers again, as after a failure. */
  async loadQuote(): Promise<void> {
    await this.application.quoted.load(this.form.vouchers)
  }

  /** Adapts the choice to a new quote; without a token, the rules are read again for the reason. */
  private takeQuote(quote: CouponRefundQuote): void {
    this.change({ vouchers: quotedVouchers(quote) })
    if (quote.quoteToken === null) void this.application.readOrder()
  }

  private change(part: Partial<VoucherRefundForm>): void {
    this.form = { ...this.form, ...part }
    this.application.apply.edit()
    this.keep()
  }

  private keep(): void {
    const { clock, session, tabStorage } = this.dependencies
    const { form } = this
    const draft: VoucherRefundDraft = {
      uid: session.uid,
      form,
      attempt: this.application.apply.last,
      savedAtMs: clock.now(),
    }
    tabStorage.write(voucherRefundDraftName(this.orderid), JSON.stringify(draft))
  }
}
