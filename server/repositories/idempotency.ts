import { and, eq } from 'drizzle-orm'
import type { Executor } from '../database/executor'
import { idempotency } from '../database/schema-orders'

/** Whether a call was already answered under this key, so that it will only be answered again. */
export async function isKeyAnswered(
  db: Executor,
  { scope, operationId, key }: { scope: string; operationId: string; key: string },
): Promise<boolean> {
  const rows = await db
    .select({ key: idempotency.key })
    .from(idempotency)
    .where(and(eq(idempotency.scope, scope), eq(idempotency.operationId, operationId), eq(idempotency.key, key)))
  return rows.length > 0
}
