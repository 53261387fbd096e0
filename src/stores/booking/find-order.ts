import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import { canonicalEmail, isEmail } from '@/domain/account/email'
import { cleanCode, secondsUntilResend } from '@/domain/account/login-form'
import type { GuestOrder } from '@/contract/guest-order'
import { type Failure, failureText, readFailure } from '@/domain/failure'
import { readOrderNo } from '@/domain/orders/order-number'
import { loginText } from '@/domain/text/login-text'
import type { ResendWait } from '../account/resend-wait'
import type { ToastStore } from '../app/toast'
import type { GuestOrderAccess } from './guest-order'

/** The order that a code opened: a booking or an order of vouchers. */
export type OpenedOrder = Pick<GuestOrder['order'], 'type' | 'orderid'>

/** What finding a booking or an order of vouchers needs from outside. */
export interface FindOrderDependencies {
  readonly findOrderAsGuest: ApiCalls['order']['findOrderAsGuest']
  readonly access: Pick<GuestOrderAccess, 'open'>
  readonly wait: ResendWait
  readonly toast: Pick<ToastStore, 'show'>
  /** The order is open. */
  readonly onOpened: (order: OpenedOrder) => void
}

/** Fields of the two steps. */
export type FindOrderField = 'email' | 'orderNo' | 'code'

const fieldNames: readonly FindOrderField[] = ['email', 'orderNo', 'code']

const wholeCode = /^\d{6}$/
const wrongNumber = 'Please enter the number from your e-mail: SL and 12 digits.'

/** Finds a booking or an order of vouchers without an account: by e-mail and number, then by an e-mailed code. */
export class FindOrderStore {
  step: 'lookup' | 'code' = 'lookup'
  email = ''
  orderNo = ''
  code = ''
  isBusy = false
  /** What is wrong with which field; null where nothing is known to be. */
  fault: { readonly field: FindOrderField; readonly text: string } | null = null
  /** The last code that was sent, which is not sent again once it was refused. */
  private triedCode = ''

  constructor(private readonly dependencies: FindOrderDependencies) {
    makeAutoObservable<this, 'dependencies' | 'triedCode'>(
      this,
      { dependencies: false, triedCode: false },
      { autoBind: true },
    )
  }

  get secondsToResend(): number {
    return this.dependencies.wait.secondsLeft('guest_order')
  }

  /** The address that the code went to. */
  get sentTo(): string {
    return canonicalEmail(this.email)
  }

  type(field: FindOrderField, text: string): void {
    this[field] = field === 'code' ? cleanCode(text) : text
    this.fault = null
    if (wholeCode.test(this.code) && this.code !== this.triedCode) void this.submit()
  }

  /** Back to the e-mail and the number. */
  edit(): void {
    this.step = 'lookup'
    this.clearCode()
  }

  /** The step's main button. */
  async submit(): Promise<void> {
    if (this.isBusy) return
    this.fault = this.step === 'lookup' ? this.lookupFault() : this.codeFault()
    if (this.fault) return
    await this.whileBusy(this.step === 'lookup' ? this.send : this.open)
  }

  /** Sends another code; nothing happens before the wait is over. */
  async resend(): Promise<void> {
    if (this.isBusy || this.secondsToResend > 0) return
    await this.whileBusy(this.send)
  }

  private get lookup(): { email: string; orderNo: string } {
    return { email: this.sentTo, orderNo: readOrderNo(this.orderNo) ?? '' }
  }

  private lookupFault() {
    if (!isEmail(this.sentTo)) return { field: 'email', text: loginText.invalidEmail } as const
    return readOrderNo(this.orderNo) === null ? ({ field: 'orderNo', text: wrongNumber } as const) : null
  }

  private codeFault() {
    const field = 'code'
    if (this.code === '') return { field, text: loginText.missingCode } as const
    if (!wholeCode.test(this.code)) return { field, text: loginText.partOfCode } as const
    return this.code === this.triedCode ? ({ field, text: loginText.sameCode } as const) : null
  }

  private async send(): Promise<void> {
    await this.dependencies.findOrderAsGuest(this.lookup)
    runInAction(() => this.enterCodeStep())
  }

  private enterCodeStep(seconds?: number): void {
    this.dependencies.wait.restart('guest_order', seconds)
    this.step = 'code'
    this.clearCode()
  }

  private async open(): Promise<void> {
    this.triedCode = this.code
    const reply = await this.dependencies.findOrderAsGuest({ ...this.lookup, code: this.code })
    if (reply.step !== 'order') return
    this.dependencies.access.open(reply)
    this.dependencies.onOpened(reply.order)
  }

  private clearCode(): void {
    this.code = ''
    this.triedCode = ''
    this.fault = null
  }

  private fail(failure: Failure): void {
    const seconds = secondsUntilResend(failure)
    if (seconds !== null) this.enterCodeStep(seconds)
    const field = failure.kind === 'refused' ? fieldNames.find((name) => name === failure.field) : undefined
    if (field) this.fault = { field, text: failureText(failure) }
    else {
      // What never arrived is no refused code.
      this.triedCode = ''
      this.dependencies.toast.show(failureText(failure), { type: 'fail' })
    }
  }

  private async whileBusy(work: () => Promise<void>): Promise<void> {
    this.isBusy = true
    try {
      await work()
    } catch (thrown) {
      runInAction(() => this.fail(readFailure(thrown)))
    } finally {
      runInAction(() => (this.isBusy = false))
    }
  }
}
