import type { OrderStatus } from '@/contract/order'

/** A charge at the gateway together with our attempt for it. */
export interface ModelAttempt {
  attempt: 'PENDING' | 'SUCCESS' | 'FAILED' | 'CLOSED'
  charge: 'open' | 'paid' | 'declined' | 'closed' | 'refunded'
  /** When callbacks are due, and when the provider is queried next. */
  callbacksAtMs: number[]
  queryAtMs: number
  /** Given up by us, but still to be closed at the gateway. */
  isToClose: boolean
}

/** An order as the rules want it; money in totals of one order. */
export interface ModelOrder {
  guest: number
  status: OrderStatus
  expireAtMs: number
  attempts: ModelAttempt[]
  paid: number
  refunded: number
  /** Attempts that wait to be paid back, and whether the order ends with that. */
  toRefund: { attempt: ModelAttempt; isLate: boolean }[]
}

const SECOND_MS = 1000

/** The rules of booking once more, in the plainest words: what the server must agree with, whatever happens in whatever order. */
export class BookingModel {
  orders: ModelOrder[] = []
  constructor(
    public left: number,
    public nowMs: number,
  ) {}

  book(guest: number): string {
    if (this.left === 0) return 'sold_out'
    if (this.orders.some((order) => order.guest === guest && order.status === 'TO_PAY')) return 'duplicate_order'
    this.left -= 1
    const expireAtMs = this.nowMs + 900 * SECOND_MS
    this.orders.push({ guest, status: 'TO_PAY', expireAtMs, attempts: [], paid: 0, refunded: 0, toRefund: [] })
    return 'ok'
  }

  createPayment(order: ModelOrder): string {
    this.closeOpenCharge(order)
    if (order.status === 'CANCELLED' || order.status === 'CLOSED_TIMEOUT') return 'payment_closed'
    if (order.status !== 'TO_PAY') return 'already_paid'
    if (this.nowMs >= order.expireAtMs) return 'payment_closed'
    const queryAtMs = this.nowMs + 20 * SECOND_MS
    order.attempts.push({ attempt: 'PENDING', charge: 'open', callbacksAtMs: [], queryAtMs, isToClose: false })
    return 'ok'
  }

  decide(attempt: ModelAttempt, outcome: 'paid' | 'declined', way: 'now' | 'late' | 'twice' | 'never'): void {
    if (attempt.charge !== 'open') return
    attempt.charge = outcome
    const at = this.nowMs + (way === 'late' ? 30 * SECOND_MS : 0)
    attempt.callbacksAtMs = { now: [at], late: [at], twice: [at, at], never: [] }[way]
  }

  moneyInSpiteOfAll(order: ModelOrder, attempt: ModelAttempt): void {
    if (attempt.charge !== 'paid' && attempt.charge !== 'refunded') attempt.charge = 'paid'
    this.settle(order, attempt, 'paid')
  }

  cancel(order: ModelOrder): string {
    if (order.status === 'TO_PAY') this.closeOpenCharge(order)
    if (order.status === 'CANCELLED') return 'ok'
    if (order.status === 'CLOSED_TIMEOUT') return 'order_closed'
    if (order.status !== 'TO_PAY') return 'already_paid'
    order.status = 'CANCELLED'
    this.left += 1
    return 'ok'
  }

  work(): void {
    for (const order of this.orders) {
      if (order.status !== 'TO_PAY' || this.nowMs < order.expireAtMs) continue
      this.closeOpenCharge(order)
      if (order.status !== 'TO_PAY') continue
      order.status = 'CLOSED_TIMEOUT'
      this.left += 1
    }
    for (const order of this.orders) for (const attempt of order.attempts) this.hear(order, attempt)
    for (const order of this.orders) this.finish(order)
  }

  private closeOpenCharge(order: ModelOrder): void {
    const open = order.attempts.find(({ attempt }) => attempt === 'PENDING')
    if (!open) return
    if (open.charge === 'paid') return this.settle(order, open, 'paid')
    open.charge = 'closed'
    open.attempt = 'CLOSED'
  }

  private hear(order: ModelOrder, attempt: ModelAttempt): void {
    if (attempt.isToClose && attempt.charge !== 'paid') attempt.charge = 'closed'
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
    order.paid += 1
    if (order.status === 'TO_PAY') return this.take(order)
    if (order.status !== 'CANCELLED' && order.status !== 'CLOSED_TIMEOUT') {
      order.toRefund.push({ attempt, isLate: false })
    } else if (this.left > 0) {
      this.left -= 1
      this.take(order)
    } else {
      order.status = 'AUTO_REFUNDING'
      order.toRefund.push({ attempt, isLate: true })
    }
  }

  private take(order: ModelOrder): void {
    order.status = 'CONFIRMING'
    for (const other of order.attempts) {
      if (other.attempt !== 'PENDING') continue
      other.attempt = 'CLOSED'
      other.isToClose = true
    }
  }

  private finish(order: ModelOrder): void {
    for (const { attempt, isLate } of order.toRefund.splice(0)) {
      attempt.charge = 'refunded'
      order.refunded += 1
      if (isLate) order.status = 'REFUNDED'
    }
    if (order.status === 'CONFIRMING') order.status = 'CONFIRMED'
  }
}
