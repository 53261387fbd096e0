import { sql } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'
import { landmark, place } from '../../kernel/database/schema/places'

/** A landmark of a city. */
export type LandmarkRow = typeof landmark.$inferSelect

/** A part of a city with hotels on sale: its local name where known, and its center. */
export interface AreaRow extends Record<string, unknown> {
  readonly cityId: string
  readonly name: string
  readonly localName: string
  readonly lat: number
  readonly lng: number
  readonly hotelCount: number
}

/** Columns of a voucher that are needed to find it by name. */
export interface NamedCoupon extends Record<string, unknown> {
  readonly id: string
  readonly hotelId: string
  readonly cityId: string
  readonly name: string
  /** The last day of use or of its sale, whichever is sooner, YYYY-MM-DD. */
  readonly validUntil: string
}

/** Reads all places of the world. */
export async function readPlaces(executor: Executor): Promise<(typeof place.$inferSelect)[]> {
  return executor.select().from(place)
}

/** Reads all landmarks. */
export async function readLandmarks(executor: Executor): Promise<LandmarkRow[]> {
  return executor.select().from(landmark)
}

/** Reads the parts of cities that have hotels on sale, those with most hotels first. */
export async function readAreas(executor: Executor): Promise<AreaRow[]> {
  const { rows } = await executor.execute<AreaRow>(sql`
    select counted.city_id as "cityId", counted.district as name, coalesce(area.local_name, '') as "localName",
      coalesce(area.lat, counted.lat) as lat, coalesce(area.lng, counted.lng) as lng, counted.hotels as "hotelCount"
    from (
      select city_id, district, count(*)::integer as hotels, avg(lat) as lat, avg(lng) as lng
      from hotel where is_on_sale and district <> '' group by city_id, district
    ) counted
    left join city_area area on area.city_id = counted.city_id and area.name = counted.district
    order by counted.hotels desc, counted.city_id, counted.district`)
  return rows
}

/** Reads the vouchers in their order, the first of each product. */
export async function readNamedCoupons(executor: Executor): Promise<NamedCoupon[]> {
  const { rows } = await executor.execute<NamedCoupon>(
    sql`select id, hotel_id as "hotelId", city_id as "cityId", name,
        coalesce(to_char(least(valid_until, (sale_end at time zone 'UTC')::date), 'YYYY-MM-DD'), '9999-12-31') as "validUntil"
      from (select distinct on (product_id) * from sku order by product_id, rank, id) c order by rank, id`,
  )
  return rows
}

/** Reads ids of the cities that a caller booked in or selected in a search, latest first. `owners` are the keys of the stored searches. */
export async function readUsualCities(
  executor: Executor,
  { uid, owners }: { readonly uid: string | null; readonly owners: readonly string[] },
): Promise<string[]> {
  const { rows } = await executor.execute<{ cityId: string }>(sql`
    select city_id as "cityId" from (
      select hotel.city_id, purchase.created_at as at
      from purchase join hotel_order on hotel_order.id = purchase.id join hotel on hotel.id = hotel_order.hotel_id
      where purchase.user_id = ${uid}
      union all
      select entry ->> 'cityId', searched_at from search_history
      where owner = any(${sql.param(owners)}::text[]) and entry ->> 'cityId' is not null
    ) visit
    group by city_id order by max(at) desc, city_id limit 12`)
  return rows.map(({ cityId }) => cityId)
}
