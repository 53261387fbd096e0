import type { VoucherStatus, VoucherUse } from '@/contract/voucher-terms'
import { addDays, utcDay, weekdayOf } from '@/domain/days/civil-day'

/** What is on sale: how it is used, and whether it is paid back at any time or never. */
export interface LifeTerms {
  readonly use: VoucherUse
  readonly isRefundable: boolean
}

/** A voucher as the rules want it; BACK stands for all states of a refund. People are numbers, 0 is the buyer. */
export interface LifeVoucher {
  status: Exclude<VoucherStatus, 'REFUNDING' | 'AUTO_REFUNDING' | 'REFUNDED'> | 'BACK'
  holder: number
  isGiven: boolean
  triesOn: string
  tries: number
  /** The night that is held or booked, and until when it is held, in ms. */
  night: { readonly checkIn: string; readonly heldUntilMs: number } | null
  /** The day that is proposed or confirmed. */
  day: string
}

/** Refused where the rules don't allow a step, whatever the code is. */
export type LifeOutcome = 'ok' | 'refused'

const HOUR_MS = 3_600_000
const HOLD_MS = 15 * 60_000
/** The hotel is in China, eight hours ahead, where vouchers end with their last day. */
export const LAST_DAY = '2026-12-15'
const [SATURDAY, SUNDAY] = [5, 6]

const at = (day: string, hour: number) => Date.parse(`${day}T00:00:00+08:00`) + hour * HOUR_MS
const EXPIRE_AT_MS = at(LAST_DAY, 24)

/** The life of the vouchers of one order, in the plainest words: what the server must agree with, whatever happens in whatever order. */
export class LifeModel {
  readonly vouchers: LifeVoucher[]

  constructor(
    public nowMs: number,
    readonly terms: LifeTerms,
    count: number,
  ) {
    const fresh = { status: 'UNUSED', holder: 0, isGiven: false, triesOn: '', tries: 0, night: null, day: '' } as const
    this.vouchers = Array.from({ length: count }, () => ({ ...fresh }))
  }

  /** The day at the hotel. */
  today = (): string => utcDay(this.nowMs + 8 * HOUR_MS)

  /** The next Saturday, whose night has a difference, or the next Sunday, whose night has none. */
  nextNight(isDear: boolean): string {
    let day = addDays(this.today(), 1)
    while (weekdayOf(day) !== (isDear ? SATURDAY : SUNDAY)) day = addDays(day, 1)
    return day
  }

  book(voucher: LifeVoucher, isDear: boolean): LifeOutcome {
    const checkIn = this.nextNight(isDear)
    const utc = utcDay(this.nowMs)
    const tries = voucher.triesOn === utc ? voucher.tries : 0
    const isFree = this.terms.use === 'exchange' && this.isFree(voucher)
    if (!isFree || tries >= 3 || checkIn > LAST_DAY) return 'refused'
    Object.assign(voucher, { triesOn: utc, tries: tries + 1, night: { checkIn, heldUntilMs: this.nowMs + HOLD_MS } })
    return this.move(voucher, isDear ? 'EXCHANGING' : 'EXCHANGED')
  }

  pay(voucher: LifeVoucher): LifeOutcome {
    const isHeld = voucher.status === 'EXCHANGING' && this.nowMs < (voucher.night?.heldUntilMs ?? 0)
    return isHeld ? this.move(voucher, 'EXCHANGED') : 'refused'
  }

  giveUp(voucher: LifeVoucher): LifeOutcome {
    return voucher.status === 'EXCHANGING' ? this.move(voucher, 'UNUSED') : 'refused'
  }

  cancelDate(voucher: LifeVoucher): LifeOutcome {
    const { status, night } = voucher
    const isInTime = night !== null && this.nowMs < at(addDays(night.checkIn, -1), 15)
    return status === 'EXCHANGED' && isInTime ? this.move(voucher, 'UNUSED') : 'refused'
  }

  propose(voucher: LifeVoucher, day: string): LifeOutcome {
    const isPossible = this.terms.use === 'appointment' && voucher.status === 'UNUSED' && !voucher.isGiven
    if (!isPossible || day > LAST_DAY) return 'refused'
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
    if (!voucher.isGiven || this.nowMs >= EXPIRE_AT_MS) return 'refused'
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
    return (isByCode || isAppointed) && this.nowMs < EXPIRE_AT_MS ? this.move(voucher, 'USED') : 'refused'
  }

  refund(voucher: LifeVoucher): LifeOutcome {
    const isOwn = voucher.holder === 0 && voucher.status === 'UNUSED' && this.nowMs < EXPIRE_AT_MS
    if (!isOwn || !this.terms.isRefundable) return 'refused'
    voucher.isGiven = false
    return this.move(voucher, 'BACK')
  }

  /** The buyer's bank takes the payment back: what is not used, over or paid back can't be used any more. */
  dispute(): void {
    for (const voucher of this.vouchers) {
      if (['USED', 'EXPIRED', 'BACK'].includes(voucher.status)) continue
      voucher.isGiven = false
      voucher.status = 'REVOKED'
    }
  }

  /** All that the server does by itself. */
  work(): void {
    for (const voucher of this.vouchers) {
      const { status, night, day } = voucher
      const isHoldOver = status === 'EXCHANGING' && this.nowMs >= (night?.heldUntilMs ?? 0)
      const isUnanswered = status === 'ASKED' && this.nowMs >= at(day, 0)
      if (isHoldOver || isUnanswered) voucher.status = 'UNUSED'
      if (status === 'EXCHANGED' && night && this.nowMs >= at(addDays(night.checkIn, 1), 12)) voucher.status = 'USED'
      if (this.nowMs >= EXPIRE_AT_MS) this.expire(voucher)
    }
  }

  private expire(voucher: LifeVoucher): void {
    voucher.isGiven = false
    if (['UNUSED', 'ASKED', 'APPOINTED'].includes(voucher.status))
      voucher.status = this.terms.isRefundable ? 'BACK' : 'EXPIRED'
  }

  /** Whether its holder can do with it what terms allow. */
  private isFree = ({ status, isGiven }: LifeVoucher): boolean =>
    status === 'UNUSED' && !isGiven && this.nowMs < EXPIRE_AT_MS

  private move(voucher: LifeVoucher, status: LifeVoucher['status']): LifeOutcome {
    voucher.status = status
    return 'ok'
  }
}
