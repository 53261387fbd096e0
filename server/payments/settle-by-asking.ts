import { settlePayment } from '../commands/settle-payment'
import { findAttempt, updateAttempt } from '../repositories/payment'
import type { Services } from '../kernel/services'
import { lockOwedAttempt } from './owed-payment'
import { providerOf } from './providers'

/** Asks the provider how an attempt stands and takes the answer into our books; resolves whether it is still open. */
export async function settleByAsking(services: Services, bankOrderId: string): Promise<boolean> {
  const attempt = await findAttempt(services.database.db, bankOrderId)
  if (!attempt) return false
  const { state, amountMinor, currencyCode } = await providerOf(services, attempt.channel).queryCharge(bankOrderId)
  if (state === 'paid' || state === 'declined') {
    const report = { bankOrderId, outcome: state, amountMinor, currencyCode, failMessage: null }
    await services.database.transaction((tx) => settlePayment(tx, services, report))
  }
  if (state === 'closed') await closeAttempt(services, bankOrderId)
  return attempt.status === 'PENDING' && (state === 'open' || state === 'unknown')
}

/** Closes an attempt in our books where it is still open there. */
async function closeAttempt(services: Services, bankOrderId: string): Promise<void> {
  await services.database.transaction(async (tx) => {
    const owed = await lockOwedAttempt(tx, bankOrderId)
    if (owed?.attempt.status === 'PENDING') await updateAttempt(tx, bankOrderId, { status: 'CLOSED' })
  })
}
