import { createHmac } from 'node:crypto'
import { deriveKey } from './derive-key'

/** What is stored of a secret value instead of it: HMAC-SHA256 in base64url under the purpose's own key. */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', deriveKey(secret, purpose)).update(value).digest('base64url')
}
