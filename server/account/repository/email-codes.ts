import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { emailCode, type MailedCodePurpose } from '../../kernel/database/schema/people'
import type { Executor } from '../../kernel/database/executor'

export type EmailCodeRow = typeof emailCode.$inferSelect

/** Whom a code belongs to: it works for this address, device, purpose and subject only. */
export interface CodeOwner {
  email: string
  deviceHash: string
  purpose: MailedCodePurpose
  subject: string
}

const isOwnedBy = ({ email, deviceHash, purpose, subject }: CodeOwner) =>
  and(
    eq(emailCode.email, email),
    eq(emailCode.purpose, purpose),
    eq(emailCode.subject, subject),
    eq(emailCode.deviceHash, deviceHash),
  )

/** The newest codes of an address, whatever they were for. */
export async function listNewestCodes(tx: Executor, email: string, most: number): Promise<EmailCodeRow[]> {
  return tx.select().from(emailCode).where(eq(emailCode.email, email)).orderBy(desc(emailCode.createdAt)).limit(most)
}

/** Ends the open codes of an owner; codes of other devices stay valid, so that nobody can end another person's code. */
export async function endOpenCodes(tx: Executor, owner: CodeOwner, at: Date): Promise<void> {
  await tx
    .update(emailCode)
    .set({ endedAt: at })
    .where(and(isOwnedBy(owner), isNull(emailCode.endedAt)))
}

/** Stores a code; false when one with the same id was stored by another call just now. */
export async function insertCode(tx: Executor, code: typeof emailCode.$inferInsert): Promise<boolean> {
  const inserted = await tx.insert(emailCode).values(code).onConflictDoNothing().returning({ id: emailCode.id })
  return inserted.length > 0
}

const newestFirst = [desc(emailCode.createdAt), desc(emailCode.id)]

/** The newest code of an owner, ended or not. */
export async function findNewestCode(tx: Executor, owner: CodeOwner): Promise<EmailCodeRow | null> {
  const [row] = await tx
    .select()
    .from(emailCode)
    .where(isOwnedBy(owner))
    .orderBy(...newestFirst)
    .limit(1)
  return row ?? null
}

/** Takes one try of an owner's newest code before it is looked at, so that parallel guesses get no more tries than others; null when it is dead, or there is none. */
export async function takeTry(tx: Executor, owner: CodeOwner, at: Date): Promise<EmailCodeRow | null> {
  const newest = tx
    .select({ id: emailCode.id })
    .from(emailCode)
    .where(isOwnedBy(owner))
    .orderBy(...newestFirst)
    .limit(1)
  const isAlive = and(gt(emailCode.triesLeft, 0), isNull(emailCode.endedAt), gt(emailCode.expiresAt, at))
  const [row] = await tx
    .update(emailCode)
    .set({ triesLeft: sql`${emailCode.triesLeft} - 1` })
    .where(and(sql`${emailCode.id} = ${newest}`, isAlive))
    .returning()
  return row ?? null
}

/** Gives back the try of a right code that was only checked. */
export async function giveTryBack(tx: Executor, id: string): Promise<void> {
  await tx
    .update(emailCode)
    .set({ triesLeft: sql`${emailCode.triesLeft} + 1` })
    .where(eq(emailCode.id, id))
}

/** Uses a code up; false when another call was first. */
export async function endCode(tx: Executor, id: string, at: Date): Promise<boolean> {
  const ended = await tx
    .update(emailCode)
    .set({ endedAt: at })
    .where(and(eq(emailCode.id, id), isNull(emailCode.endedAt)))
    .returning({ id: emailCode.id })
  return ended.length > 0
}
