import { DataDirInUse } from './database/data-dir-lock'
import { databaseOnPool } from './database/database-on-pool'
import type { Database } from './database/executor'
import { openDatabase } from './database/open-database'
import { openPool } from './database/open-pool'
import { tell } from './console-steps'
import type { Env } from './env'
import { readServerNote } from './server-note'

/** Opens the database beside a server that runs on it, or alone; throws DataDirInUse beside a fallback database, which takes one process only. */
export async function openBesideServer(env: Env): Promise<Database> {
  try {
    return await openDatabase(env, { tell, lost: () => process.exit(1) })
  } catch (error) {
    const url = error instanceof DataDirInUse ? readServerNote(env)?.databaseUrl : null
    if (!url) throw error
    return databaseOnPool(openPool(url), { kind: 'url', connectionString: url }, async () => undefined)
  }
}
