import pLimit from 'p-limit'
import { hash, verify } from '@node-rs/argon2'
import { keyedHash } from '../kernel/crypto/secrets'
import { ApiError, badInput } from '../kernel/errors'
import { createHmac } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Env } from '../kernel/config/env'
import { commonPasswords } from './common-passwords'
import { enqueueMail } from '../kernel/mail/enqueue-mail'
import { giveTryBack } from './repository/email-codes'
import { endTickets, revokeOtherSessions } from './repository/sessions'
import { setPasswordHash } from './repository/users'
import { clearGuesses, guessSubject } from './guesses'
import type { Services } from '../kernel/services'
import { passwordChangedEmail } from './emails'
import type { SignIn } from './sessions'
import { tryTypedCode, type TypedCode, useCode } from './use-code'

/** Returns a function that runs work with at most `mostAtOnce` at once, in the order it came; rejects with `refuse()` what finds `longestQueue` others waiting. */
export function createLimiter(mostAtOnce: number, longestQueue: number, refuse: () => Error) {
  const limit = pLimit(mostAtOnce)
  return async function runLimited<T>(work: () => Promise<T>): Promise<T> {
    if (limit.activeCount >= mostAtOnce && limit.pendingCount >= longestQueue) throw refuse()
    return limit(work)
  }
}

// OWASP's argon2id setting: 19 MiB, two passes, parallelism 1. A limit of two at once leaves CPU to other requests during a login storm.
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

// The hash of no password, verified where an account has none, so that the reply takes as long.
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

/** What a client sends for a password: `pw1.` and HMAC-SHA256 of the NFKC password under the key `pw1|` and the canonical e-mail address. */
export function clientPasswordHash(email: string, password: string): string {
  return `pw1.${createHmac('sha256', `pw1|${email}`).update(password.normalize('NFKC')).digest('base64url')}`
}

const sentPasswordForm = /^pw1\.[A-Za-z0-9_-]{43}$/

/** Whether a text is a password as clients send it: `pw1.` and the base64url of an HMAC-SHA256, never the password itself. */
export function isSentPassword(text: string): boolean {
  return sentPasswordForm.test(text)
}

/** Throws 400 unless a password came in the form that clients send; an empty one gets the specification's words. */
export function requireSentPassword(field: string, password: string): void {
  if (password === '') throw badInput(field, 'Please enter the verification code')
  if (!isSentPassword(password)) throw badInput(field, 'Please check the password.')
}

const tooCommon = () =>
  new ApiError(400, 'password_too_common', 'This password is too easy to guess. Please choose another.', {
    field: 'newpassword',
  })

/** So many of the likeliest words are refused in capitals too, and so many are looked at before other calls get a turn (about 2 ms). */
const spelledTerms = 10_000
const wordsATurn = 500

const spellings = (word: string): string[] => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()]

function wordsOf(email: string): string[] {
  const at = email.lastIndexOf('@')
  const [local, host] = [email.slice(0, at), email.slice(at + 1)]
  const names = [local, ...local.split(/[^a-z0-9]+/), host.split('.')[0] ?? '']
  return [email, ...names.flatMap((name) => [name, `${name}1`, `${name}12`, `${name}123`, `${name}1234`])]
}

/** Throws 400 when the sent password digest is that of a common password or of the address itself. Clients' digests are computed here, because the password is never sent (NIST SP 800-63B-4). Other requests are served in between. */
export async function refuseCommonPassword(
  { root, passwordLength }: Pick<Env, 'root' | 'passwordLength'>,
  email: string,
  sentPassword: string,
): Promise<void> {
  const known = await commonPasswords(root)
  const likeliest = [...wordsOf(email), ...known.slice(0, spelledTerms)].flatMap(spellings)
  const all = new Set([...likeliest, ...known])
  const possible = [...all].filter(({ length }) => length >= passwordLength.min && length <= passwordLength.max)
  for (let from = 0; from < possible.length; from += wordsATurn) {
    const turn = possible.slice(from, from + wordsATurn)
    if (turn.some((word) => clientPasswordHash(email, word) === sentPassword)) throw tooCommon()
    await setImmediate()
  }
}

/** Sets a new password with a reset code, ends every other sign-in and one-time sign-in token, emails the owner and signs in. An address without an account gets one, so that nobody learns whether it had one. */
export async function resetPassword(services: Services, typed: TypedCode, newPassword: string): Promise<SignIn> {
  const { env, clock, database } = services
  requireSentPassword('newpassword', newPassword)
  const codeId = await tryTypedCode(services, typed)
  await refuseCommonPassword(env, typed.email, newPassword).catch(async (error: unknown) => {
    // The code was right, so its try must not be lost to a password that is too common.
    await giveTryBack(database.db, codeId)
    throw error
  })
  const passwordHash = await hashPassword(env.secret, newPassword)
  const signIn = await database.transaction(async (tx) => {
    const started = await useCode(tx, services, codeId, typed)
    await setPasswordHash(tx, started.uid, passwordHash)
    await revokeOtherSessions(tx, started.uid, started.sid, clock.now())
    await endTickets(tx, started.uid, clock.now())
    await clearGuesses(tx, guessSubject(env.secret, typed.email))
    const email = passwordChangedEmail(typed.email)
    await enqueueMail(tx, services, { kind: 'password_changed', email, uid: started.uid })
    return started
  })
  services.mailQueue.wake()
  return signIn
}
