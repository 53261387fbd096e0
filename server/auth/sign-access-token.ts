import { SignJWT } from 'jose'
import { accessTokenAudience, accessTokenSeconds, accessTokenType } from './access-token-format'
import { accessTokenKey } from './access-token-key'
import { keyDay } from './key-day'
import type { SignedInUser } from '../kernel/services'
import type { TokenServices } from './token-services'

/** An access token for a sign-in: a JWT signed with the key of the day, good for 15 minutes. */
export async function signAccessToken({ env, clock }: TokenServices, { uid, sid }: SignedInUser): Promise<string> {
  const now = clock.now()
  const day = keyDay(now)
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid })
    .setProtectedHeader({ alg: 'EdDSA', typ: accessTokenType, kid: day })
    .setSubject(uid)
    .setAudience(accessTokenAudience)
    .setIssuedAt(issuedAt)
    .setNotBefore(issuedAt)
    .setExpirationTime(issuedAt + accessTokenSeconds)
    .sign(accessTokenKey(env.secret, day).signKey)
}
