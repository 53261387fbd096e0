import {
  type ModelAttempt,
  type ModelRefund,
  promiseRefund,
  type RefundedOrder,
  reportRefund,
  sendDueRefunds,
} from './refund-model'

const SECOND_MS = 1000

/** How long something is held for an unpaid order, in ms. */
export const HOLD_MS = 900 * SECOND_MS

/** An order that is paid in time, late or never. */
export interface OwedOrder extends RefundedOrder {
  readonly expireAtMs: number
}

/** The facts of an order that nobody has paid yet. */
export const unpaid = (nowMs: number, totalMinor: number) => ({
  payment: 'PENDING' as const,
  expireAtMs: nowMs + HOLD_MS,
  totalMinor,
  paidMinor: 0,
  refundedMinor: 0,
  isHidden: false,
  attempts: [],
  refunds: [],
})

/** The rules of payments once more, in the plainest words; what is sold has its own. */
export abstract class PaymentModel<Order extends OwedOrder> {
  readonly orders: Order[] = []
  constructor(public nowMs: number) {}

  /** What becomes of an order that is paid while it holds what it is for. */
  protected abstract sell(order: Order): void
  /** Sells a closed order what it was for once more; false where that is gone. */
  protected abstract sellAgain(order: Order): boolean
  /** Gives what an unpaid order holds back to sale. */
  protected abstract release(order: Order): void

  createPayment(order: Order): string {
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

  moneyInSpiteOfAll(order: Order, attempt: ModelAttempt): void {
    if (attempt.charge !== 'refunded') attempt.charge = 'paid'
    this.settle(order, attempt, 'paid')
  }

  /** The gateway reports once more how a refund stands. */
  report(order: Order, refund: ModelRefund): void {
    reportRefund(order, refund, this.nowMs)
  }

  cancelUnpaid(order: Order): string {
    if (order.status === 'TO_PAY') this.closeOpenCharge(order)
    if (order.status === 'CANCELLED') return 'ok'
    if (order.status !== 'TO_PAY') return this.notCancellable(order)
    this.closeUnpaid(order, 'CANCELLED')
    return 'ok'
  }

  /** The refusal to cancel an order that is not unpaid. */
  protected notCancellable(_order: Order): string {
    return 'already_paid'
  }

  /** All that the server does by itself: closes what is overdue, hears the gateway, sends refunds. */
  work(): void {
    for (const order of this.orders) {
      if (order.status !== 'TO_PAY' || this.nowMs < order.expireAtMs) continue
      this.closeOpenCharge(order)
      if (order.status === 'TO_PAY') this.closeUnpaid(order, 'CLOSED_TIMEOUT')
    }
    for (const order of this.orders) for (const attempt of order.attempts) this.hear(order, attempt)
    for (const order of this.orders) this.workOn(order)
  }

  protected workOn(order: Order): void {
    sendDueRefunds(order, this.nowMs)
  }

  private closeUnpaid(order: Order, status: 'CANCELLED' | 'CLOSED_TIMEOUT'): void {
    order.status = status
    order.payment = 'CLOSED'
    this.release(order)
  }

  private closeOpenCharge(order: Order): void {
    const open = order.attempts.find(({ attempt }) => attempt === 'PENDING')
    if (!open) return
    if (open.charge === 'paid') return this.settle(order, open, 'paid')
    open.charge = 'closed'
    open.attempt = 'CLOSED'
  }

  private hear(order: Order, attempt: ModelAttempt): void {
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

  private settle(order: Order, attempt: ModelAttempt, outcome: 'paid' | 'declined'): void {
    if (outcome === 'declined') {
      if (attempt.attempt === 'PENDING') attempt.attempt = 'FAILED'
      return
    }
    if (attempt.attempt === 'SUCCESS') return
    attempt.attempt = 'SUCCESS'
    order.paidMinor += order.totalMinor
    const refund = { amountMinor: order.totalMinor }
    if (order.payment === 'PENDING') this.take(order, () => this.sell(order))
    else if (order.payment !== 'CLOSED') promiseRefund(order, attempt, { ...refund, cause: 'surplus' }, this.nowMs)
    else if (this.sellAgain(order)) this.take(order, () => undefined)
    else {
      Object.assign(order, { status: 'AUTO_REFUNDING', payment: 'PAID', isHidden: false })
      promiseRefund(order, attempt, { ...refund, cause: 'late_payment' }, this.nowMs)
    }
  }

  private take(order: Order, sell: () => void): void {
    Object.assign(order, { payment: 'PAID', isHidden: false })
    sell()
    for (const other of order.attempts) {
      if (other.attempt !== 'PENDING') continue
      other.attempt = 'CLOSED'
      other.isToClose = true
    }
  }
}
