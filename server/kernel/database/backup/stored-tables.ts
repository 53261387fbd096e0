import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Executor } from '../executor'

/** A table as a backup deals with it. */
export interface StoredTable extends Record<string, unknown> {
  readonly name: string
  /** Tables that its foreign keys point at, itself left out. */
  readonly parents: readonly string[]
  /** Whether its rows may be large. */
  readonly hasBytes: boolean
}

const FETCHED_ROWS = 1_000
const FETCHED_LARGE_ROWS = 20

const tablesInAnyOrder = sql`
  select c.relname as name,
    array(select distinct p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and p.oid <> c.oid) as parents,
    exists (select 1 from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and a.atttypid = 'bytea'::regtype) as "hasBytes"
  from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
    and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname`

/** All tables of the database's schema but those of extensions, each after those that its foreign keys point at. */
export async function readTables(tx: Executor): Promise<StoredTable[]> {
  const { rows: left } = await tx.execute<StoredTable>(tablesInAnyOrder)
  const ordered: StoredTable[] = []
  const isThere = (name: string) => ordered.some((table) => table.name === name)
  while (left.length > 0) {
    const at = left.findIndex(({ parents }) => parents.every(isThere))
    const [next] = left.splice(at, 1)
    if (at < 0 || !next) throw new Error('Foreign keys go round in a circle, so no order of tables is right.')
    ordered.push(next)
  }
  return ordered
}

/** Makes values read as the same texts whatever the server's settings are, and lets the transaction take its time. */
export async function prepareTransaction(tx: Executor): Promise<void> {
  await tx.execute(sql`set local timezone = 'UTC'`)
  await tx.execute(sql`set local datestyle = 'ISO, YMD'`)
  await tx.execute(sql`set local intervalstyle = 'postgres'`)
  await tx.execute(sql`set local bytea_output = 'hex'`)
  await tx.execute(sql`set local extra_float_digits = 1`)
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
}

/** Rows of a table as PostgreSQL writes a whole row as a text, in batches. */
export async function* rowLines(tx: Executor, { name, hasBytes }: StoredTable): AsyncGenerator<string[]> {
  const table = sql.identifier(name)
  const amount = sql.raw(String(hasBytes ? FETCHED_LARGE_ROWS : FETCHED_ROWS))
  await tx.execute(
    sql`declare stored_rows no scroll cursor for select "whole row"::text as text from ${table} "whole row"`,
  )
  while (true) {
    const { rows } = await tx.execute<{ text: string }>(sql`fetch forward ${amount} from stored_rows`)
    if (rows.length === 0) break
    yield rows.map(({ text }) => text)
  }
  await tx.execute(sql`close stored_rows`)
}

/** A table's row count and a checksum of its content, independent of row order. */
export interface Contents {
  readonly rows: number
  readonly content: string
}

/** Counts the rows of one table and sums up their checksum. */
export function createTally(): { add(text: string): void; contents(): Contents } {
  let rows = 0
  let sum = 0n
  return {
    add: (text) => {
      rows += 1
      sum = BigInt.asUintN(64, sum + createHash('sha256').update(text).digest().readBigUInt64BE())
    },
    contents: () => ({ rows, content: sum.toString(16).padStart(16, '0') }),
  }
}
