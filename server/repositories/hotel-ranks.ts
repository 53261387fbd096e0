import { and, asc, eq, gt } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { hotel } from '../kernel/database/schema/catalogue'

/** Ids and ranks of hotels on sale after a rank, in recommended order. */
export function readHotelRanks(executor: Executor, afterRank: number, limit: number) {
  return executor
    .select({ id: hotel.id, rank: hotel.rank })
    .from(hotel)
    .where(and(gt(hotel.rank, afterRank), eq(hotel.isOnSale, true)))
    .orderBy(asc(hotel.rank), asc(hotel.id))
    .limit(limit)
}
