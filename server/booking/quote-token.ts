import { Type, type Static } from 'typebox'
import { signedValues } from '../kernel/crypto/signed-text'

const QuotedCancellation = Type.Object({
  orderid: Type.String(),
  rooms: Type.Array(Type.Integer()),
  feeMinor: Type.Integer(),
  refundMinor: Type.Integer(),
  expireAtMs: Type.Integer(),
})

/** What a quote token fixes: the rooms of an order, what cancelling them costs and gives back, and until when. */
export type QuotedCancellation = Static<typeof QuotedCancellation>

/** Tokens that fix a quoted cancellation. */
export const quoteTokens = signedValues('cancel-quote', QuotedCancellation)
