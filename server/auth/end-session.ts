import { revokeSession } from '../repositories/session'
import { endTickets } from '../repositories/session-ticket'
import type { Services, SignedInUser } from '../kernel/services'

/** Ends one sign-in, with the hand-off tickets that its user still has open. */
export async function endSession({ database, clock }: Services, { uid, sid }: SignedInUser): Promise<void> {
  const now = clock.now()
  await database.transaction(async (tx) => {
    await revokeSession(tx, sid, now)
    await endTickets(tx, uid, now)
  })
}
