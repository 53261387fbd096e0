import { type DisputeState, disputeLogText, isDisputeNews } from '@/domain/orders/dispute'
import type { Executor } from '../../kernel/database/executor'
import { ApiError } from '../../kernel/errors'
import { wakeJobs } from '../../kernel/jobs/outbox'
import type { Services } from '../../kernel/services'
import { noteOnPurchase } from '../purchase-state'
import { setPaymentStatus, updateAttempt } from '../repository/payments'
import type { PurchaseRow } from '../repository/purchases'
import { findRefundsOfAttempt, findRefundsOfPayment, moveRefund } from '../repository/refunds'
import { lockOwedAttempt } from './attempts'
import { LOST_DISPUTE_REASON } from './refunds'

/**
 * Records what a provider reports of a dispute over an attempt's charge; late and repeated reports change nothing. An open one
 * blocks refunds, a won one sends those that wait, a lost one closes all that were not sent. Throws 400 unknown_payment for an attempt that is not ours.
 */
export async function recordDispute(services: Services, bankOrderId: string, state: DisputeState): Promise<void> {
  await services.database.transaction(async (tx) => {
    const owed = await lockOwedAttempt(tx, bankOrderId)
    if (!owed) throw new ApiError(400, 'unknown_payment', 'There is no such payment.')
    const { purchase, attempt } = owed
    if (!isDisputeNews(attempt.dispute, state)) return
    await updateAttempt(tx, attempt.id, { dispute: state })
    await noteOnPurchase(tx, services, purchase, { actor: 'payment', reason: disputeLogText[state] })
    if (state === 'won') return wakeRefunds(tx, services, attempt.id)
    if (state !== 'lost') return
    await closeRefunds(tx, attempt.id)
    await services.purchaseRules[purchase.kind].paymentReturned(tx, services, purchase)
    await endReturned(tx, services, purchase)
  })
}

/** Has what waited for the bank's decision sent at once. */
async function wakeRefunds(tx: Executor, services: Services, attemptId: string): Promise<void> {
  const refunds = await findRefundsOfAttempt(tx, attemptId)
  const keys = refunds.map(({ id }) => id)
  await wakeJobs(tx, services, 'send-refund', keys)
}

/** Closes an attempt's refunds that were not sent: its payer has the money from the bank. */
async function closeRefunds(tx: Executor, attemptId: string): Promise<void> {
  const closed = { status: 'FAILED', failReason: LOST_DISPUTE_REASON, accountId: null } as const
  for (const refund of await findRefundsOfAttempt(tx, attemptId))
    if (refund.status !== 'SUCCESS') await moveRefund(tx, refund, closed)
}

/** Ends a purchase that waits for its refund where its payer has all money back, from us or from the bank; the transaction holds the purchase's lock. */
export async function endReturned(tx: Executor, services: Services, purchase: PurchaseRow): Promise<void> {
  const refunds = await findRefundsOfPayment(tx, purchase.payId)
  const returned = refunds.filter(({ status, dispute }) => status === 'SUCCESS' || dispute === 'lost')
  if (returned.reduce((sum, { amountMinor }) => sum + amountMinor, 0) !== purchase.paidMinor) return
  const change = { actor: 'payment', reason: disputeLogText.lost } as const
  if (await services.purchaseRules[purchase.kind].move(tx, services, purchase, 'refunded', change))
    await setPaymentStatus(tx, purchase.payId, 'REFUNDED')
}
