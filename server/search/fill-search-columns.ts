import { sql } from 'drizzle-orm'
import type { Database } from '../kernel/database/executor'
import { type HotelNames, hotelSearchColumns } from './hotel-search-columns'

const BATCH = 500

/** Writes what text search needs for hotels that have it not yet, as those of an older version; how many there were. */
export async function fillSearchColumns(database: Database): Promise<number> {
  let filled = 0
  for (;;) {
    const { rows } = await database.db.execute<HotelNames & { id: string } & Record<string, unknown>>(sql`
      select id, name, local_name as "localName", other_names as "otherNames", district
      from hotel where search_text = '' limit ${BATCH}`)
    if (rows.length === 0) return filled
    const records = rows.map((row) => ({ id: row.id, ...hotelSearchColumns(row) }))
    await database.db.execute(sql`
      update hotel set search_text = filled."searchText", search_words = filled."searchWords"
      from json_to_recordset(${JSON.stringify(records)}::json) as filled(id text, "searchText" text, "searchWords" text[])
      where hotel.id = filled.id`)
    filled += rows.length
  }
}
