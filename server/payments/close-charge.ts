import { findAttempt } from '../repositories/payment'
import type { Services } from '../kernel/services'
import { providerOf } from './providers'
import { settleByAsking } from './settle-by-asking'

/** Closes an attempt's charge at its provider and here; money that came before that is taken in. */
export async function closeCharge(services: Services, bankOrderId: string): Promise<void> {
  const attempt = await findAttempt(services.database.db, bankOrderId)
  if (!attempt) return
  await providerOf(services, attempt.channel).closeCharge(bankOrderId)
  await settleByAsking(services, bankOrderId)
}
