import { and, asc, eq, getTableColumns, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { hotelPicture, hotelSource, importFile, importSource, skuImport } from '../kernel/database/schema/hotel-sources'
import type { PgTable } from 'drizzle-orm/pg-core'
import { city, hotel, ratePackage, roomDayRule, roomNight, roomType } from '../kernel/database/schema/catalogue'
import { review } from '../kernel/database/schema/community'
import { updateReviewScores } from '../stays/repository/review-scores'
import type { CityRow, HotelRow, PackageRow, RoomTypeRow } from '../stays/repository/catalogue'

/** What an operator's entry has become. */
type HotelSourceRow = typeof hotelSource.$inferSelect

/** An operator with the number of its hotels and the files they came from. */
interface SourceSummary extends Record<string, unknown> {
  readonly name: string
  readonly hotels: number
  readonly files: string[]
}

/** Entries of a source that were imported before, by the operator's id. */
export async function readHotelSources(executor: Executor, source: string): Promise<Map<string, HotelSourceRow>> {
  const rows = await executor.select().from(hotelSource).where(eq(hotelSource.source, source))
  return new Map(rows.map((row) => [row.sourceId, row]))
}

/** Remembers what an entry has become, and from what content. */
export async function writeHotelSource(executor: Executor, row: HotelSourceRow): Promise<void> {
  const { contentHash, cityName } = row
  await executor
    .insert(hotelSource)
    .values(row)
    .onConflictDoUpdate({ target: [hotelSource.source, hotelSource.sourceId], set: { contentHash, cityName } })
}

/** Adds a source where it is not there yet. */
export async function addSource(executor: Executor, name: string): Promise<void> {
  await executor.insert(importSource).values({ name }).onConflictDoNothing()
}

/** All sources by name. */
export async function listSources(executor: Executor): Promise<SourceSummary[]> {
  const { rows } = await executor.execute<SourceSummary>(sql`
    select name, (select count(*)::integer from hotel_source h where h.source = s.name) as hotels,
      array(select path from import_file f where f.source = s.name order by path) as files
    from import_source s order by name`)
  return rows
}

/** Returns the source of a file's hotels, or null if unknown. */
export async function readSourceOfFile(executor: Executor, path: string): Promise<string | null> {
  const rows = await executor.select().from(importFile).where(eq(importFile.path, path))
  return rows[0]?.source ?? null
}

/** Remembers whose hotels a file holds. */
export async function writeSourceOfFile(executor: Executor, path: string, source: string): Promise<void> {
  await addSource(executor, source)
  await executor
    .insert(importFile)
    .values({ path, source })
    .onConflictDoUpdate({ target: importFile.path, set: { source } })
}

/** Whether vouchers of a source are stored. */
export async function hasSkus(executor: Executor, source: string): Promise<boolean> {
  const [row] = await executor.select().from(skuImport).where(eq(skuImport.source, source)).limit(1)
  return row !== undefined
}

/** Forgets a source that has no hotels left, and its files. */
export async function deleteSource(executor: Executor, name: string): Promise<void> {
  await executor.delete(importFile).where(eq(importFile.source, name))
  await executor.delete(importSource).where(eq(importSource.name, name))
}

/** Names that the addresses of a city's hotels give it, the most frequent first. */
export async function readStatedCityNames(executor: Executor, cityId: string): Promise<string[]> {
  const { rows } = await executor.execute<{ name: string }>(sql`
    select s.city_name as name from hotel_source s join hotel h on h.id = s.hotel_id
    where h.city_id = ${cityId} and s.city_name <> '' group by s.city_name order by count(*) desc, s.city_name collate "C"`)
  return rows.map(({ name }) => name)
}

/** Hotels of a source, in the order of their ids. */
export async function listHotelsOfSource(executor: Executor, source: string): Promise<string[]> {
  const rows = await executor
    .select({ hotelId: hotelSource.hotelId })
    .from(hotelSource)
    .where(eq(hotelSource.source, source))
    .orderBy(asc(hotelSource.hotelId))
  return rows.map(({ hotelId }) => hotelId)
}

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
  const packageIds = packages.map(({ id }) => id)
  const gone = packageIds.length > 0 ? notInArray(ratePackage.id, packageIds) : undefined
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
  rows: readonly (typeof review.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return
  await executor
    .insert(review)
    .values([...rows])
    .onConflictDoNothing()
  await updateReviewScores(executor, hotelId)
}

/** City of a hotel that is there already, else null. */
export async function readCityOfHotel(executor: Executor, hotelId: string): Promise<string | null> {
  const rows = await executor.select({ cityId: hotel.cityId }).from(hotel).where(eq(hotel.id, hotelId))
  return rows[0]?.cityId ?? null
}

/** Recounts the hotels on sale of some cities. */
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
      and not exists (select 1 from sku where city_id = ${cityId})
      and not exists (select 1 from city_guide where city_id = ${cityId})
    returning id`)
  return rows.length > 0
}

/** Whether orders, vouchers, posts or reviews of travelers are about a hotel, so that it can't be removed. */
export async function isHotelInUse(tx: Executor, hotelId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ inUse: boolean }>(sql`
    select exists (select 1 from hotel_order where hotel_id = ${hotelId})
      or exists (select 1 from sku_room where hotel_id = ${hotelId})
      or exists (select 1 from mix_order where hotel_id = ${hotelId})
      or exists (select 1 from coupon_order where snapshot->'hotels' @> ${JSON.stringify([{ hotelId }])}::jsonb)
      or exists (select 1 from review where hotel_id = ${hotelId} and user_id is not null)
      or exists (select 1 from moment where hotel_id = ${hotelId}) as "inUse"`)
  return rows[0]?.inUse ?? false
}

/** Takes a hotel off sale; its entry will be written again when it is imported. */
export async function takeOffSale(tx: Executor, hotelId: string): Promise<void> {
  await tx.update(hotel).set({ isOnSale: false }).where(eq(hotel.id, hotelId))
  await tx.update(ratePackage).set({ isOnSale: false }).where(eq(ratePackage.hotelId, hotelId))
  await tx.update(hotelSource).set({ contentHash: '' }).where(eq(hotelSource.hotelId, hotelId))
}

/** Removes a hotel that nothing is about, with all that belongs to it, from wish lists too. */
export async function removeHotel(tx: Executor, hotelId: string): Promise<void> {
  const ofHotel = sql`select id from room_type where hotel_id = ${hotelId}`
  for (const table of [roomNight, roomDayRule]) await tx.delete(table).where(sql`${table.roomTypeId} in (${ofHotel})`)
  for (const table of [ratePackage, roomType, review, hotelPicture, hotelSource])
    await tx.delete(table).where(eq(table.hotelId, hotelId))
  for (const table of ['collection', 'removed_wish'])
    await tx.execute(sql`delete from ${sql.identifier(table)} where biz_type = 'hotel' and biz_id = ${hotelId}`)
  await tx.execute(sql`delete from recent_view where business_type = 'hotel' and business_id = ${hotelId}`)
  await tx.delete(hotel).where(eq(hotel.id, hotelId))
}
