import { rmSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Progress } from '../../console'
import type { Database, Executor } from '../executor'
import { type BackupHeader, createLineWriter } from './backup-lines'
import { createTally, prepareTransaction, readTables, rowLines, type StoredTable } from './stored-tables'

/** Facts about a backup that are not in the database. */
export type BackupFacts = Pick<BackupHeader, 'createdAt' | 'secretId'>

/** What a backup holds. */
export interface WrittenBackup {
  readonly tables: number
  readonly rows: number
}

/** The database has no tables of Staylark. */
export class NothingToBackUp extends Error {}

async function headerOf(tx: Executor, facts: BackupFacts, tables: readonly StoredTable[]): Promise<BackupHeader> {
  if (!tables.some(({ name }) => name === 'schema_migration')) throw new NothingToBackUp('The database is empty.')
  const { rows } = await tx.execute<BackupHeader['migrations'][number] & Record<string, unknown>>(
    sql`select name, checksum from schema_migration order by name`,
  )
  return { format: 'staylark-backup', version: 1, ...facts, migrations: rows }
}

async function writeWhole(file: string, batch: AsyncIterable<string>): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await pipeline(Readable.from(batch), createGzip(), async (compressed: AsyncIterable<Buffer>) => {
      for await (const chunk of compressed) await handle.writeFile(chunk)
    })
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A name in a folder lasts a power cut once the folder is synced, where the system can do that. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/**
 * Writes all rows of all tables, as one snapshot of the database sees them, into a file that is there whole or not at all;
 * others go on reading and writing meanwhile. Throws NothingToBackUp.
 */
export async function writeBackup(
  database: Database,
  file: string,
  facts: BackupFacts,
  onProgress?: Progress,
): Promise<WrittenBackup> {
  const unfinished = `${file}.${process.pid}.unfinished`
  const discard = () => rmSync(unfinished, { force: true })
  const total = { tables: 0, rows: 0 }

  async function* textsOf(tx: Executor): AsyncGenerator<string> {
    const tables = await readTables(tx)
    const lines = createLineWriter()
    yield lines.line(await headerOf(tx, facts, tables))
    for (const table of tables) {
      yield lines.line({ table: table.name })
      const tally = createTally()
      for await (const batch of rowLines(tx, table)) {
        batch.forEach(tally.add)
        yield batch.map(lines.line).join('')
      }
      const contents = tally.contents()
      yield lines.line(contents)
      total.tables += 1
      total.rows += contents.rows
      onProgress?.(total.tables, tables.length)
    }
    yield lines.end()
  }

  process.once('exit', discard)
  try {
    await database.transaction(async (tx) => {
      await tx.execute(sql`set transaction isolation level repeatable read read only`)
      await prepareTransaction(tx)
      Object.assign(total, { tables: 0, rows: 0 })
      discard()
      await writeWhole(unfinished, textsOf(tx))
    })
    await rename(unfinished, file)
    await syncFolder(dirname(file))
    return total
  } finally {
    process.off('exit', discard)
    discard()
  }
}
