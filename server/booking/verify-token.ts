import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { Stay } from '@/contract/stay'
import { deriveKey } from '../kernel/crypto/secrets'
import { readSignedValue, signValue } from '../kernel/crypto/signed-text'
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

const contentCheck = Compile(Type.Object({ offer: CheckedOffer, expireAtMs: Type.Integer() }))

const keys = new Map<string, Buffer>()

function keyOf({ env }: Pick<Services, 'env'>): Buffer {
  const key = keys.get(env.secret) ?? deriveKey(env.secret, 'verify-token')
  keys.set(env.secret, key)
  return key
}

/** A token that fixes an offer until an instant; clients pass it on unread. */
export function signVerifyToken(services: Pick<Services, 'env'>, offer: CheckedOffer, expireAt: Date): string {
  return signValue(keyOf(services), { offer, expireAtMs: expireAt.getTime() })
}

/** What a verify token turned out to be. */
export type ReadVerifyToken = { state: 'bad' } | { state: 'good' | 'expired'; offer: CheckedOffer }

/** Reads a verify token; bad is whatever this server did not sign, to the last bit. */
export function readVerifyToken(services: Pick<Services, 'env' | 'clock'>, token: string): ReadVerifyToken {
  const read = readSignedValue(keyOf(services), token)
  if (!contentCheck.Check(read)) return { state: 'bad' }
  const isGood = services.clock.now().getTime() < read.expireAtMs
  return { state: isGood ? 'good' : 'expired', offer: read.offer }
}
