import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { passwordGuess } from '../kernel/database/schema/people'

export type GuessRow = typeof passwordGuess.$inferSelect

/** The count of wrong passwords for a subject, made where there is none, and locked until the transaction ends. */
export async function lockGuesses(tx: Executor, subject: string, at: Date): Promise<GuessRow> {
  await tx.insert(passwordGuess).values({ subject, failures: 0, lastFailedAt: at }).onConflictDoNothing()
  const [row] = await tx.select().from(passwordGuess).where(eq(passwordGuess.subject, subject)).for('update')
  return row ?? { subject, failures: 0, blockedUntil: null, lastFailedAt: at }
}

/** Stores a count of wrong passwords. */
export async function saveGuesses(tx: Executor, { subject, ...count }: GuessRow): Promise<void> {
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
