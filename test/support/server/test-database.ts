import pg from 'pg'
import { systemClock } from '../../../server/clock'
import { databaseOnPool } from '../../../server/database/database-on-pool'
import type { Database } from '../../../server/database/executor'
import { openPool } from '../../../server/database/open-pool'
import { loadPictureLibrary } from '../../../server/pictures/picture-library'
import { seedCatalogue } from '../../../server/seed/seed-catalogue'
import { projectFolder } from './project-folder'

/** Databases of the run's PostgreSQL that others are copied from: migrated, with a demo catalogue of 60 hotels too, or empty. */
export type Template = 'staylark' | 'staylark_seeded' | 'template1'

const seededHotels = 60

const namedAs = (name: string) => {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL is missing: is the test in a suite with PostgreSQL (jest.config.js)?')
  return url.replace(/\/[^/]*$/, `/${name}`)
}

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: namedAs('postgres') })
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Opens a test's database as the server does. */
export const openTestDatabase = (connectionString: string, connections = 10): Database =>
  databaseOnPool(openPool(connectionString, connections), { kind: 'url', connectionString }, async () => undefined)

async function makeSeeded(client: pg.Client): Promise<void> {
  await client.query('drop database if exists staylark_seeding with (force)')
  await client.query('create database staylark_seeding template staylark strategy file_copy')
  const database = openTestDatabase(namedAs('staylark_seeding'))
  const pictures = loadPictureLibrary(projectFolder)
  await seedCatalogue({ database, clock: systemClock, pictures }, { hotels: seededHotels })
  await database.close()
  await client.query('alter database staylark_seeding rename to staylark_seeded')
}

/** The first test that wants the catalogue makes it; those in other processes wait for it. */
async function ensureSeeded(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock(1)')
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'staylark_seeded'")
  if (rowCount === 0) await makeSeeded(client)
}

let count = 0

/** Makes a database of its own for a test file, a copy of a template, and gives its connection string. */
export async function createTestDatabase(template: Template = 'staylark'): Promise<string> {
  const name = `test_${process.pid}_${++count}_${Math.random().toString(36).slice(2, 8)}`
  await asAdmin(async (client) => {
    if (template === 'staylark_seeded') await ensureSeeded(client)
    await client.query(`create database ${name} template ${template} strategy file_copy`)
  })
  return namedAs(name)
}

/** Removes a test's database, whoever is still connected to it. */
export async function dropTestDatabase(connectionString: string): Promise<void> {
  const name = connectionString.replace(/^.*\//, '')
  await asAdmin((client) => client.query(`drop database if exists ${name} with (force)`))
}
