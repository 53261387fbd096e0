import { Type, type Static } from 'typebox'
import { Stay } from '@/contract/stay'
import { signedValues } from '../kernel/crypto/signed-text'
import type { Services } from '../kernel/services'

/** How long a checked price may be booked. */
export const VERIFY_TOKEN_MS = 15 * 60_000

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

const tokens = signedValues('verify-token', Type.Object({ offer: CheckedOffer, expireAtMs: Type.Integer() }))

/** A token that fixes an offer until an instant; clients pass it on unread. */
export function signVerifyToken(services: Pick<Services, 'env'>, offer: CheckedOffer, expireAt: Date): string {
  return tokens.sign(services, { offer, expireAtMs: expireAt.getTime() })
}

/** What a verify token turned out to be. */
export type ReadVerifyToken = { state: 'bad' } | { state: 'good' | 'expired'; offer: CheckedOffer }

/** Reads a verify token; bad is whatever this server did not sign, to the last bit. */
export function readVerifyToken(services: Pick<Services, 'env' | 'clock'>, token: string): ReadVerifyToken {
  const read = tokens.read(services, token)
  if (!read) return { state: 'bad' }
  const isGood = services.clock.now().getTime() < read.expireAtMs
  return { state: isGood ? 'good' : 'expired', offer: read.offer }
}
