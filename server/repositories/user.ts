import { eq } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { userAccount } from '../kernel/database/schema/people'

export type UserRow = typeof userAccount.$inferSelect

/** A user by id. */
export async function findUser(tx: Executor, uid: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(userAccount).where(eq(userAccount.id, uid))
  return row ?? null
}

/** A user by canonical e-mail address. */
export async function findUserByEmail(tx: Executor, email: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(userAccount).where(eq(userAccount.email, email))
  return row ?? null
}

/** Creates an account, or does nothing where the address already has one. */
export async function insertUser(tx: Executor, user: typeof userAccount.$inferInsert): Promise<void> {
  await tx.insert(userAccount).values(user).onConflictDoNothing({ target: userAccount.email })
}

/** Replaces a user's stored password. */
export async function setPasswordHash(tx: Executor, uid: string, passwordHash: string): Promise<void> {
  await tx.update(userAccount).set({ passwordHash }).where(eq(userAccount.id, uid))
}
