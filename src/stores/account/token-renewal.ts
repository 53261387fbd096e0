import type { ApiCalls } from '@/api/create-api'
import { readFailure } from '@/domain/failure'
import type { SessionStore } from './session'

/** Renews the access token. A 401 ends the sign-in and resolves with false; any other failure ends nothing and rejects. */
async function renew(refreshToken: ApiCalls['login']['refreshToken'], session: SessionStore): Promise<boolean> {
  if (session.adoptStored()) return true
  const stored = session.readRefreshToken()
  try {
    session.signIn(await refreshToken(stored === null ? {} : { refreshToken: stored }, { renewsToken: false }))
    return true
  } catch (thrown) {
    if (readFailure(thrown).kind !== 'unauthorized') throw thrown
    session.signOut()
    return false
  }
}

/** The renewal that all calls share: callers during a renewal wait for its result. None starts in a page that is not visible yet. */
export function createTokenRenewal(
  refreshToken: () => ApiCalls['login']['refreshToken'],
  session: SessionStore,
  untilActive: () => Promise<void>,
): () => Promise<boolean> {
  let underWay: Promise<boolean> | null = null
  return () => {
    underWay ??= untilActive()
      .then(() => renew(refreshToken(), session))
      .finally(() => {
        underWay = null
      })
    return underWay
  }
}
