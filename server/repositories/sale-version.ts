import { sql } from 'drizzle-orm'
import type { Executor } from '../kernel/database/executor'
import { catalogueVersion } from '../stays/repository/catalogue'

const lastChange = (table: 'room_night' | 'room_day_rule') => sql`
  (select changed_by from ${sql.identifier(table)}
    where changed_by < pg_snapshot_xmax(pg_current_snapshot()) order by changed_by desc limit 1)`

/**
 * Names the state of all that prices and rooms follow from (catalogue, nights, day rules): the same name means the same state.
 * Transactions commit in another order than that of their numbers, so those that are still under way belong to the name.
 */
export async function readSaleVersion(executor: Executor): Promise<string> {
  const { rows } = await executor.execute<{ version: string }>(sql`
    with newest as materialized (
      select greatest(${lastChange('room_night')}, ${lastChange('room_day_rule')}) as change)
    select concat_ws('-', ${catalogueVersion}, newest.change,
      (select string_agg(open::text, '.') from pg_snapshot_xip(pg_current_snapshot()) as open
        where open < newest.change)) as version
    from newest`)
  const [row] = rows
  if (!row) throw new Error('the state of what is on sale could not be read')
  return row.version
}
