import { asc, sql } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { city, fxRate, holiday } from '../kernel/database/schema/catalogue'
import type { CityRow } from './catalogue-rows'

/** All cities: hot ones first in their order, then by name. */
export async function readCities(executor: Executor): Promise<CityRow[]> {
  return executor
    .select()
    .from(city)
    .orderBy(sql`${city.hotRank} asc nulls last`, asc(city.name), asc(city.id))
}

/** Public holidays: country code to day to name. */
export async function readHolidays(executor: Executor): Promise<Map<string, Map<string, string>>> {
  const byCountry = new Map<string, Map<string, string>>()
  for (const row of await executor.select().from(holiday)) {
    const days = byCountry.get(row.countryCode) ?? new Map<string, string>()
    byCountry.set(row.countryCode, days.set(row.day, row.name))
  }
  return byCountry
}

/** What one unit of each currency is worth in CNY. */
export async function readFxRates(executor: Executor): Promise<Map<string, number>> {
  const rows = await executor.select().from(fxRate)
  return new Map(rows.map((row) => [row.currencyCode, row.cnyPerUnit]))
}
