import type { RefundCause } from '@/contract/refund'

/** How the gateway takes refunds of a charge. */
export type RefundWay = 'now' | 'days' | 'fails'

/** A charge at the gateway together with our attempt for it. */
export interface ModelAttempt {
  attempt: 'PENDING' | 'SUCCESS' | 'FAILED' | 'CLOSED'
  charge: 'open' | 'paid' | 'declined' | 'closed' | 'refunded'
  /** When callbacks are due, and when the provider is queried next. */
  callbacksAtMs: number[]
  queryAtMs: number
  /** Given up by us, but still to be closed at the gateway. */
  isToClose: boolean
  refundWay: RefundWay
  /** What the gateway has booked as sent back, in minor units. */
  sentBackMinor: number
}

/** Money on its way back. */
export interface ModelRefund {
  readonly attempt: ModelAttempt
  readonly cause: RefundCause
  amountMinor: number
  status: 'SUBMITTED' | 'SUCCESS' | 'FAILED' | 'TRANSFER'
  readonly createdAtMs: number
  /** When the gateway has it done; null where it refused it, undefined while it was not sent there. */
  arrivesAtMs: number | null | undefined
  /** When the job looks at it next. */
  lookAtMs: number
  /** Whether it goes to an account that the traveler named. */
  isTransfer: boolean
}

/** What the rules of refunds need of an order; amounts in minor units. */
export interface RefundedOrder {
  status: string
  /** The states from which it is refunded once all its money is back. */
  readonly refundedFrom: readonly string[]
  payment: 'PENDING' | 'CLOSED' | 'PAID' | 'REFUNDED'
  readonly totalMinor: number
  paidMinor: number
  refundedMinor: number
  isHidden: boolean
  readonly attempts: ModelAttempt[]
  readonly refunds: ModelRefund[]
}

const MINUTE_MS = 60_000
const LOOK_AGAIN_MS = 20_000
const DAYS_MS = 3 * 86_400_000

const refundsOf = ({ refunds }: RefundedOrder, attempt: ModelAttempt) =>
  refunds.filter((refund) => refund.attempt === attempt)

/** What of an attempt's money is promised to nobody. */
const leftOf = (order: RefundedOrder, attempt: ModelAttempt) =>
  refundsOf(order, attempt).reduce((left, { amountMinor }) => left - amountMinor, order.totalMinor)

/** A refund that is requested, and whether it is a transfer to an account. */
type Promised = Pick<ModelRefund, 'cause' | 'amountMinor'> & Partial<Pick<ModelRefund, 'isTransfer'>>

/** Requests a refund of an attempt. It is added to one of the same cause that is not sent and less than a minute old, else it is a new one. */
export function promiseRefund(
  order: RefundedOrder,
  attempt: ModelAttempt,
  { cause, amountMinor, isTransfer = false }: Promised,
  nowMs: number,
): ModelRefund {
  const waiting = refundsOf(order, attempt).find(
    (refund) =>
      refund.cause === cause &&
      refund.status === 'SUBMITTED' &&
      refund.arrivesAtMs === undefined &&
      nowMs - refund.createdAtMs < MINUTE_MS,
  )
  if (waiting && !isTransfer) {
    waiting.amountMinor += amountMinor
    return waiting
  }
  const refund: ModelRefund = {
    attempt,
    cause,
    amountMinor,
    status: isTransfer ? 'TRANSFER' : 'SUBMITTED',
    createdAtMs: nowMs,
    arrivesAtMs: undefined,
    lookAtMs: nowMs,
    isTransfer,
  }
  order.refunds.push(refund)
  return refund
}

/** Requests a refund of the first paid attempt with enough money left, and returns it. */
export function refundOf(order: RefundedOrder, promised: Promised, nowMs: number): ModelRefund {
  const attempt = order.attempts.find((one) => one.attempt === 'SUCCESS' && leftOf(order, one) >= promised.amountMinor)
  if (!attempt) throw new Error('the model has no payment to refund')
  return promiseRefund(order, attempt, promised, nowMs)
}

/** Looks at every refund that is due, in the order in which they are. */
export function sendDueRefunds(order: RefundedOrder, nowMs: number): void {
  for (;;) {
    const due = order.refunds.filter(({ status, lookAtMs }) => status === 'SUBMITTED' && lookAtMs <= nowMs)
    const [next] = due.toSorted((one, other) => one.lookAtMs - other.lookAtMs)
    if (!next) return
    look(order, next, nowMs)
  }
}

function look(order: RefundedOrder, refund: ModelRefund, nowMs: number): void {
  refund.lookAtMs = nowMs + LOOK_AGAIN_MS
  const isFirstSent = refund.arrivesAtMs === undefined
  const earlier = refundsOf(order, refund.attempt).slice(0, refundsOf(order, refund.attempt).indexOf(refund))
  if (isFirstSent && earlier.some(({ status }) => status === 'SUBMITTED')) return
  if (isFirstSent) send(order, refund, nowMs)
  reportRefund(order, refund, nowMs)
}

/** The gateway books a refund in the way that was chosen for its charge. */
function send(order: RefundedOrder, refund: ModelRefund, nowMs: number): void {
  const { attempt, amountMinor } = refund
  if (attempt.refundWay === 'fails') {
    refund.arrivesAtMs = null
    return
  }
  refund.arrivesAtMs = nowMs + (attempt.refundWay === 'days' ? DAYS_MS : 0)
  attempt.sentBackMinor += amountMinor
  if (attempt.sentBackMinor === order.totalMinor) attempt.charge = 'refunded'
}

/** Takes in what the gateway reports of a refund; nothing of one that it does not know. */
export function reportRefund(order: RefundedOrder, refund: ModelRefund, nowMs: number): void {
  const { arrivesAtMs, status } = refund
  if (arrivesAtMs === null) fail(order, refund)
  else if (arrivesAtMs !== undefined && arrivesAtMs <= nowMs && status === 'SUBMITTED') finish(order, refund)
}

/** Money has reached its payer. */
function finish(order: RefundedOrder, refund: ModelRefund): void {
  refund.status = 'SUCCESS'
  order.refundedMinor += refund.amountMinor
  const isWaiting = order.refundedFrom.includes(order.status)
  if (!isWaiting || order.refundedMinor !== order.paidMinor) return
  order.status = 'REFUNDED'
  order.payment = 'REFUNDED'
}

function fail(order: RefundedOrder, refund: ModelRefund): void {
  const wasDone = refund.status === 'SUCCESS' && !refund.isTransfer
  if (refund.status !== 'SUBMITTED' && !wasDone) return
  refund.status = 'FAILED'
  if (!wasDone) return
  order.refundedMinor -= refund.amountMinor
  if (order.status !== 'REFUNDED') return
  order.status = 'AUTO_REFUNDING'
  order.payment = 'PAID'
  order.isHidden = false
}

/** The traveler names an account for a refund, perhaps another one than before. */
export function nameAccount(refund: ModelRefund): string {
  if (refund.status !== 'FAILED' && refund.status !== 'TRANSFER') return 'refund_state'
  refund.status = 'TRANSFER'
  refund.isTransfer = true
  return 'ok'
}

/** The house has transferred a refund to its account. */
export function markPaid(order: RefundedOrder, refund: ModelRefund): string {
  if (refund.status !== 'TRANSFER') return 'refund_state'
  finish(order, refund)
  return 'ok'
}

/** The bank returns money that the gateway had sent. */
export function returnRefund(order: RefundedOrder, refund: ModelRefund): void {
  refund.attempt.sentBackMinor -= refund.amountMinor
  if (refund.attempt.charge === 'refunded') refund.attempt.charge = 'paid'
  refund.arrivesAtMs = null
  fail(order, refund)
}
