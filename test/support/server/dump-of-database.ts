import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/kernel/database/executor'

/** Every row of every table, as `table {json}` lines in a fixed order, so that two dumps can be compared. */
export async function dumpOfDatabase({ db }: Pick<Database, 'db'>, except: readonly string[] = []): Promise<string> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by table_name`,
  )
  const dumps: string[] = []
  for (const { name } of tables.rows) {
    if (except.includes(name)) continue
    const rows = await db.execute<{ line: string }>(
      sql`select row_to_json(t)::text as line from ${sql.identifier(name)} t order by 1`,
    )
    dumps.push(...rows.rows.map(({ line }) => `${name} ${line}`))
  }
  return dumps.join('\n')
}
