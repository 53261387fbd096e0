import { Type, type Static } from 'typebox'
import { signedValues } from '../kernel/crypto/signed-text'

const QuotedRefund = Type.Object({
  orderid: Type.String(),
  vouchers: Type.Array(Type.Object({ voucherId: Type.String(), refundMinor: Type.Integer() })),
  isWithdrawal: Type.Boolean(),
  expireAtMs: Type.Integer(),
})

/** What the token of a quoted refund fixes: the vouchers of an order, what comes back for each, by which right, and until when. */
export type QuotedRefund = Static<typeof QuotedRefund>

/** Tokens that fix a quoted refund; clients pass them on unread. */
export const refundTokens = signedValues('voucher-refund', QuotedRefund)
