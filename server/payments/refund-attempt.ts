import type { Executor } from '../kernel/database/executor'
import { enqueueJob } from '../kernel/jobs/outbox'
import { type AttemptRow, insertRefund } from '../repositories/payment'
import type { Services } from '../kernel/services'
import type { OwedPayment } from './owed-payment'

/** Why money goes back: paid when the rooms were gone, or paid twice. */
export type RefundReason = 'late_payment' | 'surplus'

/** Sends the whole of an attempt's money back; a job tells the provider. */
export async function refundAttempt(
  tx: Executor,
  services: Services,
  { order, payment, attempt }: OwedPayment & { readonly attempt: AttemptRow },
  reason: RefundReason,
): Promise<void> {
  const refundId = services.random.id()
  await insertRefund(tx, {
    id: refundId,
    paymentId: payment.id,
    attemptId: attempt.id,
    orderId: order.id,
    amountMinor: payment.totalMinor,
    currencyCode: payment.currencyCode,
    reason,
    status: 'SUBMITTED',
    createdAt: services.clock.now(),
    doneAt: null,
  })
  await enqueueJob(tx, services, { topic: 'send-refund', key: refundId, payload: { refundId } })
}
