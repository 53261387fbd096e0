import { createHmac } from 'node:crypto'
import { Type, type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { deriveKey, equalText } from '../kernel/crypto/secrets'
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

const signatureOf = ({ env }: Pick<Services, 'env'>, content: string) =>
  createHmac('sha256', deriveKey(env.secret, 'cancel-quote')).update(content).digest('base64url')

/** A token, `content.signature` under HMAC-SHA256; clients pass it on unread. */
export function signQuoteToken(services: Pick<Services, 'env'>, quoted: QuotedCancellation): string {
  const content = Buffer.from(JSON.stringify(quoted)).toString('base64url')
  return `${content}.${signatureOf(services, content)}`
}

/** Reads a quote token; null for whatever this server did not sign, to the last bit. */
export function readQuoteToken(services: Pick<Services, 'env'>, token: string): QuotedCancellation | null {
  const [content = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !equalText(signature, signatureOf(services, content))) return null
  const read: unknown = JSON.parse(Buffer.from(content, 'base64url').toString())
  return contentCheck.Check(read) ? read : null
}
