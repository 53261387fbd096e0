import type { VoucherStatus } from '@/contract/voucher-terms'
import { addDays } from '@/domain/days/civil-day'
import {
  hotelTimeMs,
  LAST_DAY,
  LifeDatesModel,
  type LifeOrder,
  type LifeOutcome,
  type LifeVoucher,
  PRICE_MINOR,
} from './life-dates-model'
import { refundOf } from './refund-model'

/** The life of the vouchers of one order, in the plainest words: what the server must agree with, whatever happens in whatever order. */
export class LifeModel extends LifeDatesModel {
  /** Whether the payment of the vouchers was lost in a dispute. */
  isDisputed = false

  propose(voucher: LifeVoucher, day: string): LifeOutcome {
    const isPossible = this.terms.use === 'appointment' && voucher.status === 'UNUSED' && !voucher.isGiven
    if (!isPossible || addDays(day, this.terms.nights - 1) > LAST_DAY) return 'refused'
    voucher.day = day
    return this.move(voucher, 'ASKED')
  }

  confirm(voucher: LifeVoucher): LifeOutcome {
    return voucher.status === 'ASKED' && this.today() <= voucher.day ? this.move(voucher, 'APPOINTED') : 'refused'
  }

  refuse(voucher: LifeVoucher): LifeOutcome {
    return voucher.status === 'ASKED' ? this.move(voucher, 'UNUSED') : 'refused'
  }

  cancelAppointment(voucher: LifeVoucher): LifeOutcome {
    const isInTime = this.today() <= addDays(voucher.day || LAST_DAY, -1)
    const canCancel = voucher.status === 'ASKED' || (voucher.status === 'APPOINTED' && isInTime)
    return canCancel ? this.move(voucher, 'UNUSED') : 'refused'
  }

  give(voucher: LifeVoucher): LifeOutcome {
    if (!this.isFree(voucher)) return 'refused'
    voucher.isGiven = true
    return 'ok'
  }

  withdraw(voucher: LifeVoucher): LifeOutcome {
    if (!voucher.isGiven) return 'refused'
    voucher.isGiven = false
    return 'ok'
  }

  /** The other person claims a gift by its link. */
  claim(voucher: LifeVoucher): LifeOutcome {
    if (!voucher.isGiven || this.isOver()) return 'refused'
    return this.handOver(voucher)
  }

  /** Whether the other person could claim it by its code. */
  isClaimableByCode = (voucher: LifeVoucher): boolean => this.isFree(voucher)

  handOver(voucher: LifeVoucher): LifeOutcome {
    voucher.isGiven = false
    voucher.holder = 1 - voucher.holder
    return 'ok'
  }

  redeem(voucher: LifeVoucher): LifeOutcome {
    const { status, isGiven, day } = voucher
    const isByCode = this.terms.use === 'code' && status === 'UNUSED' && !isGiven
    const isAppointed = status === 'APPOINTED' && day <= this.today()
    if (!(isByCode || isAppointed) || this.isOver()) return 'refused'
    voucher.nightsLeft = 0
    return this.move(voucher, 'USED')
  }

  /** The buyer requests a refund of a voucher, to an account if it is a transfer. */
  refund(voucher: LifeVoucher, isTransfer: boolean): LifeOutcome {
    const { refund } = this.terms
    const isOwn = voucher.holder === 0 && voucher.status === 'UNUSED' && !this.isOver()
    const isRefundable = refund === 'any_time' || (refund === 'until_booked' && !voucher.wasBooked)
    if (!isOwn || !isRefundable) return 'refused'
    this.payBack(voucher, 'cancelled', isTransfer)
    return 'ok'
  }

  /** The dispute is lost: vouchers that are not used, expired or refunded are revoked, and refunds that were not sent are closed. */
  dispute(): void {
    if (this.isDisputed) return
    this.isDisputed = true
    for (const refund of this.bought.refunds)
      if (refund.status !== 'SUCCESS') Object.assign(refund, { status: 'FAILED', isTransfer: false })
    this.endDates()
    for (const voucher of this.vouchers) {
      if (['USED', 'EXPIRED', 'BACK'].includes(voucher.status)) continue
      voucher.isGiven = false
      this.move(voucher, 'REVOKED')
    }
    const returnedMinor = this.bought.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    if (returnedMinor === this.bought.paidMinor) Object.assign(this.bought, { status: 'REFUNDED', payment: 'REFUNDED' })
  }

  /** The server's state of a voucher. */
  statusOf({ status, refund, wasRefunded }: LifeVoucher): VoucherStatus {
    if (status !== 'BACK') return status
    if (refund?.status === 'SUCCESS') return 'REFUNDED'
    return refund?.cause === 'expired' && !wasRefunded ? 'AUTO_REFUNDING' : 'REFUNDING'
  }

  /** Records which refunds the buyer has received, as a refund that is returned later counts as requested, and how refunds have ended. */
  noteRefunds(): void {
    for (const { refund, wasRefunded } of this.vouchers)
      if (wasRefunded && refund?.status === 'FAILED') this.reached.add('a refund that was done came back')
    for (const voucher of this.vouchers) if (voucher.refund?.status === 'SUCCESS') voucher.wasRefunded = true
    for (const { refunds, stay } of this.orders)
      for (const { status, isTransfer } of refunds) {
        if (status === 'FAILED' && !this.isDisputed)
          this.reached.add(stay ? 'a refund of a difference failed' : 'a refund of vouchers failed')
        if (status === 'SUCCESS' && isTransfer) this.reached.add('a refund was transferred to an account')
      }
  }

  protected override workOn(order: LifeOrder): void {
    if (order === this.bought) {
      if (this.isOver()) this.expire()
      this.endStays()
      for (const voucher of this.vouchers)
        if (voucher.status === 'ASKED' && this.nowMs >= hotelTimeMs(voucher.day, 0)) this.move(voucher, 'UNUSED')
    }
    super.workOn(order)
  }

  private expire(): void {
    const isRefunded = this.terms.refund === 'any_time' || this.terms.refund === 'on_expiry'
    for (const voucher of this.vouchers) {
      voucher.isGiven = false
      if (!['UNUSED', 'ASKED', 'APPOINTED'].includes(voucher.status)) continue
      if (isRefunded) this.payBack(voucher, 'expired', false)
      else this.move(voucher, 'EXPIRED')
    }
  }

  /** Refunds the share of the nights that are left. */
  private payBack(voucher: LifeVoucher, cause: 'cancelled' | 'expired', isTransfer: boolean): void {
    const amountMinor = Math.floor((PRICE_MINOR * voucher.nightsLeft) / this.terms.nights)
    voucher.refundedMinor = amountMinor
    voucher.isGiven = false
    voucher.refund = refundOf(this.bought, { cause, amountMinor, isTransfer }, this.nowMs)
    this.move(voucher, 'BACK')
  }

  private move(voucher: LifeVoucher, status: LifeVoucher['status']): LifeOutcome {
    voucher.status = status
    this.follow()
    return 'ok'
  }
}
