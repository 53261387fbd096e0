import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '../../server/kernel/database/executor'
import { isAlive } from '../../server/kernel/database/embedded/postmaster'
import { type Migration, migrate, readMigrations } from '../../server/kernel/database/migrate'
import { type FaultPoint, type FaultProxy, startFaultProxy } from '../support/server/fault-proxy'
import { fillSchema, lostRows, type WrittenRow } from '../support/server/fill-schema'
import { durable, type OwnPostgres, signalPostgres, startOwnPostgres } from '../support/server/own-postgres'
import { projectFolder } from '../support/server/project-folder'
import { launchServer, newDataDir, removeDataDir, startServerProcess } from '../support/server/start-server-process'
import { readPlaceEdition } from '../../server/stays/destinations/fill-places'
import { openTestDatabase } from '../support/server/test-database'

jest.setTimeout(600_000)

const folder = join(projectFolder, 'server/migrations')
const released = readMigrations(folder)

/** Migrations that are interrupted: the one that rewrites most rows and the newest; by `npm run reliability` all. */
const interrupted = process.env.RELIABILITY_KILLS
  ? released
  : released.filter(({ name }, at) => name.endsWith('_hotel_search.sql') || at === released.length - 1)

/** What ends in the middle of a migration. */
type Victim = 'server' | 'database'

const base = mkdtempSync(join(tmpdir(), 'staylark-interrupted-'))
let postgres: OwnPostgres
let proxy: FaultProxy
let dataDir: string
let database: Database
const written: WrittenRow[] = []

beforeAll(async () => {
  postgres = await startOwnPostgres(durable)
  const { connectionString } = postgres.server
  proxy = await startFaultProxy(`${decodeURIComponent(new URL(connectionString).hostname)}/.s.PGSQL.5432`)
  dataDir = newDataDir()
  database = openTestDatabase(connectionString, 2)
})
afterAll(async () => {
  await database.close()
  await proxy.close()
  await postgres.server.stop()
  for (const one of [dataDir, postgres.dataDir]) removeDataDir(one)
  rmSync(base, { recursive: true })
})

/** Settings of a server on a database of this PostgreSQL's. */
const envFor = (name: string) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: `postgres://postgres@127.0.0.1:${proxy.port}/${name}`,
  SEED_HOTELS: '20',
})

async function killDatabase(): Promise<void> {
  const { pid } = postgres.server
  signalPostgres(pid, 'SIGKILL')
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10))
}

/** Starts a server, lets it come to the point, and ends the victim there; PostgreSQL is up again with that. */
async function interrupt(point: FaultPoint, victim: Victim = 'server', name = 'staylark'): Promise<void> {
  const struck = proxy.strike(point)
  const server = await launchServer(envFor(name))
  const ended = server.ended.then(() => {
    throw new Error(`The server ended before it came to ${point.query}:\n${server.output()}`)
  })
  await Promise.race([struck, ended])
  if (victim === 'database') {
    await killDatabase()
    expect((await server.ended).code).toBe(1)
    expect(server.output()).toContain('The connection to the database was lost')
    expect(server.output()).not.toContain('    at ')
    postgres = await startOwnPostgres(durable, postgres.dataDir)
  } else await server.stop('SIGKILL')
}

async function applied(): Promise<string[]> {
  const { rows } = await database.db.execute<{ name: string }>(sql`select name from schema_migration order by name`)
  return rows.map(({ name }) => name)
}

/** Makes the schema of the release before a migration, with rows in every table. */
async function fillBefore(migration: Migration): Promise<void> {
  const at = released.indexOf(migration)
  mkdirSync(join(base, String(at)))
  for (const { name } of released.slice(0, at)) cpSync(join(folder, name), join(base, String(at), name))
  await migrate(database, join(base, String(at)))
  if (at > 0) written.push(...(await fillSchema(database.db, 2 * at)))
}

const namesBefore = (migration: Migration) => released.slice(0, released.indexOf(migration)).map(({ name }) => name)

/** The beginning of a migration, as part of the query that sends it. */
const beginning = ({ text }: Migration) => text.slice(0, 200)

test.each(interrupted.map((migration) => [migration.name, migration] as const))(
  'wherever %s is interrupted, all of it is done or nothing, and no row is lost',
  async (_name, migration) => {
    await fillBefore(migration)
    const query = beginning(migration)
    const cuts: [FaultPoint, Victim][] = [
      [{ query, at: 'statement', when: 'before' }, 'server'],
      [{ query, at: 'statement', when: 'after' }, 'database'],
      [{ query, at: 'commit', when: 'before' }, 'server'],
    ]
    for (const [point, victim] of cuts) {
      await interrupt(point, victim)
      expect(await applied()).toEqual(namesBefore(migration))
      expect(await lostRows(database.db, written)).toEqual([])
    }
    await interrupt({ query, at: 'commit', when: 'after' })
    expect(await applied()).toEqual([...namesBefore(migration), migration.name])
    expect(await lostRows(database.db, written)).toEqual([])
  },
)

test('wherever the first start is interrupted, the next ones do all of it, once', async () => {
  await database.db.execute(sql`create database first_start`)
  const points: [string, FaultPoint['at'], FaultPoint['when']][] = [
    ['create table if not exists schema_migration', 'statement', 'after'],
    ['create table meta', 'commit', 'before'],
    ['insert into "hotel"', 'commit', 'before'],
    ['insert into "hotel"', 'commit', 'after'],
    ['insert into "place"', 'commit', 'before'],
    ['insert into "place"', 'commit', 'after'],
  ]
  for (const [query, at, when] of points) await interrupt({ query, at, when }, 'server', 'first_start')
  const server = await startServerProcess(envFor('first_start'))
  const first = openTestDatabase(postgres.server.connectionString.replace('/staylark', '/first_start'), 1)
  const { rows } = await first.db.execute(sql`
    select (select count(*)::int from schema_migration) as migrations, (select count(*)::int from hotel) as hotels,
      (select count(*)::int from place) as places`)
  await first.close()
  await server.stop()
  const places = readPlaceEdition(projectFolder).rows().length
  expect(rows).toEqual([{ migrations: released.length, hotels: 20, places }])
})
