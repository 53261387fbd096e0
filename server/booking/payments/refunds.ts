import type { Executor } from '../../kernel/database/executor'
import { enqueueJob } from '../../kernel/jobs/outbox'
import {
  type AttemptRow,
  findAttempt,
  findRefund,
  finishRefund,
  insertRefund,
  type RefundRow,
  setPaymentStatus,
} from '../repository/payments'
import type { Services } from '../../kernel/services'
import type { OwedPayment } from './attempts'
import { providerOf } from './provider'
import { moveOrder } from '../order-state'
import { lockOrder, updateOrder } from '../repository/orders'
import type { JobHandler } from '../../kernel/jobs/run-jobs'

/** Why money goes back: paid when the rooms were gone, or paid twice. */
type RefundReason = 'late_payment' | 'surplus'

/** Starts the refund of an attempt's whole amount; a job notifies the provider. */
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

/** Has the provider send money back and then writes it down; an order that waited for it is refunded with that. */
export const sendRefund: JobHandler<'send-refund'> = async (services, { refundId }) => {
  const refund = await findRefund(services.database.db, refundId)
  const attempt = refund && (await findAttempt(services.database.db, refund.attemptId))
  if (!refund || !attempt || refund.status !== 'SUBMITTED') return
  await providerOf(services, attempt.channel).refund(attempt.id, refund.amountMinor, refundId)
  await writeDown(services, refund)
}

async function writeDown(services: Services, refund: RefundRow): Promise<void> {
  await services.database.transaction(async (tx) => {
    const order = await lockOrder(tx, refund.orderId)
    if (!order || !(await finishRefund(tx, refund.id, services.clock.now()))) return
    const refundedMinor = order.refundedMinor + refund.amountMinor
    if (refund.reason !== 'late_payment') return updateOrder(tx, order.id, { refundedMinor })
    await setPaymentStatus(tx, refund.paymentId, 'REFUNDED')
    const change = { actor: 'payment', reason: 'Paid back in full' } as const
    await moveOrder(tx, services, order, 'refunded', change, { refundedMinor })
  })
}
