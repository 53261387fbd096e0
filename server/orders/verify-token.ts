import { jwtVerify, SignJWT } from 'jose'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { Stay } from '@/contract/stay'
import { deriveKey } from '../auth/derive-key'
import type { Services } from '../services'

/** How long a checked price may be booked. */
export const VERIFY_TOKEN_MS = 15 * 60_000

const TYPE = 'trade+jwt'

const CheckedOffer = Type.Object({
  pid: Type.String(),
  roomTypeId: Type.String(),
  stay: Stay,
  currencyCode: Type.String(),
  totalMinor: Type.Integer(),
  offerHash: Type.String(),
})

/** What a verify token fixes: package, stay, currency, total, and by its hash every part of the price and the terms. */
export type CheckedOffer = Static<typeof CheckedOffer>

const offerCheck = Compile(CheckedOffer)

const keyOf = ({ env }: Pick<Services, 'env'>) => deriveKey(env.secret, 'verify-token')

/** A signed token that fixes an offer until an instant; clients pass it on unread. */
export async function signVerifyToken(
  services: Pick<Services, 'env'>,
  offer: CheckedOffer,
  expireAt: Date,
): Promise<string> {
  return new SignJWT({ offer })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setExpirationTime(Math.floor(expireAt.getTime() / 1000))
    .sign(keyOf(services))
}

// Base64url has spare bits at the end of a part: without this check several texts would be the same token.
const isCanonical = (token: string) =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)

/** What a verify token turned out to be. */
export type ReadVerifyToken = { state: 'bad' } | { state: 'good' | 'expired'; offer: CheckedOffer }

/** Reads a verify token; bad is whatever this server did not sign. */
export async function readVerifyToken(
  services: Pick<Services, 'env' | 'clock'>,
  token: string,
): Promise<ReadVerifyToken> {
  if (!isCanonical(token)) return { state: 'bad' }
  try {
    const anyTime = new Date(0)
    const rules = { algorithms: ['HS256'], typ: TYPE, requiredClaims: ['exp'], currentDate: anyTime }
    const { payload } = await jwtVerify(token, keyOf(services), rules)
    const { offer, exp = 0 } = payload
    if (!offerCheck.Check(offer)) return { state: 'bad' }
    return { state: services.clock.now().getTime() < exp * 1000 ? 'good' : 'expired', offer }
  } catch {
    return { state: 'bad' }
  }
}
