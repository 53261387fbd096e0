import { eq } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { userAccount, userProfile } from '../kernel/database/schema/people'
import type { UserRow } from './user'

export type ProfileRow = typeof userProfile.$inferSelect

/** A user with what they say of themselves; null for an unknown user. */
export async function findProfile(
  tx: Executor,
  uid: string,
): Promise<{ user: UserRow; profile: ProfileRow | null } | null> {
  const [row] = await tx
    .select({ user: userAccount, profile: userProfile })
    .from(userAccount)
    .leftJoin(userProfile, eq(userProfile.userId, userAccount.id))
    .where(eq(userAccount.id, uid))
  return row ?? null
}

/** Keeps what a user says of themselves, new or changed. */
export async function putProfile(tx: Executor, row: ProfileRow): Promise<void> {
  const { userId: _userId, ...values } = row
  await tx.insert(userProfile).values(row).onConflictDoUpdate({ target: userProfile.userId, set: values })
}

/** Changes a user's name and picture. */
export async function setNameAndPicture(
  tx: Executor,
  uid: string,
  values: Pick<UserRow, 'nickName' | 'avater'>,
): Promise<void> {
  await tx.update(userAccount).set(values).where(eq(userAccount.id, uid))
}

/** Locks a user until the transaction ends and returns when the account was created; null for an unknown user. */
export async function lockUserSince(tx: Executor, uid: string): Promise<Date | null> {
  const [row] = await tx
    .select({ createdAt: userAccount.createdAt })
    .from(userAccount)
    .where(eq(userAccount.id, uid))
    .for('no key update')
  return row?.createdAt ?? null
}

/** Keeps others from changing a user until the transaction ends. */
export async function lockUser(tx: Executor, uid: string): Promise<void> {
  await tx.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.id, uid)).for('update')
}
