import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { hotel } from '../kernel/database/schema/catalogue'

/** Ids of hotels on sale with which the pages of a list of all of them begin, in the list's order, that of ids. */
export async function readHotelPageStarts(executor: Executor, pageSize: number): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    select id from (
      select id, row_number() over (order by id) - 1 as place from hotel where is_on_sale
    ) as placed
    where place % ${pageSize}::integer = 0 order by id`)
  return rows.map(({ id }) => id)
}

/** Hotels on sale from an id on and before another one (to the end without one) in order of ids, with the day of their newest review, null where they have none. */
export function readHotelsBetween(executor: Executor, firstId: string, nextId: string | undefined) {
  const changedOn = sql<string | null>`(
    select to_char(max(created_at) at time zone 'UTC', 'YYYY-MM-DD') from review where hotel_id = hotel.id)`
  return executor
    .select({ id: hotel.id, changedOn })
    .from(hotel)
    .where(
      and(eq(hotel.isOnSale, true), gte(hotel.id, firstId), nextId === undefined ? undefined : lt(hotel.id, nextId)),
    )
    .orderBy(asc(hotel.id))
}
