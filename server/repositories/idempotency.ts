import { sql } from 'drizzle-orm'
import type { Executor } from '../database/executor'

/** Names one try of an unsafe call. */
export interface KeyName {
  readonly scope: string
  readonly operationId: string
  readonly key: string
}

/** Of each try, whether it was already answered, so that it will only be answered again. */
export async function findAnsweredKeys(db: Executor, names: readonly KeyName[]): Promise<boolean[]> {
  const column = (read: (name: KeyName) => string) => sql`${sql.param(names.map(read))}::text[]`
  const { rows } = await db.execute<{ answered: boolean }>(sql`
    select exists (
      select from idempotency known
      where known.scope = name.scope and known.operation_id = name.operation_id and known.key = name.key
    ) as answered
    from unnest(${column(({ scope }) => scope)}, ${column(({ operationId }) => operationId)}, ${column(({ key }) => key)})
      with ordinality as name (scope, operation_id, key, place)
    order by name.place`)
  return rows.map(({ answered }) => answered)
}

/** Whether a call was already answered under this key. */
export async function isKeyAnswered(db: Executor, name: KeyName): Promise<boolean> {
  const [answered = false] = await findAnsweredKeys(db, [name])
  return answered
}
