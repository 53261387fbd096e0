import { and, asc, eq } from 'drizzle-orm'
import type { Executor } from '../database/executor'
import { ratePackage } from '../database/schema-catalogue'

/** Ids of the packages that a hotel has on sale, in its own order. */
export async function findPackageIds(db: Executor, hotelId: string): Promise<string[]> {
  const rows = await db
    .select({ id: ratePackage.id })
    .from(ratePackage)
    .where(and(eq(ratePackage.hotelId, hotelId), eq(ratePackage.isOnSale, true)))
    .orderBy(asc(ratePackage.sort), asc(ratePackage.id))
  return rows.map(({ id }) => id)
}
