import { sql } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'

/** Ids of the cities that an asker booked in or picked in a search, the latest first; owners are the keys that searches are kept under. */
export async function readUsualCities(
  executor: Executor,
  { uid, owners }: { readonly uid: string | null; readonly owners: readonly string[] },
): Promise<string[]> {
  const { rows } = await executor.execute<{ cityId: string }>(sql`
    select city_id as "cityId" from (
      select hotel.city_id, hotel_order.created_at as at
      from hotel_order join hotel on hotel.id = hotel_order.hotel_id
      where hotel_order.user_id = ${uid}
      union all
      select entry ->> 'cityId', searched_at from search_history
      where owner = any(${sql.param(owners)}::text[]) and entry ->> 'cityId' is not null
    ) visit
    group by city_id order by max(at) desc, city_id limit 12`)
  return rows.map(({ cityId }) => cityId)
}
