import { sql } from 'drizzle-orm'
import type { Executor } from './executor'

/** The oldest major version of PostgreSQL that this server's SQL is tested on. */
const leastVersion = 15

/** The PostgreSQL of DATABASE_URL is older than this server's SQL. */
export class PostgresTooOld extends Error {
  override readonly name = 'PostgresTooOld'
}

/** Throws PostgresTooOld on a PostgreSQL that is too old; databases that only speak like one are not judged by their version. */
export async function refuseOldPostgres(db: Executor): Promise<void> {
  const { rows } = await db.execute<{ version: string }>(sql`select version() as version`)
  const major = /^PostgreSQL (\d+)/.exec(rows[0]?.version ?? '')?.[1]
  if (major === undefined || Number(major) >= leastVersion) return
  throw new PostgresTooOld(
    `The database of DATABASE_URL is PostgreSQL ${major}; Staylark needs ${leastVersion} or newer. Bring it up to that with pg_upgrade, or pg_dump it into a newer one.`,
  )
}
