import { sql } from 'drizzle-orm'
import type { Executor } from '../../../server/kernel/database/executor'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly isNullable: boolean
  /** Whether this column alone must distinguish the rows of its table. */
  readonly isUnique: boolean
  /** Texts that a check allows, null where any may stand. */
  readonly allowed: string[] | null
  /** What it refers to, null for a value of its own. */
  readonly parent: { readonly table: string; readonly column: string } | null
}

/** A row as it stood when it was written, every value as a JSON value of PostgreSQL's. */
export interface WrittenRow {
  readonly table: string
  readonly values: Readonly<Record<string, unknown>>
}

/** Columns that checks tie to others of their row, and those that triggers write. */
const tied: Readonly<Record<string, string | null>> = {
  'hotel_order.total_minor': '6',
  'purchase.total_minor': '3',
  'room_night.total': '6',
  'sku.stock': '100000',
  'sku.valid_until': '2027-06-30',
  'sku.valid_days': null,
  'voucher.nights_left': '0',
  'voucher.refunded_minor': '0',
  'letter.sealed': 'sealed',
  'letter.dead_at': null,
  'room_night.changed_by': null,
  'hotel.scored_by': null,
  'like_change.difference': '1',
  'room_day_rule.changed_by': null,
}

async function readColumns(db: Executor): Promise<Column[]> {
  const { rows } = await db.execute<{ column: Column }>(sql`
    select json_build_object(
      'table', c.relname, 'name', a.attname, 'type', format_type(a.atttypid, null), 'isNullable', not a.attnotnull,
      'isUnique', exists (select from pg_index i where i.indrelid = c.oid and i.indisunique and i.indkey::text = a.attnum::text),
      'allowed', (select array_agg(word[1]) from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), $$'([^']*)'::text$$, 'g') word
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]),
      'parent', (select json_build_object('table', k.confrelid::regclass::text, 'column', p.attname)
        from pg_constraint k join pg_attribute p on p.attrelid = k.confrelid and p.attnum = k.confkey[1]
        where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum])) as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migration'
    order by c.relname, a.attnum`)
  return rows.map(({ column }) => column)
}

/** Tables in an order in which each stands behind those that it refers to. */
function tablesOf(columns: readonly Column[]): string[] {
  const sorted = new Set<string>()
  const visit = (table: string) => {
    if (sorted.has(table)) return
    for (const { parent } of columns.filter((column) => column.table === table))
      if (parent && parent.table !== table) visit(parent.table)
    sorted.add(table)
  }
  for (const { table } of columns) visit(table)
  return [...sorted]
}

const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10)

/** A value of a type, as a text that PostgreSQL reads; another one for each number. */
function ownValue({ table, name, type, isUnique, allowed }: Column, number: number): string {
  if (type === 'text') return allowed?.[number % allowed.length] ?? `${table} ${name} ${number} 'ä\\"€ 酒店 😀`
  if (['smallint', 'integer', 'bigint'].includes(type)) return isUnique ? String(number) : '3'
  if (type === 'numeric' || type === 'double precision') return '2.5'
  if (type === 'boolean') return String(number % 2 === 0)
  if (type === 'date') return day(number)
  if (type === 'timestamp with time zone') return `${day(number)} 12:34:56.789012+00`
  if (type === 'jsonb') return JSON.stringify({ number, list: [null, 1.5, `'ä\\"€ 酒店 😀`] })
  if (type === 'tsvector') return `'word':${number}A`
  if (type === 'bytea') return `\\x00ff${number.toString(16).padStart(8, '0')}`
  if (type === 'text[]') return `{"${name} ${number}","\\"ä€, 酒店"}`
  if (type === 'smallint[]') return `{${number},3}`
  throw new Error(`A value for ${type} is missing here (column ${name}).`)
}

/** The rows that stand for one release: the first full, the second with as many nulls as the schema allows. */
type Pair = readonly [full: WrittenRow['values'], sparse: WrittenRow['values']]

function valueOf(column: Column, number: number, isSparse: boolean, parent: WrittenRow['values'] | undefined): unknown {
  const tiedValue = tied[`${column.table}.${column.name}`]
  if (tiedValue !== undefined) return tiedValue
  const isOfOwnTable = column.parent?.table === column.table
  if (column.isNullable && (isSparse || isOfOwnTable)) return null
  return column.parent ? parent?.[column.parent.column] : ownValue(column, number)
}

async function insertPair(db: Executor, table: string, columns: readonly Column[], pair: unknown[][]): Promise<Pair> {
  const names = columns.map(({ name }) => sql.identifier(name))
  const lists = pair.map(
    (values) =>
      sql`(${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`,
  )
  const { rows } = await db.execute<{ row: WrittenRow['values'] }>(sql`
    insert into ${sql.identifier(table)} as written (${sql.join(names, sql`, `)}) values ${sql.join(lists, sql`, `)}
    returning to_jsonb(written) as row`)
  const [full, sparse] = rows.map(({ row }) => row)
  if (!full || !sparse) throw new Error(`${table} did not take its rows.`)
  return [full, sparse]
}

/** Writes two rows into every table, one full and one with as many nulls as the schema allows. Returns the written rows; every call needs another even number. */
export async function fillSchema(db: Executor, number: number): Promise<WrittenRow[]> {
  const columns = await readColumns(db)
  const written = new Map<string, Pair>()
  for (const table of tablesOf(columns)) {
    const own = columns.filter((column) => column.table === table)
    const valuesOf = (at: 0 | 1) =>
      own.map((column) =>
        valueOf(column, number + at, at === 1, column.parent ? written.get(column.parent.table)?.[at] : undefined),
      )
    written.set(table, await insertPair(db, table, own, [valuesOf(0), valuesOf(1)]))
  }
  return [...written].flatMap(([table, pair]) => pair.map((values) => ({ table, values })))
}

/** All rows of a table. */
export async function readTable(db: Executor, table: string): Promise<WrittenRow['values'][]> {
  const { rows } = await db.execute<{ row: WrittenRow['values'] }>(
    sql`select to_jsonb(read) as row from ${sql.identifier(table)} read`,
  )
  return rows.map(({ row }) => row)
}

const isCached = ({ values }: WrittenRow, row: WrittenRow['values']) =>
  Object.entries(values).every(([name, value]) => JSON.stringify(row[name]) === JSON.stringify(value))

/** A row as it stands after migrations that moved its table into another. */
function movedRow(row: WrittenRow): WrittenRow {
  if (row.table !== 'letter') return row
  const { kind, sealed, device_hash: device, ...rest } = row.values
  const isReplaced = typeof device === 'string'
  const replaceKey = isReplaced ? [kind, rest.recipient_key, device].join(':') : null
  const values = { ...rest, topic: 'mail', payload: { kind, sealed }, replace_key: replaceKey }
  return { table: 'outbox', values }
}

/** What migrations renamed: tables, and columns of tables by their newest name. */
const renamedTables: Readonly<Record<string, string>> = {
  order_log: 'purchase_log',
  coupon: 'sku',
  uploaded_picture: 'uploaded_file',
  moment_like: 'content_like',
}
const renamedColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  purchase_log: { order_id: 'purchase_id' },
  payment: { order_id: 'purchase_id' },
  refund: { order_id: 'purchase_id', reason: 'cause' },
  content_like: { moment_id: 'biz_id' },
}

/** A row under the names that its table and columns have now. */
function renamedRow({ table, values }: WrittenRow, columns: ReadonlyMap<string, ReadonlySet<string>>): WrittenRow {
  const name = columns.has(table) ? table : (renamedTables[table] ?? table)
  const nameOf = (column: string) =>
    columns.get(name)?.has(column) ? column : (renamedColumns[name]?.[column] ?? column)
  return { table: name, values: Object.fromEntries(Object.entries(values).map(([key, value]) => [nameOf(key), value])) }
}

/** A row, in two parts where columns of its table have moved into that of what it belongs to, under the same id. */
function splitRow(row: WrittenRow, columns: ReadonlyMap<string, ReadonlySet<string>>): WrittenRow[] {
  const purchase = columns.get('purchase')
  if (row.table !== 'hotel_order' || !purchase) return [row]
  const stay = columns.get('hotel_order') ?? new Set()
  const pick = (own: ReadonlySet<string>) =>
    Object.fromEntries(Object.entries(row.values).filter(([name]) => own.has(name)))
  return [
    { table: 'hotel_order', values: pick(stay) },
    { table: 'purchase', values: pick(purchase) },
  ]
}

/** Tables and columns that a migration dropped because their values were derived from other ones. */
const droppedTables = new Set(['hotel_word', 'feed_item'])
const droppedColumns: Readonly<Record<string, readonly string[]>> = {
  hotel: ['search_text', 'search_words'],
  sku: ['sold_count'],
  // Names and pictures of authors moved to their accounts, counts became those of rows.
  moment: ['nick_name', 'avater', 'base_like_count', 'rank'],
  review: ['nick_name', 'avater'],
}

/** Columns that a migration recomputed from other ones. */
const derivedColumns: Readonly<Record<string, readonly string[]>> = {
  hotel: ['review_score', 'review_count', 'scores'],
  review: ['guest_name'],
}

/** A row without the columns that were dropped or recomputed. */
function withoutDropped({ table, values }: WrittenRow, existing: ReadonlySet<string>): WrittenRow {
  const dropped = (droppedColumns[table] ?? []).filter((column) => !existing.has(column))
  const derived = derivedColumns[table] ?? []
  return {
    table,
    values: Object.fromEntries(
      Object.entries(values).filter(([name]) => !dropped.includes(name) && !derived.includes(name)),
    ),
  }
}

async function columnsByTable(db: Executor): Promise<Map<string, Set<string>>> {
  const { rows } = await db.execute<{ table: string; columns: string[] }>(sql`
    select table_name as table, array_agg(column_name::text) as columns
    from information_schema.columns where table_schema = 'public' group by table_name`)
  return new Map(rows.map(({ table, columns }) => [table, new Set(columns)]))
}

/** Those of the written rows that are gone, or whose values are no longer what they were. */
export async function lostRows(db: Executor, written: readonly WrittenRow[]): Promise<WrittenRow[]> {
  const lost: WrittenRow[] = []
  const columns = await columnsByTable(db)
  const expected = written
    .filter(({ table }) => columns.has(table) || !droppedTables.has(table))
    .map((row) => renamedRow(row, columns))
    .flatMap((row) => splitRow(row, columns))
    .map((row) => (columns.has(row.table) ? row : movedRow(row)))
    .map((row) => withoutDropped(row, columns.get(row.table) ?? new Set()))
  for (const table of new Set(expected.map((row) => row.table))) {
    const rows = await readTable(db, table)
    lost.push(...expected.filter((row) => row.table === table && !rows.some((one) => isCached(row, one))))
  }
  return lost
}
