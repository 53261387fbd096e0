import { sql } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'

/** The version of the catalogue as a scalar subselect, to be read beside anything else; 0 before the first writing. */
export const catalogueVersion = sql`coalesce((select (value #>> '{}')::integer from meta where key = 'catalogue_version'), 0)`

/** Reads the version that every writing of the catalogue raises. */
export async function readCatalogueVersion(executor: Executor): Promise<number> {
  const { rows } = await executor.execute<{ version: number }>(sql`select ${catalogueVersion} as version`)
  return rows[0]?.version ?? 0
}

/** Raises the version, so that every server forgets what it holds in memory; belongs into the transaction that writes. */
export async function bumpCatalogueVersion(executor: Executor): Promise<void> {
  await executor.execute(sql`
    insert into meta (key, value) values ('catalogue_version', '1'::jsonb)
    on conflict (key) do update set value = to_jsonb((meta.value #>> '{}')::integer + 1)`)
}
