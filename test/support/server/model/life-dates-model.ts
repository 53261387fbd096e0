import type { VoucherRefund, VoucherStatus, VoucherUse } from '@/contract/voucher-terms'
import { addDays, utcDay, weekdayOf } from '@/domain/days/civil-day'
import { type OwedOrder, PaymentModel, unpaid } from './payment-model'
import { type ModelRefund, refundOf } from './refund-model'

/** The terms of the vouchers of a life: how they are used, when they are refunded, and their nights. Several nights can be split. */
export interface LifeTerms {
  readonly use: VoucherUse
  readonly refund: VoucherRefund
  readonly nights: number
}

/** A voucher in the model; BACK stands for all states of a refunded voucher, which depend on its refund. People are numbers, 0 is the buyer. */
export interface LifeVoucher {
  status: Exclude<VoucherStatus, 'REFUNDING' | 'AUTO_REFUNDING' | 'REFUNDED'> | 'BACK'
  holder: number
  nightsLeft: number
  refundedMinor: number
  wasBooked: boolean
  isGiven: boolean
  triesOn: string
  tries: number
  /** The proposed or confirmed day of its appointment. */
  day: string
  /** Its refund, and whether the buyer has received it at least once. */
  refund: ModelRefund | null
  wasRefunded: boolean
}

/** Whether the rules allow a step; error codes are not compared. */
export type LifeOutcome = 'ok' | 'refused'

/** A date with a voucher, and who booked it. */
interface LifeStay {
  readonly voucher: LifeVoucher
  readonly holder: number
  readonly checkIn: string
  readonly nights: number
  /** Whether it was ever booked, so that it has a certificate. */
  wasBooked: boolean
}

/** The order of the vouchers, which has no stay, or a date that is booked with one of them. */
export interface LifeOrder extends OwedOrder {
  readonly stay: LifeStay | null
}

/** Situations that random lives should reach, to prove that they are tested. */
export const lifeSituations = [
  'some nights are used, others are left',
  'late money, the date is booked again',
  'late money, the voucher is not free',
  'late money, the stay has begun',
  'late money, the room is gone',
  'a refund of vouchers failed',
  'a refund of a difference failed',
  'a refund was transferred to an account',
  'a refund that was done came back',
] as const

type LifeSituation = (typeof lifeSituations)[number]

/** The surcharge of Saturday nights, in minor units. */
export const SURCHARGE_MINOR = 12_000
/** The price of a voucher, in minor units. */
export const PRICE_MINOR = 80_000
/** The last day of all vouchers, in the hotel's time zone (UTC+8). */
export const LAST_DAY = '2026-12-15'

const HOUR_MS = 3_600_000
const SATURDAY = 5

/** The instant of a day and hour in the hotel's time zone, in ms. */
export const hotelTimeMs = (day: string, hour: number): number => Date.parse(`${day}T00:00:00+08:00`) + hour * HOUR_MS

const EXPIRE_AT_MS = hotelTimeMs(LAST_DAY, 24)

const open: readonly LifeVoucher['status'][] = ['UNUSED', 'ASKED', 'APPOINTED', 'EXCHANGING', 'EXCHANGED']

/** Models the dates that are booked with the vouchers of one order, in a hotel with one room, and all their payments. */
export abstract class LifeDatesModel extends PaymentModel<LifeOrder> {
  readonly vouchers: readonly LifeVoucher[]
  /** The order of the vouchers. */
  readonly bought: LifeOrder
  /** Situations that this life has reached. */
  readonly reached = new Set<LifeSituation>()

  constructor(
    nowMs: number,
    readonly terms: LifeTerms,
    count: number,
  ) {
    super(nowMs)
    this.vouchers = Array.from({ length: count }, () => freshVoucher(terms))
    const totalMinor = count * PRICE_MINOR
    const refundedFrom = ['TO_USE', 'COMPLETED', 'AUTO_REFUNDING']
    this.bought = { ...unpaid(nowMs, totalMinor), status: 'TO_PAY', refundedFrom, stay: null }
    this.orders.push(this.bought)
    this.createPayment(this.bought)
    const [attempt] = this.bought.attempts
    if (attempt) this.moneyInSpiteOfAll(this.bought, attempt)
  }

  /** Today in the hotel's time zone. */
  today = (): string => utcDay(this.nowMs + 8 * HOUR_MS)

  /** Whether the vouchers' last day is over. */
  protected isOver = (): boolean => this.nowMs >= EXPIRE_AT_MS

  /** The next Saturday, or the Sunday after it, which costs no surcharge, plus some weeks. */
  nextNight(isDear: boolean, week: number): string {
    let day = addDays(this.today(), 1)
    while (weekdayOf(day) !== SATURDAY) day = addDays(day, 1)
    return addDays(day, (isDear ? 0 : 1) + 7 * week)
  }

  book(voucher: LifeVoucher, checkIn: string, nights: number): LifeOutcome {
    const utc = utcDay(this.nowMs)
    const tries = voucher.triesOn === utc ? voucher.tries : 0
    const isPossible = this.terms.use === 'exchange' && this.isFree(voucher) && tries < 3
    const hasNights = this.terms.nights === 1 ? nights === 1 : nights <= voucher.nightsLeft
    const isInside = addDays(checkIn, nights - 1) <= LAST_DAY
    if (!isPossible || !hasNights || !isInside || !this.hasRoom(checkIn, nights)) return 'refused'
    Object.assign(voucher, { triesOn: utc, tries: tries + 1 })
    const dearNights = Array.from({ length: nights }, (_, at) => addDays(checkIn, at)).filter(
      (day) => weekdayOf(day) === SATURDAY,
    )
    const totalMinor = dearNights.length * SURCHARGE_MINOR
    const stay = { voucher, holder: voucher.holder, checkIn, nights, wasBooked: false }
    const refundedFrom = ['CANCELLED', 'AUTO_REFUNDING']
    const order: LifeOrder = { ...unpaid(this.nowMs, totalMinor), status: 'TO_PAY', refundedFrom, stay }
    this.orders.push(order)
    if (totalMinor === 0) this.sell(order)
    else voucher.status = 'EXCHANGING'
    return 'ok'
  }

  /** Cancels a booked date before its deadline; repeating it changes nothing. */
  cancelDate(order: LifeOrder): LifeOutcome {
    const { stay, status } = order
    if (!stay || (status !== 'CONFIRMED' && !stay.wasBooked)) return 'refused'
    if (status !== 'CONFIRMED') return 'ok'
    if (this.nowMs >= hotelTimeMs(addDays(stay.checkIn, -1), 15)) return 'refused'
    this.endDate(order)
    return 'ok'
  }

  protected override notCancellable({ status, stay }: LifeOrder): string {
    return stay && status !== 'CONFIRMED' ? 'ok' : 'already_paid'
  }

  /** Whether its holder can use it as its terms allow. */
  protected isFree = ({ status, isGiven }: LifeVoucher): boolean => status === 'UNUSED' && !isGiven && !this.isOver()

  /** Completes or reopens the order of the vouchers, depending on whether one of them is open. */
  protected follow(): void {
    const isOpen = this.vouchers.some(({ status }) => open.includes(status))
    if (['TO_USE', 'COMPLETED'].includes(this.bought.status)) this.bought.status = isOpen ? 'TO_USE' : 'COMPLETED'
  }

  protected sell(order: LifeOrder): void {
    const { stay } = order
    if (!stay) {
      order.status = 'TO_USE'
      return
    }
    order.status = 'CONFIRMED'
    stay.wasBooked = true
    Object.assign(stay.voucher, { status: 'EXCHANGED', wasBooked: true })
  }

  protected sellAgain(order: LifeOrder): boolean {
    const { stay } = order
    if (!stay) return false
    const { voucher, holder, checkIn, nights } = stay
    const isTheirs = voucher.holder === holder && this.isFree(voucher) && nights <= voucher.nightsLeft
    const [isBegun, hasRoom] = [this.today() > checkIn, this.hasRoom(checkIn, nights)]
    if (!isTheirs) this.reached.add('late money, the voucher is not free')
    else if (isBegun) this.reached.add('late money, the stay has begun')
    else if (hasRoom) this.reached.add('late money, the date is booked again')
    else this.reached.add('late money, the room is gone')
    if (!isTheirs || isBegun || !hasRoom) return false
    this.sell(order)
    return true
  }

  protected release({ stay }: LifeOrder): void {
    if (stay?.voucher.status === 'EXCHANGING') stay.voucher.status = 'UNUSED'
  }

  /** Uses up the nights of stays that are over. */
  protected endStays(): void {
    for (const order of this.orders) {
      const { stay, status } = order
      if (!stay || status !== 'CONFIRMED') continue
      if (this.nowMs < hotelTimeMs(addDays(stay.checkIn, stay.nights), 12)) continue
      order.status = 'COMPLETED'
      stay.voucher.nightsLeft -= stay.nights
      stay.voucher.status = stay.voucher.nightsLeft === 0 ? 'USED' : 'UNUSED'
      if (stay.voucher.nightsLeft > 0) this.reached.add('some nights are used, others are left')
    }
    this.follow()
  }

  /** Ends all held and booked dates, as the vouchers are revoked. */
  protected endDates(): void {
    for (const order of this.orders) {
      if (order.stay && order.status === 'TO_PAY') this.giveUp(order)
      if (order.status === 'CONFIRMED') this.endDate(order)
    }
  }

  /** Closes an unpaid order at once; its charge is closed at the gateway later. */
  private giveUp(order: LifeOrder): void {
    for (const attempt of order.attempts)
      if (attempt.attempt === 'PENDING') Object.assign(attempt, { attempt: 'CLOSED', isToClose: true })
    Object.assign(order, { status: 'CANCELLED', payment: 'CLOSED' })
    this.release(order)
  }

  private endDate(order: LifeOrder): void {
    order.status = 'CANCELLED'
    if (order.stay) order.stay.voucher.status = 'UNUSED'
    const { totalMinor: amountMinor } = order
    if (amountMinor > 0) refundOf(order, { cause: 'cancelled', amountMinor }, this.nowMs)
  }

  private hasRoom(checkIn: string, nights: number): boolean {
    const until = addDays(checkIn, nights)
    return this.orders.every(({ stay, status }) => {
      const isTaken = stay !== null && ['TO_PAY', 'CONFIRMED', 'COMPLETED'].includes(status)
      return !isTaken || stay.checkIn >= until || addDays(stay.checkIn, stay.nights) <= checkIn
    })
  }
}

const freshVoucher = ({ nights: nightsLeft }: LifeTerms): LifeVoucher => ({
  status: 'UNUSED',
  holder: 0,
  nightsLeft,
  refundedMinor: 0,
  wasBooked: false,
  isGiven: false,
  triesOn: '',
  tries: 0,
  day: '',
  refund: null,
  wasRefunded: false,
})
