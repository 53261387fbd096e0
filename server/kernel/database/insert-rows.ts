import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Executor } from './executor'

/** Inserts any number of whole rows into a table with one query; every column must be given. */
export async function insertRows<Table extends PgTable>(
  executor: Executor,
  table: Table,
  rows: readonly Table['$inferSelect'][],
): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.entries(getTableColumns(table))
  const records = rows.map((row) => Object.fromEntries(columns.map(([key, column]) => [column.name, row[key]])))
  const name = sql.identifier(getTableName(table))
  await executor.execute(
    sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${JSON.stringify(records)}::json)`,
  )
}
