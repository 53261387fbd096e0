import {
  city,
  fxRate,
  holiday,
  type hotel,
  type ratePackage,
  type roomType,
} from '../../kernel/database/schema/catalogue'
import { asc, sql } from 'drizzle-orm'
import type { Executor } from '../../kernel/database/executor'

/** A row of the city table. */
export type CityRow = typeof city.$inferSelect

/** A row of the hotel table. */
export type HotelRow = typeof hotel.$inferSelect

/** A room type with its rate rule. */
export type RoomTypeRow = typeof roomType.$inferSelect

/** A package with its stay rules and cancellation terms. */
export type PackageRow = typeof ratePackage.$inferSelect

/** What of a hotel is needed to price and list it. */
export type ListedHotelRow = Pick<
  HotelRow,
  | 'id'
  | 'cityId'
  | 'name'
  | 'localName'
  | 'otherNames'
  | 'star'
  | 'grade'
  | 'district'
  | 'timeZone'
  | 'countryCode'
  | 'currencyCode'
  | 'taxPercent'
  | 'reviewScore'
  | 'reviewCount'
  | 'headPictureId'
  | 'tags'
  | 'features'
  | 'lat'
  | 'lng'
  | 'rank'
> & {
  /** Phone, email or website; empty or left out where none is known. */
  readonly contact?: string
  /** The lowest night that the hotel itself names, in its own currency; null or left out where it names none. */
  readonly priceFromMinor?: number | null
}

/** Reads all cities: hot ones first in their order, then by name. */
export async function readCities(executor: Executor): Promise<CityRow[]> {
  return executor
    .select()
    .from(city)
    .orderBy(sql`${city.hotRank} asc nulls last`, asc(city.name), asc(city.id))
}

/** Reads public holidays: country code to day to name. */
export async function readHolidays(executor: Executor): Promise<Map<string, Map<string, string>>> {
  const byCountry = new Map<string, Map<string, string>>()
  for (const row of await executor.select().from(holiday)) {
    const days = byCountry.get(row.countryCode) ?? new Map<string, string>()
    byCountry.set(row.countryCode, days.set(row.day, row.name))
  }
  return byCountry
}

/** Reads the value of one unit of each currency in CNY. */
export async function readFxRates(executor: Executor): Promise<Map<string, number>> {
  const rows = await executor.select().from(fxRate)
  return new Map(rows.map((row) => [row.currencyCode, row.cnyPerUnit]))
}

/** The version of the catalogue as a scalar subquery; 0 before the first write. */
export const catalogueVersion = sql`coalesce((select (value #>> '{}')::integer from meta where key = 'catalogue_version'), 0)`

/** Reads the version, which every write of the catalogue raises. */
export async function readCatalogueVersion(executor: Executor): Promise<number> {
  const { rows } = await executor.execute<{ version: number }>(sql`select ${catalogueVersion} as version`)
  return rows[0]?.version ?? 0
}

/** Raises the version, which invalidates every server's catalogue in memory. Belongs in the transaction that writes. */
export async function bumpCatalogueVersion(executor: Executor): Promise<void> {
  await executor.execute(sql`
    insert into meta (key, value) values ('catalogue_version', '1'::jsonb)
    on conflict (key) do update set value = to_jsonb((meta.value #>> '{}')::integer + 1)`)
}
