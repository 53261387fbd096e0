import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrate } from '../../../../server/kernel/database/migrate'
import { projectFolder } from '../../../support/server/project-folder'
import { createTestDatabase, dropTestDatabase, openTestDatabase } from '../../../support/server/test-database'

const folder = mkdtempSync(join(tmpdir(), 'staylark-migrations-'))
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

let connectionString: string
beforeAll(async () => {
  connectionString = await createTestDatabase('template1')
})
afterAll(async () => {
  await dropTestDatabase(connectionString)
  rmSync(folder, { recursive: true })
})

test('two processes that start at once run each migration once, between them', async () => {
  write('0001_first.sql', 'create table fruit (name text primary key); insert into fruit values (1);')
  write('0002_second.sql', "insert into fruit select 'n' || pg_sleep(0.1)::text || n from generate_series(1, 3) as n;")
  write('notes.txt', 'is no migration')
  const processes = [openTestDatabase(connectionString), openTestDatabase(connectionString)]
  const applied = await Promise.all(processes.map((database) => migrate(database, folder)))
  expect(applied.flat().toSorted()).toEqual(['0001_first.sql', '0002_second.sql'])
  const { rows } = await processes[0]!.db.execute(sql`select count(*)::int as count from fruit`)
  expect(rows).toEqual([{ count: 4 }])
  await Promise.all(processes.map((database) => database.close()))
})

test('a second run does nothing', async () => {
  const database = openTestDatabase(connectionString)
  expect(await migrate(database, folder)).toEqual([])
  await database.close()
})

test('a migration that fails leaves nothing behind and is tried again', async () => {
  const database = openTestDatabase(connectionString)
  write('0003_third.sql', 'create table tree (name text); select no_such_column;')
  await expect(migrate(database, folder)).rejects.toThrow()
  write('0003_third.sql', 'create table tree (name text);')
  expect(await migrate(database, folder)).toEqual(['0003_third.sql'])
  await database.close()
})

test('a migration that was changed after it ran is refused by name; other line ends are no change', async () => {
  const database = openTestDatabase(connectionString)
  write('0003_third.sql', 'create table tree (name text, age int);')
  await expect(migrate(database, folder)).rejects.toThrow('Migration 0003_third.sql was changed')
  write('0003_third.sql', 'create table tree (name text);')
  await database.close()
})

test('the real migrations run on an empty database', async () => {
  const own = await createTestDatabase('template1')
  const database = openTestDatabase(own)
  const applied = await migrate(database, join(projectFolder, 'server/migrations'))
  expect(applied[0]).toBe('0001_catalogue.sql')
  await database.close()
  await dropTestDatabase(own)
})
