import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'

/** A hotel as it is found by name. */
export interface NamedHotel extends Record<string, unknown> {
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

/** Hotels on sale in whose names every folded word begins somewhere, in recommended order, in one statement. */
export async function readHotelsByWords(
  executor: Executor,
  words: readonly string[],
  limit: number,
): Promise<NamedHotel[]> {
  const { rows } = await executor.execute<NamedHotel>(sql`
    select id, city_id as "cityId", name, local_name as "localName", other_names as "otherNames", district,
      search_text as "searchText", lat, lng
    from hotel where is_on_sale and array_to_tsvector(search_words) @@ ${beginnings(words)}
    order by rank, id limit ${limit}`)
  return rows
}

/** For which hotels a name is asked: those of which for each of the folded words some word begins so. */
export interface NameQuery {
  readonly words: readonly string[]
  /** The words as one. */
  readonly whole: string
  /** Among how many, in recommended order, the best matches are looked for, and how many of them are wanted. */
  readonly most: number
  readonly limit: number
}

/** Which hotel has a name. */
export interface FoundName extends Record<string, unknown> {
  readonly id: string
  readonly cityId: string
}

/** Of the first so many such hotels in recommended order the ones that match best: called just so, then those one of whose names begins so, then all others; in one statement. */
export async function readHotelsByName(
  executor: Executor,
  { words, whole, most, limit }: NameQuery,
): Promise<FoundName[]> {
  const names = sql`'|' || search_text || '|'`
  const { rows } = await executor.execute<FoundName>(sql`
    select id, city_id as "cityId" from (
      select id, city_id, search_text, rank
      from hotel where is_on_sale and array_to_tsvector(search_words) @@ ${beginnings(words)}
      order by rank, id limit ${most}) as found
    order by case when position('|' || ${whole} || '|' in ${names}) > 0 then 0
      when position('|' || ${whole} in ${names}) > 0 then 1 else 2 end, rank, id limit ${limit}`)
  return rows
}

/** The first hotels on sale in recommended order, of all cities, in one statement. */
export async function readPopularHotels(executor: Executor, limit: number): Promise<FoundName[]> {
  const { rows } = await executor.execute<FoundName>(
    sql`select id, city_id as "cityId" from hotel where is_on_sale order by rank, id limit ${limit}`,
  )
  return rows
}

/** The cities that have a hotel on sale, in one statement. */
export async function readCitiesOnSale(executor: Executor): Promise<string[]> {
  const { rows } = await executor.execute<{ cityId: string }>(
    sql`select distinct city_id as "cityId" from hotel where is_on_sale`,
  )
  return rows.map(({ cityId }) => cityId)
}

/** All words that hotels are called by. */
export async function readHotelWords(executor: Executor): Promise<string[]> {
  const { rows } = await executor.execute<{ word: string }>(sql`select word from hotel_word order by word`)
  return rows.map(({ word }) => word)
}

/** A text search query: every word as the beginning of something. */
function beginnings(words: readonly string[]): SQL {
  const quoted = words.map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`)
  return sql`${quoted.join(' & ')}::tsquery`
}
