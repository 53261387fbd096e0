import { join } from 'node:path'
import { databaseOnPool } from '../../../server/kernel/database/transactions'
import { migrate } from '../../../server/kernel/database/migrate'
import { openPool } from '../../../server/kernel/database/pool'
import { startOwnPostgres, type OwnPostgres } from './own-postgres'
import { projectFolder } from './project-folder'

declare global {
  var testPostgres: OwnPostgres | undefined
}

/** Starts one PostgreSQL for the whole run and migrates the database that each test file's own is copied from. */
export default async function globalSetup(): Promise<void> {
  if (globalThis.testPostgres) return
  const postgres = await startOwnPostgres()
  const { connectionString } = postgres.server
  globalThis.testPostgres = postgres
  const facts = { kind: 'embedded', connectionString } as const
  const template = databaseOnPool(openPool(connectionString, 1), facts, async () => undefined)
  await migrate(template, join(projectFolder, 'server/migrations'))
  await template.close()
  process.env.TEST_DATABASE_URL = connectionString
}
