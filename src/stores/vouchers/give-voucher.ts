import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { GiftRecipient, VoucherView } from '@/contract/coupon-order'
import { type Failure, readFailure } from '@/domain/failure'
import { cleanRecipient, recipientFault } from '@/domain/vouchers/gift'
import type { ToastStore } from '../app/toast'
import { sendOnce } from '../app/send-once'

/** What giving a voucher needs from outside. */
export interface GiveVoucherDependencies {
  readonly gift: Pick<ApiCalls['gift'], 'giveVoucher'>
  readonly toast: Pick<ToastStore, 'show'>
  readonly newKey: () => string
  /** Brings a field that has to be mended into sight. */
  readonly goToField: (id: string) => void
  /** Called after each gift: its voucher has changed. */
  readonly onGiven: () => Promise<void>
}

const NOBODY: GiftRecipient = { email: '', message: '' }

type PlainField = 'dependencies' | 'sendGift'

/** The form that gives one voucher to an e-mail address; open while it has a voucher. */
export class GiveVoucherStore {
  voucher: VoucherView | null = null
  recipient = NOBODY
  areFaultsShown = false
  isSending = false
  failure: Failure | null = null
  private readonly sendGift: (body: GiftRecipient & { voucherId: string }) => Promise<unknown>

  constructor(private readonly dependencies: GiveVoucherDependencies) {
    this.sendGift = sendOnce(dependencies.gift.giveVoucher, dependencies.newKey)
    makeAutoObservable<this, PlainField>(
      this,
      { dependencies: false, sendGift: false },
      { autoBind: true, deep: false },
    )
  }

  /** What is wrong with the address, once the giver has tried to send. */
  get fault(): string | null {
    return this.areFaultsShown ? recipientFault(this.recipient) : null
  }

  open(voucher: VoucherView): void {
    if (voucher.voucherId !== this.voucher?.voucherId) this.recipient = NOBODY
    this.voucher = voucher
    this.areFaultsShown = false
    this.failure = null
  }

  close(): void {
    if (!this.isSending) this.voucher = null
  }

  write(part: Partial<GiftRecipient>): void {
    this.recipient = { ...this.recipient, ...part }
    this.failure = null
  }

  /** Gives it; a second tap meanwhile does nothing. */
  async send(): Promise<void> {
    const { voucher, recipient, dependencies } = this
    if (!voucher || this.isSending) return
    this.areFaultsShown = true
    if (this.fault !== null) return dependencies.goToField('gift-email')
    this.isSending = true
    this.failure = null
    try {
      const { email, message } = cleanRecipient(recipient)
      await this.sendGift({ voucherId: voucher.voucherId, email, message })
      runInAction(() => this.end(email))
      await dependencies.onGiven()
    } catch (thrown) {
      runInAction(() => {
        this.failure = readFailure(thrown)
        this.isSending = false
      })
    }
  }

  private end(email: string): void {
    this.isSending = false
    this.voucher = null
    this.recipient = NOBODY
    this.dependencies.toast.show(`Sent to ${email}`, { type: 'success' })
  }
}
