import pg from 'pg'
import { databaseOnPool } from '../../../server/database/database-on-pool'
import type { Database } from '../../../server/database/executor'
import { openPool } from '../../../server/database/open-pool'

/** Databases of the run's PostgreSQL that others are copied from : migrated, with the demo catalogue too, or empty. */
export type Template = 'staylark' | 'staylark_seeded' | 'template1'

const namedAs = (name: string) => {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL is missing: is the test in a suite with PostgreSQL (jest.config.js)?')
  return url.replace(/\/[^/]*$/, `/${name}`)
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: namedAs('postgres') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

let count = 0

/** Makes a database of its own for a test file, a copy of a template, and gives its connection string. */
export async function createTestDatabase(template: Template = 'staylark'): Promise<string> {
  const name = `test_${process.pid}_${++count}_${Math.random().toString(36).slice(2, 8)}`
  await asAdmin(`create database ${name} template ${template} strategy file_copy`)
  return namedAs(name)
}

/** Removes a test's database, whoever is still connected to it. */
export async function dropTestDatabase(connectionString: string): Promise<void> {
  await asAdmin(`drop database if exists ${connectionString.replace(/^.*\//, '')} with (force)`)
}

/** Opens a test's database as the server does. */
export const openTestDatabase = (connectionString: string, connections = 10): Database =>
  databaseOnPool(openPool(connectionString, connections), { kind: 'url', connectionString }, async () => undefined)
