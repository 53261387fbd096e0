import type { LoginCalls } from '@/api/login'
import { readFailure } from '@/domain/failure'
import type { SessionStore } from './session'

/** Renews the access token. A 401 ends the sign-in and answers false; a call that failed otherwise ends nothing and rejects. */
async function renew(refreshToken: LoginCalls['refreshToken'], session: SessionStore): Promise<boolean> {
  if (session.adoptKept()) return true
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

/** The renewal that all calls share: those that ask while one is under way wait for the same answer; none begins in a page that nobody looks at yet. */
export function createTokenRenewal(
  refreshToken: () => LoginCalls['refreshToken'],
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
