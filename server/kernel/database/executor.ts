import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { schema } from './schema/all-tables'

/** What repositories run their SQL on: the database itself or a transaction of it. */
export type Executor = PgDatabase<NodePgQueryResultHKT, typeof schema>

/** The open database. */
export interface Database {
  /** Where it runs: our own PostgreSQL, the PGlite fallback, or a server named by DATABASE_URL. */
  readonly kind: 'embedded' | 'pglite' | 'url'
  readonly db: Executor
  /** Connection string for another process; null where there can be none (PGlite). */
  readonly connectionString: string | null
  /** Runs at read committed and commits what `run` resolves; runs it again, at most 5 times, after a serialization failure or deadlock. */
  transaction<T>(run: (tx: Executor) => Promise<T>): Promise<T>
  close(): Promise<void>
}
