import { batchReads } from '../kernel/database/batch-reads'
import { areSessionsLive } from '../repositories/session'
import type { AccessTokenVerifier, Services, SignedInUser } from '../kernel/services'
import { verifyAccessToken } from './verify-access-token'

/** Reads access tokens and asks the database whether their sign-in goes on, so that an ended one is refused by every process at once. */
export function createAccessTokenVerifier(services: Pick<Services, 'env' | 'clock' | 'database'>): AccessTokenVerifier {
  const isLive = batchReads((users: readonly SignedInUser[]) =>
    areSessionsLive(services.database.db, users, services.clock.now()),
  )
  return {
    async verify(accessToken) {
      const user = await verifyAccessToken(services, accessToken)
      if (!user) return null
      return (await isLive(user)) ? user : null
    },
  }
}
