import type { AttemptRow } from '../repositories/payment'
import type { Services } from '../kernel/services'
import { type AttemptName, ownedAttempt } from './owned-attempt'
import { FIRST_QUESTION_MS } from './question-times'
import { settleByAsking } from './settle-by-asking'

/** An attempt as it stands; of one that has been open for long the provider is asked first, so that the page a traveller comes back to does not wait for a lost callback. */
export async function freshAttempt(services: Services, name: AttemptName): Promise<AttemptRow> {
  const attempt = await ownedAttempt(services, name)
  const openMs = services.clock.now().getTime() - attempt.createdAt.getTime()
  if (attempt.status !== 'PENDING' || openMs < FIRST_QUESTION_MS) return attempt
  await settleByAsking(services, attempt.id)
  return ownedAttempt(services, name)
}
