import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { OrderStatus } from '@/contract/order'
import type { Database } from '../../../server/kernel/database/executor'
import { migrate } from '../../../server/kernel/database/migrate'
import { projectFolder } from './project-folder'

/** What an order of the fixture is for: how it came to its state. */
export type OldOrderName =
  | 'completed'
  | 'staying'
  | 'closed'
  | 'late'
  | 'refunded'
  | 'cancelled'
  | 'surplus'
  | 'confirmed'
  | 'lateTaken'
  | 'confirming'
  | 'unpaid'
  | 'paying'

/** Orders that the version with schema 0027 wrote, and when it wrote the last of them. */
export interface OldOrders {
  readonly now: string
  /** Whose they are, all but the confirming one, which is the other's. */
  readonly owner: string
  readonly other: string
  readonly orders: Readonly<Record<OldOrderName, { orderid: string; payId: string; status: OrderStatus }>>
}

const fixture = join(projectFolder, 'test/support/server/fixtures/orders-of-0027.jsonl')
const migrations = join(projectFolder, 'server/migrations')

/** The last schema in which an order was one table. */
const LAST_SCHEMA = '0027_drop_search_columns.sql'

/** Fills an empty database as the version with schema 0027 left it, then brings it to the newest schema; `folder` is for its own files. */
export async function migrateOldOrders(database: Database, folder: string): Promise<OldOrders> {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(migrations).filter((one) => one <= LAST_SCHEMA))
    cpSync(join(migrations, name), join(folder, name))
  await migrate(database, folder)
  const [facts = '', ...lines] = readFileSync(fixture, 'utf8').trim().split('\n')
  for (const line of lines) {
    const { table, row } = JSON.parse(line)
    const name = sql.identifier(table)
    await database.db.execute(
      sql`insert into ${name} select * from jsonb_populate_record(null::${name}, ${JSON.stringify(row)}::jsonb)`,
    )
  }
  await migrate(database, migrations)
  return JSON.parse(facts)
}
