import { createHash } from 'node:crypto'
import type { PayChannel } from '@/contract/payment'
import type { Executor } from '../../kernel/database/executor'
import { ApiError, conflict } from '../../kernel/errors'
import type { Services } from '../../kernel/services'
import { updatePurchase } from '../repository/purchases'
import { insertPaymentEvent, setPaymentEventEffect } from '../repository/payments'
import { findRefund, insertRefund } from '../repository/refunds'
import { lockOwedAttempt } from './attempts'
import { recordDispute } from './disputes'
import type { ProviderEvent, ReportedRefund } from './provider'
import { recordReportIn } from './refunds'
import { type SettleEffect, settlePayment } from './settle'

/** A provider's verified message: its own id, the raw bytes and what it reports, null where that is none of ours. */
interface ProviderMessage {
  readonly provider: PayChannel
  readonly eventId: string
  readonly rawBody: Buffer
  readonly event: ProviderEvent | null
}

/** What a provider's message changed: nothing where the same was known before. */
export type EventEffect = SettleEffect | 'ignored' | 'refund_recorded' | 'refund_by_provider' | 'dispute_recorded'

/**
 * Takes a provider's message in exactly once, however often and in whatever order messages come. Throws 400 where it
 * is about a charge that is not ours, and 409 where it comes too early to be booked.
 */
export async function takeProviderMessage(services: Services, message: ProviderMessage): Promise<EventEffect> {
  const { provider, eventId, event } = message
  const row = {
    provider,
    eventId,
    attemptId: event?.bankOrderId ?? null,
    outcome: event === null ? 'ignored' : event.kind === 'payment' ? event.outcome : event.kind,
    bodyHash: createHash('sha256').update(message.rawBody).digest('hex'),
    receivedAt: services.clock.now(),
    effect: 'none',
  }
  // It may run again before the message is stored, which changes nothing.
  if (event?.kind === 'dispute') await recordDispute(services, event.bankOrderId, event.state)
  const effect = await services.database.transaction(async (tx) => {
    if (!(await insertPaymentEvent(tx, row))) return 'none'
    const changed = event ? await applyEvent(tx, services, provider, event) : 'ignored'
    await setPaymentEventEffect(tx, provider, eventId, changed)
    return changed
  })
  services.mailQueue.wake()
  return effect
}

async function applyEvent(
  tx: Executor,
  services: Services,
  provider: PayChannel,
  event: ProviderEvent,
): Promise<EventEffect> {
  if (event.kind === 'payment') return settlePayment(tx, services, event)
  if (event.kind === 'dispute') return 'dispute_recorded'
  if (event.refundId !== null && (await findRefund(tx, event.refundId))) {
    await recordReportIn(tx, services, event.refundId, event.report)
    return 'refund_recorded'
  }
  return bookProviderRefund(tx, services, provider, event)
}

const unknownCharge = () => new ApiError(400, 'unknown_payment', 'There is no such payment.')

/** Books a refund that was made at the provider, not by us. It never moves the order: finance decides what it means. */
async function bookProviderRefund(
  tx: Executor,
  services: Services,
  provider: PayChannel,
  { bankOrderId, providerRefundId, amountMinor, currencyCode, report }: ReportedRefund,
): Promise<EventEffect> {
  const id = `${provider}-${providerRefundId}`
  const owed = await lockOwedAttempt(tx, bankOrderId)
  if (!owed) throw unknownCharge()
  const { purchase, payment, attempt } = owed
  if (await findRefund(tx, id)) {
    await recordReportIn(tx, services, id, report)
    return 'refund_recorded'
  }
  if (report.state !== 'done') return 'none'
  if (attempt.status !== 'SUCCESS') throw conflict('payment_unknown_yet', 'The payment itself was not reported yet.')
  if (currencyCode !== payment.currencyCode || purchase.refundedMinor + amountMinor > purchase.paidMinor)
    throw new ApiError(400, 'amount_mismatch', 'The amount is more than was paid.')
  const now = services.clock.now()
  const refund = {
    id,
    paymentId: payment.id,
    attemptId: attempt.id,
    purchaseId: purchase.id,
    amountMinor,
    currencyCode,
    cause: 'by_provider' as const,
    status: 'SUCCESS' as const,
    failReason: null,
    accountId: null,
    createdAt: now,
    sentAt: now,
    doneAt: now,
  }
  await insertRefund(tx, refund, [{ room: null, amountMinor }])
  await updatePurchase(tx, purchase.id, { refundedMinor: purchase.refundedMinor + amountMinor })
  services.log.error(
    { event: 'refund_by_provider', orderNo: purchase.orderNo, refundId: id, amountMinor, currencyCode },
    'a refund was made at the provider, the order stays as it is; finance must look at it',
  )
  return 'refund_by_provider'
}
