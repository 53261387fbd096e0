import type { RefundCause } from '@/contract/refund'
import type { Executor } from '../../kernel/database/executor'
import { conflict } from '../../kernel/errors'
import { enqueueJob } from '../../kernel/jobs/outbox'
import type { JobHandler } from '../../kernel/jobs/run-jobs'
import type { Services } from '../../kernel/services'
import { lockPurchase, type PurchaseRow, updatePurchase } from '../repository/purchases'
import { type AttemptRow, findAttempt, findPaidAttempts, findPayment, setPaymentStatus } from '../repository/payments'
import {
  addToRefund,
  findRefund,
  findRefundsOfAttempt,
  insertRefund,
  moveRefund,
  type RefundLine,
  type RefundRow,
} from '../repository/refunds'
import type { MoneyEvent } from '../purchase-rules'
import { type PaymentProvider, providerOf, type RefundReport } from './provider'

/** A refund that was not sent yet takes in what is to be refunded for the same cause within this time. */
const MERGE_MS = 60_000

/** Time between queries for a refund that the provider has not finished, in ms. */
const NEXT_QUERY_MS = 20_000

/** Why a refund is closed, for the people of the house. */
export const LOST_DISPUTE_REASON = 'The dispute was lost: the bank has returned the payment.'

/** How long a refund waits that the payer's bank blocks by an open dispute, in ms. */
const DISPUTE_WAIT_MS = 60 * 60_000

const sumOf = (lines: readonly RefundLine[]) => lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

/** What of an attempt's money has not been promised back yet, in minor units. A refund that failed is still owed. */
function remainderOf(paidMinor: number, refunds: readonly RefundRow[]): number {
  return refunds.reduce((left, { amountMinor }) => left - amountMinor, paidMinor)
}

/** What goes back from which attempt. */
interface RefundRequest {
  readonly purchase: Pick<PurchaseRow, 'id'>
  readonly attempt: AttemptRow
  readonly cause: RefundCause
  readonly lines: readonly RefundLine[]
  /** The account to which it is transferred; left out where it goes back the way it was paid. */
  readonly accountId?: string
}

/**
 * Writes down in the transaction that holds the purchase's lock that money goes back; a job has the provider send it.
 * A refund to an account waits for a person of the house who transfers it. What the bank has returned in a lost dispute is closed at once. Throws where it would be more than the attempt brought.
 */
export async function requestRefund(
  tx: Executor,
  services: Services,
  { purchase, attempt, cause, lines, accountId }: RefundRequest,
): Promise<RefundRow> {
  const payment = await findPayment(tx, attempt.paymentId)
  const refunds = await findRefundsOfAttempt(tx, attempt.id)
  const amountMinor = sumOf(lines)
  if (!payment || amountMinor > remainderOf(payment.totalMinor, refunds))
    throw new Error(`refund of ${amountMinor} is more than is left of attempt ${attempt.id}`)
  const now = services.clock.now()
  const canGrow = (refund: RefundRow) => refund.purchaseId === purchase.id && canTakeMore(refund, cause, now)
  const waiting = accountId === undefined && refunds.find(canGrow)
  const grown = waiting && (await addToRefund(tx, waiting, lines, amountMinor))
  if (grown) return grown
  const isReturned = attempt.dispute === 'lost'
  const refund: RefundRow = {
    id: services.random.id(),
    paymentId: payment.id,
    attemptId: attempt.id,
    purchaseId: purchase.id,
    amountMinor,
    currencyCode: payment.currencyCode,
    cause,
    status: isReturned ? 'FAILED' : accountId === undefined ? 'SUBMITTED' : 'TRANSFER',
    failReason: isReturned ? LOST_DISPUTE_REASON : null,
    accountId: isReturned ? null : (accountId ?? null),
    createdAt: now,
    sentAt: null,
    doneAt: null,
  }
  await insertRefund(tx, refund, lines)
  if (refund.status === 'SUBMITTED')
    await enqueueJob(tx, services, { topic: 'send-refund', key: refund.id, payload: { refundId: refund.id } })
  return refund
}

const canTakeMore = (refund: RefundRow, cause: RefundCause, now: Date) =>
  refund.cause === cause &&
  refund.status === 'SUBMITTED' &&
  refund.sentAt === null &&
  now.getTime() - refund.createdAt.getTime() < MERGE_MS

/** The paid attempt of a purchase from which an amount can still go back; throws 409 refund_by_provider where none has so much left. */
export async function attemptToRefund(
  tx: Executor,
  { payId }: Pick<PurchaseRow, 'payId'>,
  amountMinor: number,
): Promise<AttemptRow> {
  const payment = await findPayment(tx, payId)
  for (const attempt of payment ? await findPaidAttempts(tx, payId) : []) {
    const refunds = await findRefundsOfAttempt(tx, attempt.id)
    if (payment && remainderOf(payment.totalMinor, refunds) >= amountMinor) return attempt
  }
  // The payment service has sent money back of its own accord.
  throw conflict(
    'refund_by_provider',
    'Part of this payment was already sent back by the payment service. Please contact us about the rest.',
  )
}

/** Has the provider send money back, one refund of a charge at a time, and follows it until the provider is done. */
export const sendRefund: JobHandler<'send-refund'> = async (services, { refundId }) => {
  const { db } = services.database
  const refund = await findRefund(db, refundId)
  const attempt = refund && (await findAttempt(db, refund.attemptId))
  if (!refund || !attempt || !isOpen(refund)) return
  const now = services.clock.now()
  if (attempt.dispute === 'open') return new Date(now.getTime() + DISPUTE_WAIT_MS)
  const provider = providerOf(services, attempt.channel)
  const obstacle = obstacleOf(refund, await findRefundsOfAttempt(db, attempt.id), attempt, provider, now)
  if (obstacle instanceof Date) return obstacle
  if (obstacle !== null) return recordReport(services, refund.id, { state: 'failed', failReason: obstacle })
  const report = await sendOnce(services, provider, refund, attempt)
  await recordReport(services, refund.id, report)
  if (report.state !== 'done' && report.state !== 'failed') return new Date(now.getTime() + NEXT_QUERY_MS)
}

const isOpen = ({ status }: RefundRow) => status === 'SUBMITTED' || status === 'WAITING_FOR_BALANCE'

/** What prevents a refund from being sent: nothing (null), the time to look again, or the reason for which the provider would never take it. */
function obstacleOf(
  refund: RefundRow,
  refunds: readonly RefundRow[],
  attempt: AttemptRow,
  { refundRules }: PaymentProvider,
  now: Date,
): Date | string | null {
  if (refund.sentAt !== null) return null
  const earlier = refunds.slice(
    0,
    refunds.findIndex(({ id }) => id === refund.id),
  )
  if (earlier.some(isOpen)) return new Date(now.getTime() + NEXT_QUERY_MS)
  const sent = refunds.flatMap(({ sentAt }) => (sentAt ? [sentAt.getTime()] : []))
  if (sent.length >= refundRules.most) return 'The payment has been refunded as often as its provider allows.'
  if (now.getTime() - (attempt.paidAt ?? attempt.createdAt).getTime() > refundRules.withinMs)
    return 'The payment is too old for its provider to refund it.'
  const freeAt = Math.max(0, ...sent) + refundRules.gapMs
  return freeAt > now.getTime() ? new Date(freeAt) : null
}

/** Sends a refund, or, where it may have been sent already, first looks for it in the provider's books. */
async function sendOnce(
  services: Services,
  provider: PaymentProvider,
  refund: RefundRow,
  attempt: AttemptRow,
): Promise<RefundReport> {
  const { db } = services.database
  const payment = await findPayment(db, refund.paymentId)
  const order = {
    bankOrderId: attempt.id,
    providerRef: attempt.providerRef,
    refundId: refund.id,
    amountMinor: refund.amountMinor,
    totalMinor: payment?.totalMinor ?? refund.amountMinor,
    currencyCode: refund.currencyCode,
  }
  if (refund.sentAt !== null) {
    const report = await provider.queryRefund(order)
    if (report.state !== 'unknown') return report
    return provider.refundCharge(order)
  }
  const claimed = await moveRefund(db, refund, { sentAt: services.clock.now() })
  // Rooms that were cancelled meanwhile have made it larger: the next try reads it again.
  if (!claimed) throw new Error(`refund ${refund.id} changed before it was sent`)
  return provider.refundCharge(order)
}

/** Records how a refund stands at its provider. Repeated and disordered reports are harmless; one that was done may still fail, unless a transfer has replaced it. */
export async function recordReport(services: Services, refundId: string, report: RefundReport): Promise<void> {
  await services.database.transaction((tx) => recordReportIn(tx, services, refundId, report))
  services.mailQueue.wake()
}

/** The same as recordReport within a transaction; wake the mail queue after it. */
export async function recordReportIn(
  tx: Executor,
  services: Services,
  refundId: string,
  report: RefundReport,
): Promise<void> {
  const known = await findRefund(tx, refundId)
  const purchase = known && (await lockPurchase(tx, known.purchaseId))
  const refund = purchase && (await findRefund(tx, refundId))
  if (!purchase || !refund) return
  if (report.state === 'done' && isOpen(refund)) return finish(tx, services, purchase, refund)
  const wasSent = refund.status === 'SUCCESS' && refund.accountId === null
  if (report.state === 'failed' && (isOpen(refund) || wasSent))
    return fail(tx, services, purchase, refund, report.failReason)
  if (report.state === 'waiting_for_balance' && refund.status === 'SUBMITTED')
    await moveRefund(tx, refund, { status: 'WAITING_FOR_BALANCE' })
}

/** Books money that has gone back; a purchase that waited for all of it is refunded with that. */
export async function finish(
  tx: Executor,
  services: Services,
  purchase: PurchaseRow,
  refund: RefundRow,
): Promise<void> {
  if (!(await moveRefund(tx, refund, { status: 'SUCCESS', doneAt: services.clock.now(), failReason: null }))) return
  await services.documents.refundDone(tx, services, refund)
  await services.purchaseRules[purchase.kind].refundSent(tx, services, purchase, refund)
  await bookMoney(tx, services, purchase, refund, 'refunded')
}

async function fail(
  tx: Executor,
  services: Services,
  purchase: PurchaseRow,
  refund: RefundRow,
  failReason: string | null,
): Promise<void> {
  const wasDone = refund.status === 'SUCCESS'
  if (!(await moveRefund(tx, refund, { status: 'FAILED', doneAt: null, failReason }))) return
  const rules = services.purchaseRules[purchase.kind]
  services.log.warn({ event: 'refund_failed', refundId: refund.id, failReason }, 'refund failed, an account is needed')
  await rules.refundFailed(tx, services, purchase, refund)
  if (wasDone) await bookMoney(tx, services, purchase, refund, 'refund_failed')
}

const moneyChange = {
  refunded: { sign: 1, payment: 'REFUNDED', reason: 'Paid back in full' },
  refund_failed: { sign: -1, payment: 'PAID', reason: 'The refund could not be delivered' },
} as const

/** Books money that went back, or came back, on a purchase and on the one that it is a part of; each is moved where all or no longer all of its money is back. */
async function bookMoney(
  tx: Executor,
  services: Services,
  purchase: PurchaseRow,
  refund: RefundRow,
  event: MoneyEvent,
): Promise<void> {
  const { sign, payment, reason } = moneyChange[event]
  const refundedMinor = purchase.refundedMinor + sign * refund.amountMinor
  const isDue = event === 'refund_failed' || refundedMinor === purchase.paidMinor
  const { move } = services.purchaseRules[purchase.kind]
  const isMoved = isDue && (await move(tx, services, purchase, event, { actor: 'payment', reason }, { refundedMinor }))
  if (!isMoved) await updatePurchase(tx, purchase.id, { refundedMinor })
  const whole = purchase.parentId === null ? undefined : await lockPurchase(tx, purchase.parentId)
  if (whole) await bookMoney(tx, services, whole, refund, event)
  else if (isMoved) await setPaymentStatus(tx, refund.paymentId, payment)
}
