import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { VoucherView } from '@/contract/coupon-order'
import { failureText, readFailure } from '@/domain/failure'
import type { ToastStore } from '../app/toast'

/** What showing a code needs from outside. */
export interface VoucherCodeDependencies {
  readonly couponOrder: Pick<ApiCalls['couponOrder'], 'showVoucherCode'>
  readonly toast: Pick<ToastStore, 'show'>
}

/** A voucher with its whole code, and the text of its QR code. */
export interface ShownCode {
  readonly voucher: VoucherView
  readonly code: string
  readonly qrText: string
}

/** The whole code of one voucher at a time: fetched with a tap, and gone with its sheet. */
export class VoucherCodeStore {
  shown: ShownCode | null = null
  /** The voucher whose code is on its way. */
  busyId: string | null = null

  constructor(private readonly dependencies: VoucherCodeDependencies) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { autoBind: true, deep: false })
  }

  /** Fetches a voucher's code; a second tap meanwhile does nothing. */
  async show(voucher: VoucherView): Promise<void> {
    if (this.busyId !== null) return
    this.busyId = voucher.voucherId
    const { couponOrder, toast } = this.dependencies
    try {
      const shown = await couponOrder.showVoucherCode({ voucherId: voucher.voucherId })
      runInAction(() => (this.shown = { voucher, ...shown }))
    } catch (thrown) {
      toast.show(failureText(readFailure(thrown)), { type: 'fail' })
    } finally {
      runInAction(() => (this.busyId = null))
    }
  }

  close(): void {
    this.shown = null
  }
}
