import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { VoucherView } from '@/contract/coupon-order'
import { failureOf } from '../app/failure-of'
import type { ToastStore } from '../app/toast'

/** What is taken back of a voucher, after a confirmation: a gift that nobody has claimed, or its appointment. */
export type TakenBack = 'gift' | 'appointment'

/** What taking back needs from outside. */
export interface TakeBackDependencies {
  readonly gift: Pick<ApiCalls['gift'], 'withdrawGift'>
  readonly appointment: Pick<ApiCalls['appointment'], 'cancelBookInfo'>
  readonly toast: Pick<ToastStore, 'show'>
  readonly newKey: () => string
  /** Called after each try: the voucher may have changed meanwhile. */
  readonly onTried: () => Promise<void>
}

const doneText: Readonly<Record<TakenBack, string>> = {
  gift: 'Gift taken back, your voucher is free again',
  appointment: 'Appointment cancelled, your voucher is free again',
}

/** Takes gifts and appointments of vouchers back, each after its holder has confirmed it. */
export class TakeBackStore {
  /** What awaits its confirmation. */
  prompted: { readonly what: TakenBack; readonly voucher: VoucherView } | null = null
  isBusy = false

  constructor(private readonly dependencies: TakeBackDependencies) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { autoBind: true, deep: false })
  }

  prompt(what: TakenBack, voucher: VoucherView): void {
    this.prompted = { what, voucher }
  }

  /** The holder decided against it. */
  dismiss(): void {
    this.prompted = null
  }

  /** Does what was prompted for; a second tap meanwhile does nothing. */
  async confirm(): Promise<void> {
    if (!this.prompted || this.isBusy) return
    const { what, voucher } = this.prompted
    const { toast, onTried } = this.dependencies
    this.isBusy = true
    const refusal = await failureOf(this.send(what, voucher.voucherId))
    runInAction(() => {
      this.isBusy = false
      this.prompted = null
    })
    toast.show(refusal ?? doneText[what], { type: refusal ? 'fail' : 'success' })
    await onTried()
  }

  private send(what: TakenBack, voucherId: string): Promise<unknown> {
    const { gift, appointment, newKey } = this.dependencies
    const call = what === 'gift' ? gift.withdrawGift : appointment.cancelBookInfo
    return call({ voucherId }, { idempotencyKey: newKey() })
  }
}
