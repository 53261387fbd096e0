import { and, count, desc, eq } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { traveler, userAccount } from '../kernel/database/schema/people'

export type TravelerRow = typeof traveler.$inferSelect

const isOwn = (userId: string, id: string) => and(eq(traveler.userId, userId), eq(traveler.id, id))

/** A user's travelers, newest first. */
export async function listTravelersOf(tx: Executor, userId: string): Promise<TravelerRow[]> {
  return tx
    .select()
    .from(traveler)
    .where(eq(traveler.userId, userId))
    .orderBy(desc(traveler.createdAt), desc(traveler.id))
}

/** One of a user's travelers; null for one of somebody else. */
export async function findTraveler(tx: Executor, userId: string, id: string): Promise<TravelerRow | null> {
  const [row] = await tx.select().from(traveler).where(isOwn(userId, id))
  return row ?? null
}

/** The user's traveler with this document. */
export async function findTravelerByNumber(
  tx: Executor,
  { userId, idType, idNoHash }: Pick<TravelerRow, 'userId' | 'idType' | 'idNoHash'>,
): Promise<TravelerRow | null> {
  const isSame = and(eq(traveler.userId, userId), eq(traveler.idType, idType), eq(traveler.idNoHash, idNoHash))
  const [row] = await tx.select().from(traveler).where(isSame)
  return row ?? null
}

/** How many travelers a user has; others who change them wait until the transaction ends. */
export async function lockAndCountTravelers(tx: Executor, userId: string): Promise<number> {
  await tx.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.id, userId)).for('update')
  const [row] = await tx.select({ travelers: count() }).from(traveler).where(eq(traveler.userId, userId))
  return row?.travelers ?? 0
}

/** Writes a traveler, new or changed. */
export async function writeTraveler(tx: Executor, row: TravelerRow): Promise<void> {
  const { id: _id, userId: _userId, createdAt: _createdAt, ...changed } = row
  await tx.insert(traveler).values(row).onConflictDoUpdate({ target: traveler.id, set: changed })
}

/** Deletes one of a user's travelers; answers whether there was one. */
export async function removeTraveler(tx: Executor, userId: string, id: string): Promise<boolean> {
  const gone = await tx.delete(traveler).where(isOwn(userId, id)).returning({ id: traveler.id })
  return gone.length > 0
}
