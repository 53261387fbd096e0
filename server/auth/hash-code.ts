import { keyedHash } from '../kernel/crypto/secrets'

/** What is stored of an e-mail code: HMAC of salt and code under a key that is not in the database. */
export function hashCode(secret: string, salt: string, code: string): string {
  return keyedHash(secret, 'email-code', `${salt}|${code}`)
}
