import { keyedHash } from '../kernel/crypto/secrets'
import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { passwordGuess } from '../kernel/database/schema/people'
import { tooManyRequests } from '../kernel/errors'
import type { Services } from '../kernel/services'

/** Key under which the wrong passwords of an address are counted; it does not reveal the address. */
export function guessSubject(secret: string, email: string): string {
  return keyedHash(secret, 'password-guesses', email)
}

const firstDelayMs = 30_000
const longestDelayMs = 3_600_000
const softLockMs = 30 * 24 * 3_600_000

// Wrong passwords in a row before the first wait.
const freeGuesses = 5

// After so many only the e-mail code opens the account for 30 days (NIST SP 800-63B-4).
const mostGuesses = 100

/** How long password sign-in waits after so many wrong passwords in a row: nothing up to four, then 30 s, doubling to an hour. */
export function guessDelayMs(failures: number): number {
  if (failures < freeGuesses) return 0
  if (failures >= mostGuesses) return softLockMs
  return Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - freeGuesses))
}

type GuessRow = typeof passwordGuess.$inferSelect

/** The count of wrong passwords for a subject, made where there is none, and locked until the transaction ends. */
async function lockGuesses(tx: Executor, subject: string, at: Date): Promise<GuessRow> {
  await tx.insert(passwordGuess).values({ subject, failures: 0, lastFailedAt: at }).onConflictDoNothing()
  const [row] = await tx.select().from(passwordGuess).where(eq(passwordGuess.subject, subject)).for('update')
  return row ?? { subject, failures: 0, blockedUntil: null, lastFailedAt: at }
}

/** Stores a count of wrong passwords. */
async function saveGuesses(tx: Executor, { subject, ...count }: GuessRow): Promise<void> {
  await tx.update(passwordGuess).set(count).where(eq(passwordGuess.subject, subject))
}

/** Takes back one counted guess that was never verified, with the block that it began; guesses that others counted meanwhile stay. */
export async function takeGuessBack(
  tx: Executor,
  { subject, blockedUntil }: { subject: string; blockedUntil: Date | null },
): Promise<void> {
  const began = blockedUntil?.toISOString() ?? null
  await tx
    .update(passwordGuess)
    .set({
      failures: sql`greatest(${passwordGuess.failures} - 1, 0)`,
      blockedUntil: sql`nullif(${passwordGuess.blockedUntil}, ${began}::timestamptz)`,
    })
    .where(eq(passwordGuess.subject, subject))
}

/** Forgets the wrong passwords of a subject. */
export async function clearGuesses(tx: Executor, subject: string): Promise<void> {
  await tx.delete(passwordGuess).where(eq(passwordGuess.subject, subject))
}

/** A guess that was counted, and the block that it began. */
interface CountedGuess {
  subject: string
  blockedUntil: Date | null
}

/** Counts a guess as wrong before it is verified, so that parallel guesses get no more tries than others; throws 429 while the subject is blocked. */
export async function countGuess(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  subject: string,
): Promise<CountedGuess> {
  const now = clock.now()
  const nowMs = now.getTime()
  return database.transaction(async (tx) => {
    const { failures, blockedUntil } = await lockGuesses(tx, subject, now)
    const waitMs = (blockedUntil?.getTime() ?? 0) - nowMs
    if (waitMs > 0) {
      throw tooManyRequests(
        Math.ceil(waitMs / 1000),
        'Too many tries. Please wait, or sign in with a verification code.',
      )
    }
    const delayMs = guessDelayMs(failures + 1)
    const until = delayMs > 0 ? new Date(nowMs + delayMs) : null
    await saveGuesses(tx, { subject, failures: failures + 1, blockedUntil: until, lastFailedAt: now })
    return { subject, blockedUntil: until }
  })
}
