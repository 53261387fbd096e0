import { count, eq } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { collection, userAccount } from '../kernel/database/schema/people'

/** How many things stand on a user's wish list. */
export async function countWishes(db: Executor, uid: string): Promise<number> {
  const [row] = await db.select({ wishes: count() }).from(collection).where(eq(collection.userId, uid))
  return row?.wishes ?? 0
}

/** Keeps the currency that a user wants to see prices in. */
export async function setPreferredCurrency(db: Executor, uid: string, currencyCode: string): Promise<void> {
  await db.update(userAccount).set({ currencyCode }).where(eq(userAccount.id, uid))
}
