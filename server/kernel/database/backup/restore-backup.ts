import { sql } from 'drizzle-orm'
import type { Progress } from '../../console'
import type { Database, Executor } from '../executor'
import { createMigrationTable, type Migration } from '../migrate'
import { type BackupHeader, readBackup, UnusableBackup } from './backup-lines'
import { type Contents, createTally, prepareTransaction, readTables, rowLines, type StoredTable } from './stored-tables'

/** What a backup is made of, known once it was read to its end. */
export interface CheckedBackup {
  readonly header: BackupHeader
  readonly tables: ReadonlyMap<string, Contents>
}

/** The database has tables already, which a restore never touches. */
export class DatabaseNotEmpty extends Error {}

const BATCH_ROWS = 1_000
const BATCH_CHARACTERS = 4_000_000

/** Reads a backup to its end without any database; throws UnusableBackup unless every line is as it was written. */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  let header: BackupHeader | null = null
  const tables = new Map<string, Contents>()
  let name = ''
  for await (const line of readBackup(file)) {
    if (line.kind === 'header') header = line.header
    if (line.kind === 'table') name = line.name
    if (line.kind === 'contents') tables.set(name, line.contents)
  }
  if (header === null) throw new UnusableBackup('it is empty')
  return { header, tables }
}

/** The migrations that make the backup's schema; throws UnusableBackup where this version does not have them. */
export function migrationsOf({ migrations }: BackupHeader, known: readonly Migration[]): Migration[] {
  return migrations.map(({ name, checksum }) => {
    const found = known.find((one) => one.name === name)
    if (found === undefined)
      throw new UnusableBackup(`its tables were made by a newer version, which has the migration ${name}`)
    if (found.checksum !== checksum) throw new UnusableBackup(`its migration ${name} was another one`)
    return found
  })
}

/** Creates the backup's schema without triggers and without the rows that migrations insert, so that only the backup's data is restored. */
async function createTables(tx: Executor, migrations: readonly Migration[]): Promise<StoredTable[]> {
  await tx.execute(createMigrationTable)
  for (const { text } of migrations) await tx.execute(sql.raw(text))
  const tables = await readTables(tx)
  for (const { name } of tables) await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`)
  const names = tables.map(({ name }) => sql.identifier(name))
  await tx.execute(sql`truncate ${sql.join(names, sql`, `)}`)
  return tables
}

async function insertRows(tx: Executor, name: string, lines: readonly string[]): Promise<void> {
  const table = sql.identifier(name)
  await tx.execute(sql`insert into ${table} select * from unnest(${sql.param([...lines])}::${table}[])`)
}

async function fillTables(tx: Executor, file: string, onTable: () => void): Promise<void> {
  let name = ''
  let batch: string[] = []
  let characters = 0
  const flush = async () => {
    if (batch.length > 0) await insertRows(tx, name, batch)
    batch = []
    characters = 0
  }
  for await (const line of readBackup(file)) {
    if (line.kind === 'table') name = line.name
    if (line.kind === 'row') {
      batch.push(line.text)
      characters += line.text.length
    }
    if (line.kind === 'contents' || batch.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) await flush()
    if (line.kind === 'contents') onTable()
  }
}

/** Reads everything back from the database. */
async function checkTable(tx: Executor, table: StoredTable, wanted: Contents | undefined): Promise<void> {
  const tally = createTally()
  for await (const lines of rowLines(tx, table)) lines.forEach(tally.add)
  const { rows, content } = tally.contents()
  if (wanted === undefined || rows !== wanted.rows || content !== wanted.content)
    throw new UnusableBackup(`the table ${table.name} did not come out as it went in`)
}

/**
 * Restores a backup into an empty database in one transaction: creates the schema, inserts the rows, then verifies both
 * against the backup. Throws DatabaseNotEmpty or UnusableBackup, and then nothing is written.
 */
export async function restoreBackup(
  database: Database,
  file: string,
  { header, tables: wanted, known }: CheckedBackup & { readonly known: readonly Migration[] },
  onProgress?: Progress,
): Promise<void> {
  const migrations = migrationsOf(header, known)
  await database.transaction(async (tx) => {
    await prepareTransaction(tx)
    if ((await readTables(tx)).length > 0) throw new DatabaseNotEmpty('The database has tables already.')
    const tables = await createTables(tx, migrations)
    const missing = [...wanted.keys()].find((name) => !tables.some((table) => table.name === name))
    if (missing !== undefined) throw new UnusableBackup(`its table ${missing} is of no migration`)
    let done = 0
    await fillTables(tx, file, () => onProgress?.(++done, 2 * tables.length))
    for (const table of tables) {
      await checkTable(tx, table, wanted.get(table.name))
      await tx.execute(sql`alter table ${sql.identifier(table.name)} enable trigger user`)
      onProgress?.(++done, 2 * tables.length)
    }
  })
  await database.db.execute(sql`analyze`)
}
