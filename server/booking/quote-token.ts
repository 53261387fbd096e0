import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { deriveKey } from '../kernel/crypto/secrets'
import { readSignedValue, signValue } from '../kernel/crypto/signed-text'
import type { Services } from '../kernel/services'

const QuotedCancellation = Type.Object({
  orderid: Type.String(),
  rooms: Type.Array(Type.Integer()),
  feeMinor: Type.Integer(),
  refundMinor: Type.Integer(),
  expireAtMs: Type.Integer(),
})

/** What a quote token fixes: the rooms of an order, what cancelling them costs and gives back, and until when. */
export type QuotedCancellation = Static<typeof QuotedCancellation>

const contentCheck = Compile(QuotedCancellation)

const keyOf = ({ env }: Pick<Services, 'env'>) => deriveKey(env.secret, 'cancel-quote')

/** A token that fixes a quoted cancellation; clients pass it on unread. */
export function signQuoteToken(services: Pick<Services, 'env'>, quoted: QuotedCancellation): string {
  return signValue(keyOf(services), quoted)
}

/** Reads a quote token; null for whatever this server did not sign, to the last bit. */
export function readQuoteToken(services: Pick<Services, 'env'>, token: string): QuotedCancellation | null {
  const read = readSignedValue(keyOf(services), token)
  return contentCheck.Check(read) ? read : null
}
