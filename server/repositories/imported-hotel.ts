import { and, eq, getTableColumns, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../kernel/database/executor'
import { city, hotel, ratePackage, review, roomType } from '../kernel/database/schema/catalogue'
import type { CityRow, HotelRow, PackageRow, RoomTypeRow } from './catalogue-rows'

/** Adds a city where it is not there yet. */
export async function addCity(executor: Executor, row: CityRow): Promise<void> {
  await executor.insert(city).values(row).onConflictDoNothing()
}

/** Writes a hotel's facts; rank and reviews of one that is there stay as they are. */
export async function putHotel(executor: Executor, row: HotelRow): Promise<void> {
  const { id, rank, reviewScore, reviewCount, scores, ...facts } = row
  await executor
    .insert(hotel)
    .values({ id, rank, reviewScore, reviewCount, scores, ...facts })
    .onConflictDoUpdate({ target: hotel.id, set: facts })
}

/** Writes what a hotel sells; packages that are no longer among them go off sale, and orders keep theirs. */
export async function putRooms(
  executor: Executor,
  hotelId: string,
  rooms: readonly RoomTypeRow[],
  packages: readonly PackageRow[],
): Promise<void> {
  if (rooms.length > 0) {
    const set = excluded(roomType)
    await executor
      .insert(roomType)
      .values([...rooms])
      .onConflictDoUpdate({ target: roomType.id, set })
  }
  if (packages.length > 0) {
    const set = excluded(ratePackage)
    await executor
      .insert(ratePackage)
      .values([...packages])
      .onConflictDoUpdate({ target: ratePackage.id, set })
  }
  const kept = packages.map(({ id }) => id)
  const gone = kept.length > 0 ? notInArray(ratePackage.id, kept) : undefined
  await executor
    .update(ratePackage)
    .set({ isOnSale: false })
    .where(and(eq(ratePackage.hotelId, hotelId), gone))
}

/** Every column as the row that could not be inserted has it. */
function excluded(table: PgTable): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table))
  return Object.fromEntries(columns.map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]))
}

/** Adds reviews that are not there yet, and takes the hotel's score and their number from all of them. */
export async function addReviews(
  executor: Executor,
  hotelId: string,
  rows: readonly (typeof review.$inferSelect)[],
): Promise<void> {
  if (rows.length === 0) return
  await executor
    .insert(review)
    .values([...rows])
    .onConflictDoNothing()
  await executor.execute(sql`
    update hotel set review_score = told.score, review_count = told.reviews
    from (select round(avg(score), 1) as score, count(*) as reviews from review where hotel_id = ${hotelId}) told
    where hotel.id = ${hotelId}`)
}

/** City of a hotel that is there already, else null. */
export async function readCityOfHotel(executor: Executor, hotelId: string): Promise<string | null> {
  const rows = await executor.select({ cityId: hotel.cityId }).from(hotel).where(eq(hotel.id, hotelId))
  return rows[0]?.cityId ?? null
}

/** Counts the hotels on sale of some cities anew. */
export async function countHotelsOfCities(executor: Executor, cityIds: readonly string[]): Promise<void> {
  await executor.execute(sql`
    update city set hotel_count = (select count(*) from hotel where hotel.city_id = city.id and hotel.is_on_sale)
    where id = any(${sql.param([...cityIds])}::text[])`)
}

/** The middle of a city's hotels: the median of their latitudes and longitudes; null where there are none. */
export async function readMiddleOfHotels(
  executor: Executor,
  cityId: string,
): Promise<{ lat: number; lng: number } | null> {
  const { rows } = await executor.execute<{ lat: number | null; lng: number | null }>(sql`
    select percentile_disc(0.5) within group (order by lat) as lat, percentile_disc(0.5) within group (order by lng) as lng
    from hotel where city_id = ${cityId}`)
  const { lat = null, lng = null } = rows[0] ?? {}
  return lat === null || lng === null ? null : { lat, lng }
}

/** Changes where a city is and what it is called. */
export async function moveCity(
  executor: Executor,
  cityId: string,
  { name, otherNames, ...center }: Pick<CityRow, 'lat' | 'lng' | 'timeZone' | 'name' | 'otherNames'>,
): Promise<void> {
  const names = name === '' ? {} : { name, localName: name, otherNames }
  await executor
    .update(city)
    .set({ ...center, ...names })
    .where(eq(city.id, cityId))
}

/** Removes a city that nothing stands in any more; whether it did. */
export async function removeEmptyCity(executor: Executor, cityId: string): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    delete from city where id = ${cityId}
      and not exists (select 1 from hotel where city_id = ${cityId})
      and not exists (select 1 from coupon where city_id = ${cityId})
      and not exists (select 1 from city_guide where city_id = ${cityId})
    returning id`)
  return rows.length > 0
}
