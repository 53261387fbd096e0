import { createHash } from 'node:crypto'
import { insertPaymentEvent, setPaymentEventEffect } from '../repositories/payment'
import type { Services } from '../kernel/services'
import { type PaymentReport, settlePayment, type SettleEffect } from './settle-payment'

/** A provider's genuine message: its own id, the bytes as they came, and what they say. */
export interface ProviderEvent {
  readonly provider: string
  readonly eventId: string
  readonly rawBody: Buffer
  readonly report: PaymentReport
}

/** Takes a provider's message in exactly once, however often and in whatever order messages come. */
export async function takeProviderEvent(services: Services, event: ProviderEvent): Promise<SettleEffect> {
  const { provider, eventId, report } = event
  const row = {
    provider,
    eventId,
    attemptId: report.bankOrderId,
    outcome: report.outcome,
    bodyHash: createHash('sha256').update(event.rawBody).digest('hex'),
    receivedAt: services.clock.now(),
    effect: 'none',
  }
  return services.database.transaction(async (tx) => {
    if (!(await insertPaymentEvent(tx, row))) return 'none'
    const effect = await settlePayment(tx, services, report)
    await setPaymentEventEffect(tx, provider, eventId, effect)
    return effect
  })
}
