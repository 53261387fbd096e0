import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { hotel } from '../kernel/database/schema/catalogue'

/** What the index of names holds of a hotel. */
export type HotelNameRow = Pick<
  typeof hotel.$inferSelect,
  'id' | 'cityId' | 'name' | 'localName' | 'otherNames' | 'district' | 'lat' | 'lng' | 'rank'
>

/** The names of all hotels on sale, in one query. */
export function readHotelNames(executor: Executor): Promise<HotelNameRow[]> {
  const { id, cityId, name, localName, otherNames, district, lat, lng, rank } = hotel
  const columns = { id, cityId, name, localName, otherNames, district, lat, lng, rank }
  return executor.select(columns).from(hotel).where(eq(hotel.isOnSale, true))
}

/** Which hotel has a name. */
export interface FoundName extends Record<string, unknown> {
  readonly id: string
  readonly cityId: string
}

/** The first hotels on sale in recommended order, of all cities, in one statement. */
export async function readPopularHotels(executor: Executor, limit: number): Promise<FoundName[]> {
  const { rows } = await executor.execute<FoundName>(
    sql`select id, city_id as "cityId" from hotel where is_on_sale order by rank, id limit ${limit}`,
  )
  return rows
}

/** The cities that have a hotel on sale, in one query. */
export async function readCitiesOnSale(executor: Executor): Promise<string[]> {
  const { rows } = await executor.execute<{ cityId: string }>(
    sql`select distinct city_id as "cityId" from hotel where is_on_sale`,
  )
  return rows.map(({ cityId }) => cityId)
}
