import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runnableBinaries } from '../../../server/database/embedded/runnable-binaries'
import { openEmbeddedPostgres, type EmbeddedPostgres } from '../../../server/database/embedded/embedded-postgres'
import { serverUser } from '../../../server/database/embedded/server-user'
import { databaseOnPool } from '../../../server/database/database-on-pool'
import { openPool } from '../../../server/database/open-pool'
import { projectFolder } from './project-folder'
import { migrate } from '../../../server/database/migrate'

declare global {
  var testPostgres: { server: EmbeddedPostgres; dataDir: string } | undefined
}

/** Durability is of no use to a cluster that ends with the tests. */
const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

/** Starts one PostgreSQL for the whole run and migrates the database that each test file's own is copied from. */
export default async function globalSetup(): Promise<void> {
  if (globalThis.testPostgres) return
  const user = serverUser()
  const binaries = runnableBinaries(projectFolder, user)
  if (!('native' in binaries))
    throw new Error(`The server's tests need PostgreSQL, which cannot run here: ${binaries.reason}.`)
  const dataDir = mkdtempSync(join(tmpdir(), 'staylark-test-'))
  chmodSync(dataDir, 0o755)
  const server = await openEmbeddedPostgres({ dataDir, native: binaries.native, user, settings: quick })
  globalThis.testPostgres = { server, dataDir }
  const facts = { kind: 'embedded', connectionString: server.connectionString } as const
  const template = databaseOnPool(openPool(server.connectionString, 1), facts, async () => undefined)
  await migrate(template, join(projectFolder, 'server/migrations'))
  await template.close()
  process.env.TEST_DATABASE_URL = server.connectionString
}
