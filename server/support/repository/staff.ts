import { nickNameOf } from '../../account/create-user'
import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'
import { userAccount } from '../../kernel/database/schema/people'
import { staffRole } from '../../kernel/database/schema/support'

/** A role that people of the house can have. */
export type StaffRole = (typeof staffRole.$inferSelect)['role']

/** All who have a role, by address. */
export const listStaff = (db: Executor) =>
  db
    .select({
      email: userAccount.email,
      role: staffRole.role,
      grantedAt: staffRole.grantedAt,
      seenAt: staffRole.seenAt,
    })
    .from(staffRole)
    .innerJoin(userAccount, eq(userAccount.id, staffRole.userId))
    .orderBy(asc(userAccount.email), asc(staffRole.role))

/** How agents without a nickname of their own, and those whose account was deleted, are called in chats. */
export const HOUSE_NAME = 'Staylark support'

/** The name of a user who has a role and whose account is open; null for all others. */
export async function findStaffName(db: Executor, userId: string, role: StaffRole): Promise<string | null> {
  const [row] = await db
    .select({ name: userAccount.nickName })
    .from(staffRole)
    .innerJoin(userAccount, eq(userAccount.id, staffRole.userId))
    .where(and(eq(staffRole.userId, userId), eq(staffRole.role, role), eq(userAccount.isLogoff, false)))
  if (!row) return null
  // The first nickname of an account is that of a traveler.
  return row.name === '' || row.name === nickNameOf(userId) ? HOUSE_NAME : row.name
}

/** Gives a user a role; false where the user has it. */
export async function insertRole(tx: Executor, row: typeof staffRole.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(staffRole).values(row).onConflictDoNothing().returning({ role: staffRole.role })
  return rows.length > 0
}

/** Takes a user's roles; returns those that the user had. */
export async function deleteRoles(tx: Executor, userId: string): Promise<StaffRole[]> {
  const rows = await tx.delete(staffRole).where(eq(staffRole.userId, userId)).returning({ role: staffRole.role })
  return rows.map(({ role }) => role)
}

/** Records that an agent is at work, unless that was recorded since an instant. */
export async function recordSeen(db: Executor, userId: string, at: Date, unlessSince: Date): Promise<void> {
  const isOld = or(isNull(staffRole.seenAt), lt(staffRole.seenAt, unlessSince))
  await db
    .update(staffRole)
    .set({ seenAt: at })
    .where(and(eq(staffRole.userId, userId), isOld))
}

/** Whether some agent was at work since an instant. */
export async function isSomeoneSeen(db: Executor, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: staffRole.userId })
    .from(staffRole)
    .where(and(eq(staffRole.role, 'support'), gt(staffRole.seenAt, since)))
    .limit(1)
  return rows.length > 0
}
