import { unauthorized } from '../kernel/errors'
import { findSession, revokeSession, rotateSession, type SessionRow } from '../repositories/session'
import type { Services } from '../kernel/services'
import { refreshStep } from './refresh-step'
import { hashToken, isOwnRefreshToken, longestSignInMs, nextRefreshToken, refreshLifeMs } from './refresh-token'
import { sidOfRefreshToken } from './refresh-token'
import type { SignIn } from './start-session'

const ended = () => unauthorized('Your sign-in has ended. Please sign in again.', 'session_ended')

function expiryAfter(session: SessionRow, now: Date): Date {
  return new Date(Math.min(now.getTime() + refreshLifeMs, session.createdAt.getTime() + longestSignInMs))
}

/** A refresh token as it was presented; deviceHash is null where the token needs no device (a browser's own cookie). */
export interface PresentedToken {
  refreshToken: string
  deviceHash: string | null
}

async function rotate(services: Services, session: SessionRow, refreshToken: string): Promise<SignIn | null> {
  const at = services.clock.now()
  const successor = nextRefreshToken(services.env.secret, session.id, refreshToken)
  const expiresAt = expiryAfter(session, at)
  const isFirst = await rotateSession(services.database.db, {
    sid: session.id,
    fromHash: hashToken(refreshToken),
    toHash: hashToken(successor),
    at,
    expiresAt,
  })
  return isFirst ? { uid: session.userId, sid: session.id, refreshToken: successor, expiresAt } : null
}

async function endForReuse(services: Services, session: SessionRow): Promise<never> {
  await revokeSession(services.database.db, session.id, services.clock.now())
  services.log.warn({ event: 'refresh_token_reuse', sid: session.id }, 'a replaced refresh token was used again')
  throw ended()
}

async function sessionOf(services: Services, { refreshToken, deviceHash }: PresentedToken): Promise<SessionRow> {
  const sid = sidOfRefreshToken(refreshToken)
  const session = sid === null ? null : await findSession(services.database.db, sid)
  if (!session || (deviceHash !== null && deviceHash !== session.deviceHash)) throw ended()
  return session
}

/**
 * Swaps a refresh token for its successor. The same token gives the same successor again for 30 s, for an answer that got lost;
 * after that its use ends the sign-in, because two must be holding it. Throws 401 `session_ended`.
 */
export async function refreshSession(services: Services, presented: PresentedToken): Promise<SignIn> {
  const { env, clock } = services
  const { refreshToken } = presented
  const session = await sessionOf(services, presented)
  const step = refreshStep(session, hashToken(refreshToken), isOwnRefreshToken(env.secret, refreshToken), clock.now())
  switch (step) {
    case 'refuse':
      throw ended()
    case 'reuse':
      return endForReuse(services, session)
    case 'rotate':
      // Another call with the same token was faster: it is now the previous one, and its successor the same.
      return (await rotate(services, session, refreshToken)) ?? refreshSession(services, presented)
    case 'repeat': {
      const successor = nextRefreshToken(env.secret, session.id, refreshToken)
      if (hashToken(successor) !== session.refreshHash) throw ended()
      return { uid: session.userId, sid: session.id, refreshToken: successor, expiresAt: session.expiresAt }
    }
  }
}
