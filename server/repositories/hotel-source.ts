import { asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { hotelSource, importFile, importSource } from '../kernel/database/schema/hotel-sources'

/** What an operator's entry has become. */
export type HotelSourceRow = typeof hotelSource.$inferSelect

/** An operator with the number of its hotels and the files they came from. */
export interface SourceSummary extends Record<string, unknown> {
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

/** Whose hotels a file holds, or null where nobody has said so. */
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
