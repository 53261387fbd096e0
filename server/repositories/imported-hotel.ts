import { and, eq, getTableColumns, notInArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from '../database/executor'
import { city, hotel, ratePackage, review, roomType } from '../database/schema-catalogue'
import type { CityRow, HotelRow, PackageRow, RoomTypeRow } from './catalogue-rows'

/** Rank after all that are taken; whoever asks holds the catalogue's version row, so that nobody else gets it. */
export async function nextHotelRank(executor: Executor): Promise<number> {
  const { rows } = await executor.execute<{ rank: number }>(sql`select coalesce(max(rank), 0) + 1 as rank from hotel`)
  return rows[0]?.rank ?? 1
}

/** Adds a city where it is not there yet. */
export async function addCity(executor: Executor, row: CityRow): Promise<void> {
  await executor.insert(city).values(row).onConflictDoNothing()
}

/** Writes a hotel's facts; rank, reviews and pictures of one that is there stay as they are. */
export async function putHotel(executor: Executor, row: HotelRow): Promise<void> {
  const { id, rank, reviewScore, reviewCount, scores, headPictureId, pictures, ...facts } = row
  await executor
    .insert(hotel)
    .values({ id, rank, reviewScore, reviewCount, scores, headPictureId, pictures, ...facts })
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
