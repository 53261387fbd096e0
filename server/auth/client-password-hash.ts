import { createHmac } from 'node:crypto'

/** What a client sends for a password: `pw1.` and HMAC-SHA256 of the NFKC password under the key `pw1|` and the canonical e-mail address. */
export function clientPasswordHash(email: string, password: string): string {
  return `pw1.${createHmac('sha256', `pw1|${email}`).update(password.normalize('NFKC')).digest('base64url')}`
}
