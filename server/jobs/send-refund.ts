import { providerOf } from '../payments/providers'
import { moveOrder } from '../orders/move-order'
import { lockOrder, updateOrder } from '../repositories/order'
import { findAttempt, findRefund, finishRefund, type RefundRow, setPaymentStatus } from '../repositories/payment'
import type { Services } from '../kernel/services'
import type { JobHandler } from '../kernel/jobs/run-jobs'

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
    const note = { actor: 'payment', reason: 'Paid back in full' } as const
    await moveOrder(tx, services, order, 'refunded', note, { refundedMinor })
  })
}
