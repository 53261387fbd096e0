import { sql } from 'drizzle-orm'
import type { Executor } from '../database/executor'
import { SEARCH_WORD_LENGTH } from '../search/hotel-search-columns'

/** A hotel on sale that goes by a text. */
export interface HotelByName extends Record<string, unknown> {
  readonly id: string
  readonly cityId: string
  readonly name: string
  readonly localName: string
  readonly otherNames: string[]
  readonly district: string
  readonly searchText: string
  readonly lat: number
  readonly lng: number
}

/** Hotels on sale one of whose names, or a word in it, begins with a folded text; in recommended order. */
export async function readHotelsByName(executor: Executor, folded: string, limit: number): Promise<HotelByName[]> {
  const word = folded.slice(0, SEARCH_WORD_LENGTH).replaceAll("'", "''").replaceAll('\\', '\\\\')
  const { rows } = await executor.execute<HotelByName>(sql`
    select id, city_id as "cityId", name, local_name as "localName", other_names as "otherNames", district,
      search_text as "searchText", lat, lng
    from hotel
    where is_on_sale and array_to_tsvector(search_words) @@ ${`'${word}':*`}::tsquery
    order by rank, id limit ${limit}`)
  return rows
}
