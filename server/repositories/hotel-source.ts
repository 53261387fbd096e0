import { eq } from 'drizzle-orm'
import type { Executor } from '../database/executor'
import { hotelSource } from '../database/schema-hotel-source'

/** What an operator's entry has become. */
export type HotelSourceRow = typeof hotelSource.$inferSelect

/** Entries of a source that were imported before, by the operator's id. */
export async function readHotelSources(executor: Executor, source: string): Promise<Map<string, HotelSourceRow>> {
  const rows = await executor.select().from(hotelSource).where(eq(hotelSource.source, source))
  return new Map(rows.map((row) => [row.sourceId, row]))
}

/** Remembers what an entry has become, and from what content. */
export async function writeHotelSource(executor: Executor, row: HotelSourceRow): Promise<void> {
  await executor
    .insert(hotelSource)
    .values(row)
    .onConflictDoUpdate({ target: [hotelSource.source, hotelSource.sourceId], set: { contentHash: row.contentHash } })
}
