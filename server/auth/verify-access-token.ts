import { jwtVerify, type JWTHeaderParameters } from 'jose'
import { accessTokenAudience, accessTokenSeconds, accessTokenType } from './access-token-format'
import { accessTokenKey } from './access-token-key'
import { isKeyDayAccepted } from './key-day'
import type { SignedInUser } from '../kernel/services'
import type { TokenServices } from './token-services'

/** Clocks of several servers may differ this much. */
const toleranceSeconds = 30

// Base64url has spare bits at the end of a part: without this check several texts would be the same token.
const isCanonical = (token: string) =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)

function claimsOf(payload: Record<string, unknown>): SignedInUser | null {
  const { sub, sid } = payload
  return typeof sub === 'string' && typeof sid === 'string' ? { uid: sub, sid } : null
}

/** Who an access token was signed for; null for anything that we did not sign, for another use, or past its time. Whether the sign-in has ended is not asked here. */
export async function verifyAccessToken(
  { env, clock }: TokenServices,
  accessToken: string,
): Promise<SignedInUser | null> {
  const now = clock.now()
  const keyOf = ({ kid }: JWTHeaderParameters) => {
    if (!isKeyDayAccepted(kid, now)) throw new Error('key of another day')
    return accessTokenKey(env.secret, kid).verifyKey
  }
  const rules = {
    algorithms: ['EdDSA'],
    audience: accessTokenAudience,
    typ: accessTokenType,
    currentDate: now,
    clockTolerance: toleranceSeconds,
    maxTokenAge: accessTokenSeconds,
    requiredClaims: ['sub', 'sid', 'exp', 'nbf', 'iat'],
  }
  if (accessToken.length > 1000 || !isCanonical(accessToken)) return null
  return jwtVerify(accessToken, keyOf, rules).then(
    ({ payload }) => claimsOf(payload),
    () => null,
  )
}
