import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { deriveKey } from '../kernel/crypto/secrets'
import { readSignedValue, signValue } from '../kernel/crypto/signed-text'
import type { Services } from '../kernel/services'

const QuotedRefund = Type.Object({
  orderid: Type.String(),
  vouchers: Type.Array(Type.Object({ voucherId: Type.String(), refundMinor: Type.Integer() })),
  isWithdrawal: Type.Boolean(),
  expireAtMs: Type.Integer(),
})

/** What the token of a quoted refund fixes: the vouchers of an order, what comes back for each, by which right, and until when. */
export type QuotedRefund = Static<typeof QuotedRefund>

const contentCheck = Compile(QuotedRefund)

const keyOf = ({ env }: Pick<Services, 'env'>) => deriveKey(env.secret, 'voucher-refund')

/** A token that fixes a quoted refund; clients pass it on unread. */
export const signRefundToken = (services: Pick<Services, 'env'>, quoted: QuotedRefund): string =>
  signValue(keyOf(services), quoted)

/** Reads such a token; null for whatever this server did not sign, to the last bit. */
export function readRefundToken(services: Pick<Services, 'env'>, token: string): QuotedRefund | null {
  const read = readSignedValue(keyOf(services), token)
  return contentCheck.Check(read) ? read : null
}
