import { enqueueJob } from '../kernel/jobs/outbox'
import type { Services } from '../kernel/services'
import type { CallbackWay } from './gateway-page'
import { moveCharge, type SandboxCharge } from './sandbox-charges'

/** How long after the decision a late callback is sent. */
const LATE_MS = 30_000

/** What was decided on the gateway's page, and how the server shall hear of it. */
export interface ChargeDecision {
  readonly outcome: 'paid' | 'declined'
  readonly callback: CallbackWay
}

/** Decides an open charge in the gateway's books and plans its callbacks; a charge that is no longer open stays as it is. */
export async function decideCharge(services: Services, bankOrderId: string, decision: ChargeDecision): Promise<void> {
  const { clock, database } = services
  await database.transaction(async (tx) => {
    const charge = await moveCharge(tx, bankOrderId, ['open'], decision.outcome)
    if (!charge) return
    const availableAt = new Date(clock.now().getTime() + (decision.callback === 'late' ? LATE_MS : 0))
    const payload = { body: callbackBody(services, charge, decision.outcome) }
    for (const key of callbackKeys(bankOrderId, decision.callback)) {
      await enqueueJob(tx, services, { topic: 'send-sandbox-callback', key, payload, availableAt })
    }
  })
}

function callbackKeys(bankOrderId: string, callback: CallbackWay): string[] {
  if (callback === 'never') return []
  return callback === 'twice' ? [`${bankOrderId}:1`, `${bankOrderId}:2`] : [`${bankOrderId}:1`]
}

function callbackBody({ clock, random }: Services, charge: SandboxCharge, outcome: 'paid' | 'declined'): string {
  const { bankOrderId, amountMinor, currencyCode } = charge
  const occurredAt = clock.now().toISOString()
  const failMessage = outcome === 'declined' ? { failMessage: 'The practice gateway declined the payment.' } : {}
  return JSON.stringify({
    eventId: random.id(),
    bankOrderId,
    outcome,
    amountMinor,
    currencyCode,
    occurredAt,
    ...failMessage,
  })
}
