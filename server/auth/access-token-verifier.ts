import { isSessionLive } from '../repositories/session'
import type { AccessTokenVerifier, Services } from '../services'
import { verifyAccessToken } from './verify-access-token'

/** Reads access tokens and asks the database whether their sign-in goes on, so that an ended one is refused by every process at once. */
export function createAccessTokenVerifier(services: Pick<Services, 'env' | 'clock' | 'database'>): AccessTokenVerifier {
  return {
    async verify(accessToken) {
      const user = await verifyAccessToken(services, accessToken)
      if (!user) return null
      return (await isSessionLive(services.database.db, user, services.clock.now())) ? user : null
    },
  }
}
