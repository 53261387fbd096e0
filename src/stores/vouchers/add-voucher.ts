import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { GivenVoucher } from '@/contract/travel-coupon'
import { type Failure, failureText, readFailure } from '@/domain/failure'
import { codeFault, codeRefusalText, shownCode } from '@/domain/vouchers/typed-code'
import { foldCode } from '@/domain/vouchers/voucher-code'
import type { LoginStore } from '../account/login'
import { sendOnce } from '../app/send-once'

/** What adding a voucher by its code needs from outside. */
export interface AddVoucherDependencies {
  readonly travelCoupon: ApiCalls['travelCoupon']
  readonly login: Pick<LoginStore, 'require'>
  readonly newKey: () => string
}

type PlainField = 'dependencies' | 'sendCode'

/** A code that somebody was given: what it stands for first, then into the wallet. */
export class AddVoucherStore {
  code = ''
  /** What the checked code stands for; null until it is checked. */
  voucher: GivenVoucher | null = null
  /** What is wrong with the code, or why it is refused, in a sentence. */
  fault: string | null = null
  /** Whether the voucher is in the wallet. */
  isAdded = false
  isBusy = false
  private readonly sendCode: (body: { code: string }) => Promise<unknown>

  constructor(private readonly dependencies: AddVoucherDependencies) {
    this.sendCode = sendOnce(dependencies.travelCoupon.submitTravelCouponExchange, dependencies.newKey)
    makeAutoObservable<this, PlainField>(
      this,
      { dependencies: false, sendCode: false },
      { autoBind: true, deep: false },
    )
  }

  /** Another code is another voucher. */
  write(typed: string): void {
    this.code = typed
    this.voucher = null
    this.fault = null
  }

  /** The field is left: what was typed is shown in groups. */
  tidy(): void {
    this.code = shownCode(this.code)
  }

  /** Reads what the code stands for; one that can be none spends no call. */
  async check(): Promise<void> {
    this.tidy()
    this.fault = codeFault(this.code)
    if (this.fault !== null) return
    await this.run(async (code) => {
      const voucher = await this.dependencies.travelCoupon.getTravelCouponExchangeInfo({ code })
      runInAction(() => (this.voucher = voucher))
    })
  }

  /** Puts the voucher into the wallet. */
  async add(): Promise<void> {
    if (!this.voucher) return
    await this.run(async (code) => {
      await this.sendCode({ code })
      runInAction(() => (this.isAdded = true))
    })
  }

  /** A second tap meanwhile does nothing; a refused code is none that can be added. */
  private async run(act: (code: string) => Promise<void>): Promise<void> {
    if (this.isBusy) return
    this.isBusy = true
    this.fault = null
    try {
      await act(foldCode(this.code))
    } catch (thrown) {
      const failure = readFailure(thrown)
      runInAction(() => this.refuse(failure))
    } finally {
      runInAction(() => (this.isBusy = false))
    }
  }

  private refuse(failure: Failure): void {
    if (failure.kind === 'unauthorized') return this.dependencies.login.require()
    const text = codeRefusalText(failure)
    if (text !== null) this.voucher = null
    this.fault = text ?? failureText(failure)
  }
}
