import { addDays, utcDay } from '@/domain/days/civil-day'
import type { Clock } from '../kernel/time/clock'
import type { Env } from '../kernel/config/env'
import { deriveSigningKey, type SigningKey } from '../kernel/crypto/signing-key'
import { type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose'
import type { AccessTokenVerifier, Services, SignedInUser } from '../kernel/services'
import { batchReads } from '../kernel/database/batch-reads'
import { areSessionsLive } from './repository/sessions'
import { unauthorized } from '../kernel/errors'
import { findUser } from './repository/users'

/** With what tokens are made and checked: the secret that keys come from, and the time. */
export interface TokenServices {
  readonly env: Pick<Env, 'secret'>
  readonly clock: Clock
}

/** The UTC day `YYYY-MM-DD` whose keys sign and encrypt at an instant; it is the key id of what they make. */
export function keyDay(instant: Date): string {
  return utcDay(instant)
}

/** Whether keys of a day are still good at an instant: the day itself and its neighbours, so that nothing short-lived dies at midnight or by a clock that is a little off. */
export function isKeyDayAccepted(day: string | undefined, instant: Date): day is string {
  return [-1, 0, 1].some((days) => day === addDays(keyDay(instant), days))
}

/** How long an access token is good for. */
export const accessTokenSeconds = 15 * 60

/** `aud` of our access tokens. */
const ACCESS_TOKEN_AUD = 'staylark-api'

/** `typ` of our access tokens (RFC 9068). */
const accessTokenType = 'at+jwt'

const keys = new Map<string, SigningKey>()
const mostKeys = 16

/** The keys that sign and check access tokens of one UTC day, the same in every process with the same secret. */
export function accessTokenKey(secret: string, day: string): SigningKey {
  const name = `${secret} ${day}`
  const key = keys.get(name) ?? deriveSigningKey(secret, `access-token ${day}`)
  if (!keys.has(name) && keys.size >= mostKeys) keys.clear()
  keys.set(name, key)
  return key
}

/** An access token for a sign-in: a JWT signed with the key of the day, good for 15 minutes. */
export async function signAccessToken({ env, clock }: TokenServices, { uid, sid }: SignedInUser): Promise<string> {
  const now = clock.now()
  const day = keyDay(now)
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ sid })
    .setProtectedHeader({ alg: 'EdDSA', typ: accessTokenType, kid: day })
    .setSubject(uid)
    .setAudience(ACCESS_TOKEN_AUD)
    .setIssuedAt(issuedAt)
    .setNotBefore(issuedAt)
    .setExpirationTime(issuedAt + accessTokenSeconds)
    .sign(accessTokenKey(env.secret, day).signKey)
}

/** Clocks of several servers may differ this much. */
const toleranceSeconds = 30

// Base64url has spare bits at the end of a part: without this check several texts would be the same token.
const isCanonical = (token: string) =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)

function claimsOf(payload: Record<string, unknown>): SignedInUser | null {
  const { sub, sid } = payload
  return typeof sub === 'string' && typeof sid === 'string' ? { uid: sub, sid } : null
}

/** Returns who an access token was signed for; null for a foreign or expired token, or one for another use. Does not check whether the sign-in has ended. */
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
    audience: ACCESS_TOKEN_AUD,
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

/** Verifies access tokens and queries the database whether their sign-in is live, so that every process refuses an ended one at once. */
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

/** Whether the account that an access token was signed for is closed; its sign-in may have ended with it. Throws 401 for every other token that is no longer good, and for none. */
export async function isLoggedOff(
  services: Pick<Services, 'env' | 'clock' | 'database'>,
  { user, token }: { readonly user: SignedInUser | null; readonly token: string | null },
): Promise<boolean> {
  if (token === null) throw unauthorized()
  const signedFor = user ?? (await verifyAccessToken(services, token))
  const account = signedFor && (await findUser(services.database.db, signedFor.uid))
  if (account?.isLogoff) return true
  if (!user) throw unauthorized('Your sign-in has ended. Please sign in again.', 'token_invalid')
  return false
}
