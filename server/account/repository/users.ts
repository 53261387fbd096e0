import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { isVoucherOpen, voucherStatuses } from '@/domain/vouchers/voucher-state'
import type { Executor } from '../../kernel/database/executor'
import { collection, userAccount, userProfile } from '../../kernel/database/schema/people'
import { voucher } from '../../kernel/database/schema/vouchers'

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

export type ProfileRow = typeof userProfile.$inferSelect

/** Returns a user with their profile; null for an unknown user. */
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

/** Stores a user's profile, new or changed. */
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

/** Locks a user against changes by others until the transaction ends. */
export async function lockUser(tx: Executor, uid: string): Promise<void> {
  await tx.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.id, uid)).for('update')
}

/** How many things stand on a user's wish list. */
export async function countFavorites(db: Executor, uid: string): Promise<number> {
  const [row] = await db.select({ wishes: count() }).from(collection).where(eq(collection.userId, uid))
  return row?.wishes ?? 0
}

const openVoucherStatuses = voucherStatuses.filter(isVoucherOpen)

/** How many vouchers a user holds that can be used or are in use. */
export async function countOpenVouchers(db: Executor, uid: string): Promise<number> {
  const isOpen = and(eq(voucher.userId, uid), inArray(voucher.status, openVoucherStatuses))
  const [row] = await db.select({ vouchers: count() }).from(voucher).where(isOpen)
  return row?.vouchers ?? 0
}

/** Stores the currency in which a user wants to see prices. */
export async function setPreferredCurrency(db: Executor, uid: string, currencyCode: string): Promise<void> {
  await db.update(userAccount).set({ currencyCode }).where(eq(userAccount.id, uid))
}

/** Remembers that a user has seen the orders placed up to an instant; never moves back. */
export async function setOrdersSeen(db: Executor, uid: string, until: Date): Promise<void> {
  const ordersSeenAt = sql`greatest(${userAccount.ordersSeenAt}, ${until.toISOString()}::timestamptz)`
  await db.update(userAccount).set({ ordersSeenAt }).where(eq(userAccount.id, uid))
}
