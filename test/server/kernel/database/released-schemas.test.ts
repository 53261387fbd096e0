import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../../server/kernel/database/executor'
import { migrate, readMigrations } from '../../../../server/kernel/database/migrate'
import { openPglite } from '../../../../server/kernel/database/open-database'
import { fillSchema, lostRows, readTable, type WrittenRow } from '../../../support/server/fill-schema'
import { projectFolder } from '../../../support/server/project-folder'
import { createTestDatabase, dropTestDatabase, openTestDatabase } from '../../../support/server/test-database'

jest.setTimeout(120_000)

const base = mkdtempSync(join(tmpdir(), 'staylark-released-'))
const migrations = join(projectFolder, 'server/migrations')
const released = readMigrations(migrations).map(({ name }) => name)
afterAll(() => rmSync(base, { recursive: true }))

/** Opens an empty database; returns it with a function that removes it. */
type Opening = () => Promise<[Database, () => Promise<void>]>

const onPostgres: Opening = async () => {
  const connectionString = await createTestDatabase('template1')
  const database = openTestDatabase(connectionString, 2)
  return [database, () => database.close().then(() => dropTestDatabase(connectionString))]
}

const onPglite: Opening = async () => {
  const database = await openPglite(base, async () => undefined)
  return [database, () => database.close()]
}

/** A release that has the first migrations only, up to the named one. */
function releaseUpTo(name: string): string {
  const folder = join(base, 'migrations')
  mkdirSync(folder, { recursive: true })
  cpSync(join(migrations, name), join(folder, name))
  return folder
}

/** The grades of hotels that were written before hotels had any (0006 gives them some). */
async function derivedGrades(database: Database, written: readonly WrittenRow[]): Promise<unknown[]> {
  const early = written.filter(({ table, values }) => table === 'hotel' && !('grade' in values))
  const ids = early.map(({ values }) => String(values.id))
  const rows = await readTable(database.db, 'hotel')
  return rows.filter(({ id }) => ids.includes(String(id))).map(({ star, grade }) => Number(grade) - Number(star))
}

/** Names of constraints and indexes that do not vouch for every row. */
async function unproven({ db }: Database): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select conname as name from pg_constraint where not convalidated
    union all select indexrelid::regclass::text from pg_index where not (indisvalid and indisready)`)
  return rows
}

describe.each([
  ['PostgreSQL', onPostgres],
  ['PGlite', onPglite],
])('on %s', (_engine, open) => {
  test('rows of every table, written under every released schema, are all there at the newest, value by value', async () => {
    const [database, remove] = await open()
    const written: WrittenRow[] = []
    for (const [at, name] of released.entries()) {
      expect(await migrate(database, releaseUpTo(name))).toEqual([name])
      written.push(...(await fillSchema(database.db, 2 * at)))
    }
    expect(await migrate(database, migrations)).toEqual([])
    expect(written.length).toBeGreaterThan(released.length * 30)
    expect(await lostRows(database.db, written)).toEqual([])
    expect(await unproven(database)).toEqual([])
    expect(await derivedGrades(database, written)).toEqual(Array(10).fill(1))
    rmSync(join(base, 'migrations'), { recursive: true })
    await remove()
  })
})
