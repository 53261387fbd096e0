import { sql } from 'drizzle-orm'
import type { Executor } from '../database/executor'

/** About 110 km of latitude. */
const AROUND_DEGREES = 1

/** Countries of the known places around a point, the nearest place's first, each once; empty where no place is known there. */
export async function readCountriesAround(executor: Executor, lat: number, lng: number): Promise<string[]> {
  const { rows } = await executor.execute<{ country: string }>(sql`
    select country_code as country from place
    where lat between ${lat - AROUND_DEGREES} and ${lat + AROUND_DEGREES}
      and lng between ${lng - AROUND_DEGREES} and ${lng + AROUND_DEGREES}
    order by power(lat - ${lat}, 2) + power((lng - ${lng}) * cos(radians(${lat})), 2)`)
  return [...new Set(rows.map(({ country }) => country))]
}
