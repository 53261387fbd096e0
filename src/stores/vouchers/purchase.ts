import { makeAutoObservable, runInAction } from 'mobx'
import type { CouponSubmitPage } from '@/contract/coupon-order'
import type { SubmitReply } from '@/contract/order'
import { type Failure, failureText } from '@/domain/failure'
import { datedBody, hasDate, type PurchaseBody } from '@/domain/vouchers/purchase-date'
import { purchaseDraftName, type PurchaseDraft, readPurchaseDraft } from '@/domain/vouchers/purchase-draft'
import { boundText, purchaseBody, purchaseOutcome, shortText, submitPageQuery } from '@/domain/vouchers/purchase-form'
import { AttemptStore } from '../app/attempt'
import { storeTyped } from '../app/drafts'
import { Loaded } from '../app/loaded'
import { showFault } from '../booking/order-form'
import { PurchaseDateStore } from './purchase-date'
import type { PurchaseDependencies, PurchaseRequest } from './purchase-dependencies'
import { PurchaseFormStore } from './purchase-form'
import { type PricedTotal, SeenTotal, type TotalChange } from './seen-total'

const submitAction = 'buy_vouchers'

type PlainField = 'dependencies' | 'ownerUid' | 'submitsWhenChecked' | 'seen'

/** Buying vouchers, with or without a date: number and price are checked first, then the form is filled, then one order is sent that can't be made twice. */
export class PurchaseStore {
  readonly page = new Loaded<CouponSubmitPage>()
  readonly form: PurchaseFormStore
  readonly date: PurchaseDateStore
  readonly submit: AttemptStore<PurchaseBody, SubmitReply>
  readonly skuId: string
  /** That fewer can be bought than were wanted, or what else changed; null where nothing did. */
  notice: string | null = null
  private wanted: number | undefined
  private readonly seen: SeenTotal
  private readonly ownerUid: string | null
  private submitsWhenChecked = false

  constructor(
    private readonly dependencies: PurchaseDependencies,
    { skuId, quantity }: PurchaseRequest,
  ) {
    const { couponOrder, mixOrder, session, clock, timers, tabStorage, newKey } = dependencies
    const stored = readPurchaseDraft(tabStorage.read(purchaseDraftName(skuId)), clock.now(), session.uid)
    this.skuId = skuId
    this.wanted = quantity ?? stored?.quantity
    this.seen = new SeenTotal(clock, stored && stored.quantity === this.wanted ? stored.seenMinor : null)
    this.ownerUid = session.uid ?? stored?.uid ?? null
    this.form = new PurchaseFormStore(stored?.form ?? null, () => this.storeDraft())
    const onWrite = () => this.storeDraft()
    this.date = new PurchaseDateStore(
      { ...dependencies, onWrite, onChoice: () => this.changeDate() },
      skuId,
      stored?.date ?? null,
    )
    this.submit = new AttemptStore<PurchaseBody, SubmitReply>(
      {
        send: (body, options) =>
          hasDate(body) ? mixOrder.submitCombinationData(body, options) : couponOrder.submitCouponOrder(body, options),
        timers,
        newKey,
        storeDraft: onWrite,
        mend: (failure) => this.mend(failure),
        onDone: (reply) => this.finish(reply),
      },
      stored?.attempt ?? null,
    )
    makeAutoObservable<this, PlainField>(
      this,
      {
        dependencies: false,
        skuId: false,
        ownerUid: false,
        submitsWhenChecked: false,
        seen: false,
        page: false,
        form: false,
        date: false,
        submit: false,
      },
      { autoBind: true, deep: false },
    )
  }

  /** What all of it comes to; null until that is known, and where a date is yet to be chosen. */
  get total(): PricedTotal | null {
    return this.date.isOn ? this.date.price.value : this.page.value
  }

  /** The new total that waits for the buyer's consent. */
  get totalChange(): TotalChange | null {
    return this.seen.change
  }

  /** Reads price and stock; what was blocked by a sign-in, or was under way when the page went, goes on by itself. */
  async start(): Promise<void> {
    if (this.dependencies.session.isLogin) void this.submit.resume()
    this.resume()
    await this.check()
  }

  /** Takes up the submit that waited for the sign-in. */
  resume(): void {
    const action = this.dependencies.login.takePendingAction(submitAction)
    if (action?.params.skuId === this.skuId) this.submitsWhenChecked = true
    if (this.submitsWhenChecked && this.page.value && !this.page.isLoading) void this.check()
  }

  /** Whether price or stock are being read. */
  get isChecking(): boolean {
    return this.page.isLoading || this.date.price.isLoading
  }

  /** Reads price and stock again; where the total is not the one that was seen, the buyer has to agree first. */
  async check(): Promise<void> {
    const { getCouponSubmitPage } = this.dependencies.couponOrder
    await this.page.load(() => getCouponSubmitPage(submitPageQuery(this.skuId, this.wanted)))
    const page = this.page.value
    if (!page || this.page.failure) return
    runInAction(() => {
      this.date.fit(page.product)
      this.notice = shortText(page)
    })
    if (this.date.isOn && !this.date.dates.value) void this.date.readDates()
    await this.date.read(page.quantity)
    runInAction(() => this.show(page))
    if (this.submitsWhenChecked && this.totalChange === null && this.notice === null) await this.send()
  }

  /** The stepper's veto: the number changes only where the server sells as many; resolves with whether it did. */
  async changeQuantity(quantity: number): Promise<boolean> {
    if (this.submit.isLocked || this.page.isLoading) return false
    this.submit.edit()
    const before = this.wanted
    this.wanted = quantity
    this.seen.forget()
    await this.check()
    if (!this.page.failure) return this.page.value?.quantity === quantity
    this.dependencies.toast.show(failureText(this.page.failure))
    this.wanted = before
    return false
  }

  /** The date is chosen now, or later; what has a date is no gift. */
  async toggleDate(): Promise<void> {
    if (this.submit.isLocked) return
    this.form.write({ isGift: false })
    await this.date.toggle(this.form.fields.name)
  }

  /** A step beyond a bound: shows why not. */
  stop(bound: 'min' | 'max'): void {
    const page = this.page.value
    if (page) this.dependencies.toast.show(boundText(bound, page))
  }

  /** The buyer agrees to the new total. */
  acceptTotal(): void {
    const { totalChange, page } = this
    if (!totalChange || !page.value) return
    this.see(page.value, totalChange.total)
    if (this.submitsWhenChecked) void this.send()
  }

  /** The buyer does not agree: nothing is ordered. */
  declineTotal(): void {
    this.submitsWhenChecked = false
    this.seen.decline()
  }

  /** Orders: validates the form, requests a visitor's sign-in, renews an expired token, and sends. */
  async tapSubmit(): Promise<void> {
    if (this.submit.isLocked || this.isChecking) return
    if (!this.total || this.seen.isOver(this.total)) await this.checkThenSend()
    else await this.send()
  }

  /** The page is left. */
  leave(): void {
    this.submit.stop()
  }

  /** Another stay, or none any more: its total has not been seen yet. */
  private async changeDate(): Promise<void> {
    this.submit.edit()
    this.submitsWhenChecked = false
    this.seen.forget()
    this.storeDraft()
    const page = this.page.value
    if (!page) return
    await this.date.read(page.quantity)
    runInAction(() => this.show(page))
  }

  /** Shows what it comes to; another total than the one seen waits for consent, unless the number is another too. */
  private show(page: CouponSubmitPage): void {
    const { total } = this
    if (this.notice !== null) this.seen.forget()
    if (!total || !this.seen.offer(total)) this.see(page, total)
  }

  /** From now on this is what the buyer has seen. */
  private see({ quantity }: CouponSubmitPage, total: PricedTotal | null): void {
    this.wanted = quantity
    if (total) this.seen.see(total)
    this.dependencies.replaceQuery({ quantity })
    this.storeDraft()
  }

  private async checkThenSend(): Promise<void> {
    this.submitsWhenChecked = true
    await this.check()
  }

  private async send(): Promise<void> {
    this.submitsWhenChecked = false
    const { form, date, submit, dependencies } = this
    const body = this.body()
    if (!body || submit.isLocked) return
    const fault = (date.isOn ? date.judge() : null) ?? form.judge()
    if (fault) return showFault(fault, dependencies)
    if (!dependencies.session.isLogin) return this.requestSignIn()
    await submit.send(body)
  }

  /** What is sent as it stands; null where nothing can be bought, or the day is not chosen. */
  private body(): PurchaseBody | null {
    const { form, date, page, dependencies } = this
    const verifyToken = page.value?.verifyToken
    if (!verifyToken) return null
    if (!date.isOn) return purchaseBody(form.fields, verifyToken, dependencies.channel())
    const token = date.price.value?.token
    return token === undefined ? null : datedBody(form.fields, date.form.fields, token, dependencies.channel())
  }

  private requestSignIn(): void {
    const { tabStorage, login } = this.dependencies
    this.storeDraft()
    storeTyped(tabStorage, 'login_draft', this.form.fields.contact.email.trim())
    login.require({ name: submitAction, params: { skuId: this.skuId } })
  }

  /** Signs in, or reads price and stock again; false for any other refusal. */
  private mend(failure: Failure): boolean {
    switch (purchaseOutcome(failure)) {
      case 'sign_in':
        this.requestSignIn()
        return true
      case 'check_again':
        void this.checkThenSend()
        return true
      case 'sale_changed':
        this.dependencies.toast.show(failureText(failure))
        void this.check()
        return true
      case 'date_gone':
        this.date.dropDay(failureText(failure))
        return true
      case 'duplicate':
      case 'too_many':
      case 'refused':
      case 'unknown':
        return false
    }
  }

  private finish(reply: SubmitReply): void {
    this.dependencies.tabStorage.remove(purchaseDraftName(this.skuId))
    this.dependencies.onOrdered(reply)
  }

  private storeDraft(): void {
    const { clock, session, tabStorage } = this.dependencies
    const draft: PurchaseDraft = {
      uid: session.uid ?? this.ownerUid,
      quantity: this.wanted ?? 1,
      seenMinor: this.seen.minor,
      form: this.form.fields,
      date: this.date.stored,
      attempt: this.submit.last,
      savedAtMs: clock.now(),
    }
    tabStorage.write(purchaseDraftName(this.skuId), JSON.stringify(draft))
  }
}
