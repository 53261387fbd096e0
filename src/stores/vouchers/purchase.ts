import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { CouponSubmitPage, SubmitCouponOrder } from '@/contract/coupon-order'
import type { OrderChannel, SubmitReply } from '@/contract/order'
import { type Failure, failureText } from '@/domain/failure'
import {
  boundText,
  purchaseBody,
  purchaseDraftName,
  purchaseOutcome,
  type PurchaseDraft,
  readPurchaseDraft,
  shortText,
  submitPageQuery,
} from '@/domain/vouchers/purchase-form'
import type { Clock, Timers } from '@/platform/clock'
import type { KeyValueStore } from '@/platform/storage/contract'
import type { LoginStore } from '../account/login'
import type { SessionStore } from '../account/session'
import { AttemptStore } from '../app/attempt'
import { storeTyped } from '../app/drafts'
import { Loaded } from '../app/loaded'
import { PurchaseFormStore } from './purchase-form'

const submitAction = 'buy_vouchers'

/** What the page that buys vouchers needs from outside. */
export interface PurchaseDependencies {
  readonly couponOrder: Pick<ApiCalls['couponOrder'], 'getCouponSubmitPage' | 'submitCouponOrder'>
  readonly session: Pick<SessionStore, 'isLogin' | 'uid'>
  readonly login: Pick<LoginStore, 'require' | 'takePendingAction'>
  readonly toast: { show(text: string): void }
  readonly clock: Clock
  readonly timers: Pick<Timers, 'after'>
  readonly tabStorage: KeyValueStore
  /** Brings a field that has to be mended into sight. */
  readonly goToField: (id: string) => void
  readonly newKey: () => string
  /** Source fields of the order. */
  readonly channel: () => OrderChannel
  /** Puts the number into the page's address, so that a reload opens the same purchase. */
  readonly replaceQuery: (query: Record<string, string | number>) => void
  readonly onOrdered: (reply: SubmitReply) => void
}

/** A total other than the one seen before, in the SKU's currency. */
export interface TotalChange {
  readonly fromMinor: number
  readonly page: CouponSubmitPage
}

/** What is bought, and how many of it the address names. */
export interface PurchaseRequest {
  readonly skuId: string
  readonly quantity: number | undefined
}

type PlainField = 'dependencies' | 'skuId' | 'ownerUid' | 'submitsWhenChecked' | 'checkedAtMs'

/** Buying vouchers: number and price are checked first, then the form is filled, then one order is sent that can't be made twice. */
export class PurchaseStore {
  readonly page = new Loaded<CouponSubmitPage>()
  readonly form: PurchaseFormStore
  readonly submit: AttemptStore<SubmitCouponOrder, SubmitReply>
  /** That fewer can be bought than were wanted, or what else changed; null where nothing did. */
  notice: string | null = null
  /** The new total that waits for the buyer's consent. */
  totalChange: TotalChange | null = null
  private wanted: number | undefined
  private seenMinor: number | null
  private readonly skuId: string
  private readonly ownerUid: string | null
  private submitsWhenChecked = false
  private checkedAtMs = 0

  constructor(
    private readonly dependencies: PurchaseDependencies,
    { skuId, quantity }: PurchaseRequest,
  ) {
    const { couponOrder, session, clock, timers, tabStorage, newKey } = dependencies
    const stored = readPurchaseDraft(tabStorage.read(purchaseDraftName(skuId)), clock.now(), session.uid)
    this.skuId = skuId
    this.wanted = quantity ?? stored?.quantity
    this.seenMinor = stored && stored.quantity === this.wanted ? stored.seenMinor : null
    this.ownerUid = session.uid ?? stored?.uid ?? null
    this.form = new PurchaseFormStore(stored?.form ?? null, () => this.storeDraft())
    this.submit = new AttemptStore(
      {
        send: couponOrder.submitCouponOrder,
        timers,
        newKey,
        storeDraft: () => this.storeDraft(),
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
        checkedAtMs: false,
        page: false,
        form: false,
        submit: false,
      },
      { autoBind: true, deep: false },
    )
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

  /** Reads price and stock again; where the total is not the one that was seen, the buyer has to agree first. */
  async check(): Promise<void> {
    const { getCouponSubmitPage } = this.dependencies.couponOrder
    await this.page.load(() => getCouponSubmitPage(submitPageQuery(this.skuId, this.wanted)))
    const page = this.page.value
    if (!page || this.page.failure) return
    runInAction(() => {
      this.notice = shortText(page)
      const isChanged = this.seenMinor !== null && this.notice === null && page.totalMinor !== this.seenMinor
      if (isChanged) this.totalChange = { fromMinor: this.seenMinor ?? 0, page }
      else this.see(page)
    })
    if (this.submitsWhenChecked && this.totalChange === null && this.notice === null) await this.send()
  }

  /** The stepper's veto: the number changes only where the server sells as many; resolves with whether it did. */
  async changeQuantity(quantity: number): Promise<boolean> {
    if (this.submit.isLocked || this.page.isLoading) return false
    this.submit.edit()
    const before = this.wanted
    this.wanted = quantity
    this.seenMinor = null
    await this.check()
    if (!this.page.failure) return this.page.value?.quantity === quantity
    this.dependencies.toast.show(failureText(this.page.failure))
    this.wanted = before
    return false
  }

  /** A step beyond a bound: shows why not. */
  stop(bound: 'min' | 'max'): void {
    const page = this.page.value
    if (page) this.dependencies.toast.show(boundText(bound, page))
  }

  /** The buyer agrees to the new total. */
  acceptTotal(): void {
    const { totalChange } = this
    if (!totalChange) return
    this.totalChange = null
    this.see(totalChange.page)
    if (this.submitsWhenChecked) void this.send()
  }

  /** The buyer does not agree: nothing is ordered. */
  declineTotal(): void {
    this.submitsWhenChecked = false
    this.totalChange = null
  }

  /** Orders: validates the form, requests a visitor's sign-in, renews an expired token, and sends. */
  async tapSubmit(): Promise<void> {
    if (this.submit.isLocked || this.page.isLoading) return
    if (this.isOver()) await this.checkThenSend()
    else await this.send()
  }

  /** The page is left. */
  leave(): void {
    this.submit.stop()
  }

  /** Whether the token's time is over, by the server's clock. */
  private isOver(): boolean {
    const page = this.page.value
    if (!page?.tokenExpireTime) return true
    const lifeMs = Date.parse(page.tokenExpireTime) - Date.parse(page.serverTime)
    return this.dependencies.clock.now() - this.checkedAtMs >= lifeMs
  }

  /** From now on this is what the buyer has seen. */
  private see(page: CouponSubmitPage): void {
    this.wanted = page.quantity
    this.seenMinor = page.totalMinor
    this.checkedAtMs = this.dependencies.clock.now()
    this.dependencies.replaceQuery({ quantity: page.quantity })
    this.storeDraft()
  }

  private async checkThenSend(): Promise<void> {
    this.submitsWhenChecked = true
    await this.check()
  }

  private async send(): Promise<void> {
    this.submitsWhenChecked = false
    const { form, submit, dependencies } = this
    const verifyToken = this.page.value?.verifyToken
    if (!verifyToken || submit.isLocked) return
    const fault = form.judge()
    if (fault) {
      dependencies.toast.show(fault.message)
      return dependencies.goToField(fault.fieldId)
    }
    if (!dependencies.session.isLogin) return this.requestSignIn()
    await submit.send(purchaseBody(form.fields, verifyToken, dependencies.channel()))
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
      seenMinor: this.seenMinor,
      form: this.form.fields,
      attempt: this.submit.last,
      savedAtMs: clock.now(),
    }
    tabStorage.write(purchaseDraftName(this.skuId), JSON.stringify(draft))
  }
}
