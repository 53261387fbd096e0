import { gone } from '../kernel/errors'
import type { Services } from '../kernel/services'
import { ensureCharge } from './ensure-charge'
import { type AttemptName, ownedAttempt } from './owned-attempt'
import { providerOf } from './providers'

/** Where an open attempt is paid; throws 404 for an attempt of another payment and 410 where it is no longer open. */
export async function findPayUrl(services: Services, name: AttemptName, appType: string): Promise<string> {
  const attempt = await ownedAttempt(services, name)
  if (attempt.status !== 'PENDING') throw gone('attempt_closed', 'This payment has ended. Please start it again.')
  const provider = providerOf(services, attempt.channel)
  await ensureCharge(services, provider, attempt.id)
  return provider.payUrl(attempt.id, appType)
}
