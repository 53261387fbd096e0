import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../database/executor'
import { waitingLetter } from '../database/schema-letter'
import type { LetterKind } from '../letters/letter-kind'

/** A letter on its way, as it is stored. */
export type LetterRow = typeof waitingLetter.$inferSelect

/** Stores a letter. */
export async function insertLetter(tx: Executor, letter: typeof waitingLetter.$inferInsert): Promise<void> {
  await tx.insert(waitingLetter).values(letter)
}

/** Which waiting letters a newer one replaces. */
export interface ReplacedLetters {
  recipientKey: string
  kind: LetterKind
  deviceHash: string
}

/** Removes the waiting letters of a kind that a device requested for a recipient. */
export async function deleteReplacedLetters(tx: Executor, replaced: ReplacedLetters): Promise<void> {
  const { recipientKey, kind, deviceHash } = replaced
  const isSuch = and(
    eq(waitingLetter.recipientKey, recipientKey),
    eq(waitingLetter.kind, kind),
    eq(waitingLetter.deviceHash, deviceHash),
  )
  await tx.delete(waitingLetter).where(and(isSuch, isNull(waitingLetter.deadAt)))
}

/** Claims the letter that is due for longest until leaseUntil, past those that others hold; a sender that dies gives it back by time. Null when none is due. */
export async function claimLetter(db: Executor, now: Date, leaseUntil: Date): Promise<LetterRow | null> {
  const due = sql`
    select id from letter where dead_at is null and available_at <= ${now.toISOString()}::timestamptz
    order by available_at, id limit 1 for update skip locked`
  const [row] = await db
    .update(waitingLetter)
    .set({ availableAt: leaseUntil, attempts: sql`${waitingLetter.attempts} + 1` })
    .where(sql`${waitingLetter.id} = any(array(${due}))`)
    .returning()
  return row ?? null
}

/** Removes a letter that was sent, or is worth nothing any more. */
export async function deleteLetter(db: Executor, id: string): Promise<void> {
  await db.delete(waitingLetter).where(eq(waitingLetter.id, id))
}

/** Lets a letter wait for its next try. */
export async function putOffLetter(db: Executor, id: string, availableAt: Date, lastError: string): Promise<void> {
  await db.update(waitingLetter).set({ availableAt, lastError }).where(eq(waitingLetter.id, id))
}

/** Gives a letter up: what it said is erased, that it was and why it failed stays for a while. */
export async function buryLetter(db: Executor, id: string, deadAt: Date, lastError: string): Promise<void> {
  await db.update(waitingLetter).set({ deadAt, lastError, sealed: null }).where(eq(waitingLetter.id, id))
}
