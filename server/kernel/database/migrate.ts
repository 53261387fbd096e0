import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database, Executor } from './executor'
import { sqlStateOf } from './database-unreachable'

/** An SQL file that advances the schema by one version; its checksum reveals later edits. */
export interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

/** The migrations (NNNN_name.sql) of a folder, in the order in which they run. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name))
  return names.toSorted().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
  })
}

/** The table of the migrations that a database has run. */
export const createMigrationTable = sql`create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())`

const alreadyThere = new Set(['23505', '42P07', '42710'])

/** Two processes that make the table at once collide in the catalogue even with `if not exists`. */
async function ensureTable(db: Executor): Promise<void> {
  try {
    await db.execute(createMigrationTable)
  } catch (error) {
    if (!alreadyThere.has(sqlStateOf(error) ?? '')) throw error
  }
}

const checksumOf = async (db: Executor, name: string) => {
  const { rows } = await db.execute<{ checksum: string }>(
    sql`select checksum from schema_migration where name = ${name}`,
  )
  return rows[0]?.checksum
}

function refuseChanged({ name, checksum }: Migration, applied: string | undefined): void {
  if (applied === undefined || applied === checksum) return
  throw new Error(
    `Migration ${name} was changed after this database had run it. Restore the file as it was and put the change into a new migration.`,
  )
}

/** The row goes in first: a second process that migrates at once waits on it, then finds the work done. */
async function apply(database: Database, migration: Migration): Promise<boolean> {
  const { name, text, checksum } = migration
  return database.transaction(async (tx) => {
    const inserted = await tx.execute(
      sql`insert into schema_migration (name, checksum) values (${name}, ${checksum}) on conflict do nothing`,
    )
    if (inserted.rowCount === 0) return false
    await tx.execute(sql.raw(text))
    return true
  })
}

/** Runs the migrations (NNNN_name.sql) that this database has not run yet, in order, each in a transaction; their names. */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  await ensureTable(database.db)
  const applied: string[] = []
  for (const migration of readMigrations(folder)) {
    const known = await checksumOf(database.db, migration.name)
    refuseChanged(migration, known)
    if (known === undefined && (await apply(database, migration))) applied.push(migration.name)
  }
  return applied
}
