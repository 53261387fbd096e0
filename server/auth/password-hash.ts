import { hash, verify } from '@node-rs/argon2'
import { createLimiter } from './create-limiter'
import { keyedHash } from '../kernel/crypto/secrets'
import { ApiError } from '../kernel/errors'

// OWASP's argon2id setting: 19 MiB, two passes, one lane. Two at once keep a login storm from starving the rest of the server.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const currentForm = '$argon2id$v=19$m=19456,t=2,p=1$'
const busy = () =>
  new ApiError(503, 'busy', 'Too many people are signing in right now. Please try again in a moment.', {
    retryAfterSeconds: 5,
  })
const runLimited = createLimiter(2, 400, busy)

const peppered = (secret: string, sentPassword: string) => keyedHash(secret, 'password', sentPassword)

/** What is stored of a password: an argon2id PHC string over the peppered hash that the client sent. */
export function hashPassword(secret: string, sentPassword: string): Promise<string> {
  return runLimited(() => hash(peppered(secret, sentPassword), cost))
}

// The hash of no password: checked where there is none, so that the answer takes as long.
const decoy = '$argon2id$v=19$m=19456,t=2,p=1$iToWu4WOYVq8QM9rPbqlsQ$Xd+wucWOv/CHirn5X/p5fS0VpqOytxRpklvAEPe0YzU'

/** Whether a sent password is the stored one; without a stored one it takes as long and is false. */
export async function verifyPassword(secret: string, stored: string | null, sentPassword: string): Promise<boolean> {
  const isEqual = await runLimited(() => verify(stored ?? decoy, peppered(secret, sentPassword)))
  return isEqual && stored !== null
}

/** Whether a stored password was hashed with other costs than today's and should be hashed again at the next sign-in. */
export function isPasswordHashOutdated(stored: string): boolean {
  return !stored.startsWith(currentForm)
}
