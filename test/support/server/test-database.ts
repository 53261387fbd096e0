import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { systemClock } from '../../../server/kernel/time/clock'
import { databaseOnPool } from '../../../server/kernel/database/transactions'
import type { Database } from '../../../server/kernel/database/executor'
import { readEnv } from '../../../server/kernel/config/env'
import { fillArticles } from '../../../server/help/fill-articles'
import { migrate } from '../../../server/kernel/database/migrate'
import { openPglite } from '../../../server/kernel/database/open-database'
import { openPool } from '../../../server/kernel/database/pool'
import { loadPictureLibrary } from '../../../server/kernel/pictures/picture-library'
import { seedCatalogue } from '../../../server/demo/seed/seed-catalogue'
import { projectFolder } from './project-folder'

/** Databases of the run's PostgreSQL that others are copied from: migrated, with a demo catalogue of 60 hotels too, or empty. */
export type Template = 'staylark' | 'staylark_seeded' | 'template1'

/** Hotels of the demo catalogue in the seeded template. */
const seededHotels = 60

async function seedTemplate(database: Database): Promise<void> {
  const pictures = loadPictureLibrary(projectFolder)
  await seedCatalogue({ database, clock: systemClock, pictures }, { hotels: seededHotels })
  await fillArticles({
    database,
    env: readEnv({ NODE_ENV: 'test', SECRET: 'a-secret-for-the-template-of-tests-0123' }, projectFolder),
  })
}

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

async function createSeeded(client: pg.Client): Promise<void> {
  await client.query('drop database if exists staylark_seeding with (force)')
  await client.query('create database staylark_seeding template staylark strategy file_copy')
  const database = openTestDatabase(namedAs('staylark_seeding'))
  await seedTemplate(database)
  await database.close()
  await client.query('alter database staylark_seeding rename to staylark_seeded')
}

/** The first test that wants the catalogue makes it; those in other processes wait for it. */
async function ensureSeeded(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock(1)')
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'staylark_seeded'")
  if (rowCount === 0) await createSeeded(client)
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

/** Drops a test's database, even while clients are connected to it. */
export async function dropTestDatabase(connectionString: string): Promise<void> {
  const name = connectionString.replace(/^.*\//, '')
  await asAdmin((client) => client.query(`drop database if exists ${name} with (force)`))
}

/** A database that a test file has to itself, open. */
export interface OwnDatabase {
  readonly database: Database
  /** Closes and removes it. */
  remove(): Promise<void>
}

/** Whether it is on this process to do something that is done once in a run. */
function claims(claim: string): boolean {
  try {
    mkdirSync(claim)
    return true
  } catch {
    return false
  }
}

const openPgliteIn = (folder: string) => openPglite(folder, async () => undefined)

/** What fills each template of PGlite's, and the one that it begins as. */
const pgliteTemplates: Readonly<
  Record<Template, { beginning: Template | null; fill(database: Database): Promise<unknown> }>
> = {
  template1: { beginning: null, fill: async () => undefined },
  staylark: { beginning: 'template1', fill: (database) => migrate(database, join(projectFolder, 'server/migrations')) },
  staylark_seeded: { beginning: 'staylark', fill: seedTemplate },
}

/** The folder of a template; the first test that wants it makes it, and those in other processes wait for it. */
async function pgliteTemplate(base: string, template: Template): Promise<string> {
  const folder = join(base, template)
  if (claims(`${folder}-claimed`)) {
    const { beginning, fill } = pgliteTemplates[template]
    const unfinished = `${folder}-unfinished`
    if (beginning) cpSync(await pgliteTemplate(base, beginning), unfinished, { recursive: true })
    else mkdirSync(unfinished)
    const database = await openPgliteIn(unfinished)
    await fill(database)
    await database.close()
    renameSync(unfinished, folder)
  }
  while (!existsSync(folder)) await wait(50)
  return folder
}

async function createOnPglite(base: string, template: Template): Promise<OwnDatabase> {
  const folder = mkdtempSync(join(base, 'test-'))
  cpSync(await pgliteTemplate(base, template), folder, { recursive: true })
  const database = await openPgliteIn(folder)
  return { database, remove: () => database.close().then(() => rmSync(folder, { recursive: true })) }
}

/** Makes a database for a test file, a copy of a template, and opens it as the server does: on the run's PostgreSQL, or on PGlite where TEST_PGLITE names a folder for its files. */
export async function createOwnDatabase(template: Template = 'staylark', connections?: number): Promise<OwnDatabase> {
  if (process.env.TEST_PGLITE) return createOnPglite(process.env.TEST_PGLITE, template)
  const connectionString = await createTestDatabase(template)
  const database = openTestDatabase(connectionString, connections)
  return { database, remove: () => database.close().then(() => dropTestDatabase(connectionString)) }
}
