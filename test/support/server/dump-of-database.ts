import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/kernel/database/executor'

/** Every row of every table, as `table {json}` lines in a fixed order, so that two dumps can be compared. */
export async function dumpOfDatabase({ db }: Pick<Database, 'db'>, except: readonly string[] = []): Promise<string> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by table_name`,
  )
  const dumps = tables.rows
    .filter(({ name }) => !except.includes(name))
    .map(({ name }) => sql`select ${name}::text || ' ' || row_to_json(t)::text as line from ${sql.identifier(name)} t`)
  if (dumps.length === 0) return ''
  const { rows } = await db.execute<{ line: string }>(sql`${sql.join(dumps, sql` union all `)} order by line`)
  return rows.map(({ line }) => line).join('\n')
}
