import { keyedHash } from '../kernel/crypto/secrets'

/** Under what the wrong passwords of an address are counted; it does not tell the address. */
export function guessSubject(secret: string, email: string): string {
  return keyedHash(secret, 'password-guesses', email)
}
