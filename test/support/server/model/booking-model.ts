import type { OrderStatus } from '@/contract/order'
import {
  applyForCancel,
  type ModelApplication,
  type ModelOrder,
  type ModelQuote,
  type ModelStay,
  quoteRooms,
} from './cancel-model'
import { awaitConfirmation, confirmWhenDue, decide, type HotelDecision, stayAsPlanned } from './hotel-model'
import { type ModelAttempt, type ModelRefund, promiseRefund, reportRefund, sendDueRefunds } from './refund-model'

const SECOND_MS = 1000
const closed: readonly OrderStatus[] = [
  'COMPLETED',
  'NO_SHOW',
  'CLOSED_TIMEOUT',
  'CANCELLED',
  'CANCELLED_WITH_FEE',
  'REJECTED',
  'REFUNDED',
]

/** The rules of booking once more, in the plainest words: what the server must agree with, whatever happens in whatever order. */
export class BookingModel {
  readonly orders: ModelOrder[] = []
  constructor(
    public left: number,
    public nowMs: number,
    readonly stay: ModelStay,
  ) {}

  book(guest: number, rooms: number): string {
    if (this.nowMs >= this.stay.bookableUntilMs) return 'stay_rules'
    if (this.left < rooms) return 'sold_out'
    if (this.orders.some((order) => order.guest === guest && order.status === 'TO_PAY')) return 'duplicate_order'
    this.left -= rooms
    this.orders.push({
      guest,
      rooms,
      status: 'TO_PAY',
      payment: 'PENDING',
      expireAtMs: this.nowMs + 900 * SECOND_MS,
      freeUntilMs: this.nowMs < this.stay.freeUntilMs ? this.stay.freeUntilMs : null,
      totalMinor: rooms * this.stay.roomMinor,
      paidMinor: 0,
      refundedMinor: 0,
      isHidden: false,
      attempts: [],
      refunds: [],
      cancelled: [],
      confirmAtMs: [],
      isConfirmed: false,
      isToBegin: false,
      isToEnd: false,
    })
    return 'ok'
  }

  createPayment(order: ModelOrder): string {
    this.closeOpenCharge(order)
    if (order.payment === 'CLOSED') return 'payment_closed'
    if (order.status !== 'TO_PAY') return 'already_paid'
    if (this.nowMs >= order.expireAtMs) return 'payment_closed'
    order.attempts.push({
      attempt: 'PENDING',
      charge: 'open',
      callbacksAtMs: [],
      queryAtMs: this.nowMs + 20 * SECOND_MS,
      isToClose: false,
      refundWay: 'now',
      sentBackMinor: 0,
    })
    return 'ok'
  }

  decide(attempt: ModelAttempt, outcome: 'paid' | 'declined', way: 'now' | 'late' | 'twice' | 'never'): void {
    if (attempt.charge !== 'open') return
    attempt.charge = outcome
    const at = this.nowMs + (way === 'late' ? 30 * SECOND_MS : 0)
    attempt.callbacksAtMs = { now: [at], late: [at], twice: [at, at], never: [] }[way]
  }

  moneyInSpiteOfAll(order: ModelOrder, attempt: ModelAttempt): void {
    if (attempt.charge !== 'refunded') attempt.charge = 'paid'
    this.settle(order, attempt, 'paid')
  }

  cancelUnpaid(order: ModelOrder): string {
    if (order.status === 'TO_PAY') this.closeOpenCharge(order)
    if (order.status === 'CANCELLED') return 'ok'
    if (order.status === 'CLOSED_TIMEOUT') return 'order_closed'
    if (order.status !== 'TO_PAY') return 'already_paid'
    this.closeUnpaid(order, 'CANCELLED')
    return 'ok'
  }

  quote(order: ModelOrder, rooms: readonly number[] | null): ModelQuote | null | 'bad_input' {
    return quoteRooms(this, order, rooms)
  }

  applyForCancel(order: ModelOrder, quote: ModelQuote, application: ModelApplication): string {
    return applyForCancel(this, order, quote, application)
  }

  hide(order: ModelOrder): string {
    if (!closed.includes(order.status)) return 'order_state'
    order.isHidden = true
    return 'ok'
  }

  /** The gateway reports once more how a refund stands. */
  report(order: ModelOrder, refund: ModelRefund): void {
    reportRefund(order, refund, this.nowMs)
  }

  decideAsHotel(order: ModelOrder, decision: HotelDecision): string {
    return decide(this, order, decision)
  }

  work(): void {
    for (const order of this.orders) {
      if (order.status !== 'TO_PAY' || this.nowMs < order.expireAtMs) continue
      this.closeOpenCharge(order)
      if (order.status === 'TO_PAY') this.closeUnpaid(order, 'CLOSED_TIMEOUT')
    }
    for (const order of this.orders) for (const attempt of order.attempts) this.hear(order, attempt)
    for (const order of this.orders) {
      sendDueRefunds(order, this.nowMs)
      confirmWhenDue(this, order)
      stayAsPlanned(this, order)
    }
  }

  private closeUnpaid(order: ModelOrder, status: 'CANCELLED' | 'CLOSED_TIMEOUT'): void {
    order.status = status
    order.payment = 'CLOSED'
    this.left += order.rooms
  }

  private closeOpenCharge(order: ModelOrder): void {
    const open = order.attempts.find(({ attempt }) => attempt === 'PENDING')
    if (!open) return
    if (open.charge === 'paid') return this.settle(order, open, 'paid')
    open.charge = 'closed'
    open.attempt = 'CLOSED'
  }

  private hear(order: ModelOrder, attempt: ModelAttempt): void {
    if (attempt.isToClose && (attempt.charge === 'open' || attempt.charge === 'declined')) attempt.charge = 'closed'
    const { charge } = attempt
    const isCalled = attempt.callbacksAtMs.some((at) => at <= this.nowMs)
    const isRequest = attempt.attempt === 'PENDING' && attempt.queryAtMs <= this.nowMs
    if (isRequest) attempt.queryAtMs = this.nowMs + 20 * SECOND_MS
    if (!isCalled && !isRequest && !attempt.isToClose) return
    attempt.isToClose = false
    attempt.callbacksAtMs = attempt.callbacksAtMs.filter((at) => at > this.nowMs)
    if (charge === 'paid' || charge === 'declined') this.settle(order, attempt, charge)
  }

  private settle(order: ModelOrder, attempt: ModelAttempt, outcome: 'paid' | 'declined'): void {
    if (outcome === 'declined') {
      if (attempt.attempt === 'PENDING') attempt.attempt = 'FAILED'
      return
    }
    if (attempt.attempt === 'SUCCESS') return
    attempt.attempt = 'SUCCESS'
    order.paidMinor += order.totalMinor
    const refund = { amountMinor: order.totalMinor }
    if (order.payment === 'PENDING') this.take(order)
    else if (order.payment !== 'CLOSED') promiseRefund(order, attempt, { ...refund, cause: 'surplus' }, this.nowMs)
    else if (this.left >= order.rooms && this.nowMs < this.stay.bookableUntilMs) {
      this.left -= order.rooms
      this.take(order)
    } else {
      Object.assign(order, { status: 'AUTO_REFUNDING', payment: 'PAID', isHidden: false })
      promiseRefund(order, attempt, { ...refund, cause: 'late_payment' }, this.nowMs)
    }
  }

  private take(order: ModelOrder): void {
    Object.assign(order, { payment: 'PAID', isHidden: false })
    awaitConfirmation(this, order)
    for (const other of order.attempts) {
      if (other.attempt !== 'PENDING') continue
      other.attempt = 'CLOSED'
      other.isToClose = true
    }
  }
}
