import { sql } from 'drizzle-orm'
import type { Executor } from '../database/executor'
import type { PurgeRule } from '../jobs/purge-rules'

/** Deletes at most so many of a rule's rows that ended before an instant, and answers how many went. */
export async function deleteEnded(
  db: Executor,
  { table, key, endedAt }: PurgeRule,
  before: Date,
  most: number,
): Promise<number> {
  const columns = sql.join(
    key.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const from = sql.identifier(table)
  const { rows } = await db.execute<{ gone: number }>(sql`
    with ended as (
      delete from ${from} where (${columns}) in (
        select ${columns} from ${from} where ${sql.raw(endedAt)} < ${before.toISOString()}::timestamptz limit ${most}
      )
      returning 1
    )
    select count(*)::integer as gone from ended`)
  return rows[0]?.gone ?? 0
}
