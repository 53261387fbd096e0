import { createHmac } from 'node:crypto'
import { deriveKey, equalText } from '../kernel/crypto/secrets'
import type { CallbackVerdict, IncomingCallback } from '../payments/payment-provider'

/** Headers of a signed callback: when it was signed, in seconds since 1970, and the HMAC-SHA256 of `{timestamp}.{body}`. */
export const TIMESTAMP_HEADER = 'x-sandbox-timestamp'
export const SIGNATURE_HEADER = 'x-sandbox-signature'

/** A callback signed longer ago than this is refused. */
const TOLERANCE_SECONDS = 300

function signatureOf(secret: string, timestamp: string, body: Buffer | string): string {
  const key = deriveKey(secret, 'sandbox-callback')
  return createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex')
}

/** The headers that make a callback genuine at an instant. */
export function signedHeaders(secret: string, now: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signatureOf(secret, timestamp, body) }
}

/** Whether a callback was signed by the gateway, over these very bytes and not too long ago. */
export function callbackVerdict(secret: string, now: Date, { header, rawBody }: IncomingCallback): CallbackVerdict {
  const timestamp = header(TIMESTAMP_HEADER) ?? ''
  const signature = header(SIGNATURE_HEADER) ?? ''
  if (!/^\d{1,12}$/.test(timestamp)) return 'forged'
  if (!equalText(signature, signatureOf(secret, timestamp, rawBody))) return 'forged'
  return Math.abs(now.getTime() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS ? 'genuine' : 'stale'
}
